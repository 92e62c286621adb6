import { locales, toLocale } from '../../../content/locales/locales.ts'
import { type Message, msg } from '../../../content/messages/msg.ts'
import { ask } from '../../browser/api.ts'
import { deletedKey } from '../../names.ts'
import type { PageRestored } from '../../server/pages/protocol.ts'
import css from './deletedPage.css?inline'
import { h, shadow } from './element.ts'
import { wordsFor } from './words.ts'

/** Says which page was deleted, and brings it back. */
class DeletedPage extends HTMLElement {
  readonly #page = sessionStorage.getItem(deletedKey) ?? ''

  connectedCallback(): void {
    const { say, show } = wordsFor(document.documentElement.lang)
    const text = h('p', {}, ...show(deleted(this.#page)))
    const back = h('button', { type: 'button', onclick: () => void restore() }, say(msg('Bring it back')))
    const read = h('button', { type: 'button', class: 'read', onclick: () => this.#end() }, say(msg('Understood')))
    const restore = async () => {
      back.disabled = true
      const locale = toLocale(document.documentElement.lang)
      const { url, kept = [] } = await ask<PageRestored>('POST', 'page/restore', { page: this.#page, locale }).catch(
        (): PageRestored => ({}),
      )
      if (url && kept.length > 0) {
        sessionStorage.removeItem(deletedKey)
        text.replaceChildren(...show(restoredExcept(this.#page, kept)))
        read.onclick = () => location.assign(url)
        read.focus()
        back.remove()
        return
      }
      if (url) {
        this.#end()
        location.assign(url)
        return
      }
      text.replaceChildren(...show(notRestored(this.#page)))
      read.focus()
      back.remove()
    }
    const { dir } = locales[toLocale(document.documentElement.lang)]
    const notice = h('section', { role: 'status', dir }, text, back, read)
    ;(this.shadowRoot ?? shadow(this, css)).replaceChildren(notice)
  }

  #end(): void {
    sessionStorage.removeItem(deletedKey)
    this.remove()
  }
}

const deleted = (page: string): Message =>
  msg(
    'The page {page} is deleted, in both languages. It can be brought back here until another page is deleted or takes its place; later what was proposed of it is in the history of git.',
    { page: `/${page}` },
  )

const restoredExcept = (page: string, files: readonly string[]): Message =>
  msg(
    'The page {page} is back. {files} changed since in the same places, and {count, plural, one {stays as it is} other {stay as they are}}: look whether the page is missing there.',
    { page: `/${page}`, files: files.map(file => file.replace(/^content\//, '')), count: files.length },
  )

const notRestored = (page: string): Message =>
  msg(
    'It cannot be brought back here: something else stands in its place by now, another page was deleted since, or the server was started again. What was proposed of it is still in git: {command} brings it back.',
    { command: `git restore --source=HEAD -- "content/**/${page}.*"` },
  )

customElements.define('dev-deleted', DeletedPage)

export const showDeleted = (): void => document.documentElement.append(new DeletedPage())
