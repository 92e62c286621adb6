import { msg } from '../../../content/messages/msg.ts'
import { deskShortcuts, keysOf, pageShortcuts, type Shortcut } from '../../shortcuts.ts'
import { h, shadow } from './element.ts'
import css from './shortcuts.css?inline'
import { wordsFor } from './words.ts'

/** The keys of the page and of the desk, over the page. */
class ShortcutsDialog extends HTMLElement {
  constructor() {
    super()
    const { lang, dir } = document.documentElement
    const { say } = wordsFor(lang)
    const list = (shortcuts: readonly Shortcut[]) =>
      h(
        'dl',
        {},
        ...shortcuts.map(({ keys, does }) =>
          h(
            'div',
            {},
            h(
              'dt',
              {},
              ...keys.map(binding => h('bdi', { dir: 'ltr' }, ...keysOf(binding, say).map(key => h('kbd', {}, key)))),
            ),
            h('dd', {}, say(does)),
          ),
        ),
      )
    const title = say(msg('Keyboard shortcuts'))
    const dialog = h(
      'dialog',
      { lang, dir, 'aria-label': title, onclose: () => this.remove() },
      h(
        'header',
        {},
        h('h2', {}, title),
        h('button', { type: 'button', 'aria-label': say(msg('Close')), onclick: () => dialog.close() }, '×'),
      ),
      h('h3', {}, say(msg('On this page'))),
      list(pageShortcuts),
      h('h3', {}, say(msg('At the desk'))),
      list(deskShortcuts),
    )
    shadow(this, css).append(dialog)
  }

  connectedCallback(): void {
    this.shadowRoot?.querySelector('dialog')?.showModal()
  }
}

customElements.define('dev-shortcuts', ShortcutsDialog)

/** Shows the keys, once. */
export function showShortcuts(): void {
  if (!document.querySelector('dev-shortcuts')) document.documentElement.append(new ShortcutsDialog())
}
