import { locales, toLocale } from '../../../content/locales/locales.ts'
import { type Message, msg } from '../../../content/messages/msg.ts'
import { ask, DeskProblem } from '../../browser/api.ts'
import { pageBackExcept } from '../../browser/pages/pageBackExcept.ts'
import { problemText } from '../../browser/problemTexts.ts'
import { deletedKey } from '../../names.ts'
import type { PageRestored } from '../../server/pages/protocol.ts'
import css from './deletedPage.css?inline'
import { h, shadow } from './element.ts'
import { holdReload } from './reload.ts'
import { wordsFor } from './words.ts'

/** Says which page was deleted, and brings it back. */
class DeletedPage extends HTMLElement {
  readonly #page = sessionStorage.getItem(deletedKey) ?? ''
  #letReload: () => void = () => undefined

  connectedCallback(): void {
    const { say, show } = wordsFor(document.documentElement.lang)
    // What changes in it later is announced; what it says first is read with the focus.
    const text = h('p', { role: 'status', id: 'text' }, ...show(deleted(this.#page)))
    const back = h('button', { type: 'button', onclick: () => void restore() }, say(msg('Bring it back')))
    const read = h('button', { type: 'button', class: 'read', onclick: () => this.#end() }, say(msg('Understood')))
    const write = (message: Message) => text.replaceChildren(...show(message))
    const restore = async () => {
      back.disabled = true
      // What comes back stands in the menus of this page too.
      this.#letReload = holdReload()
      const locale = toLocale(document.documentElement.lang)
      const restored = await ask<PageRestored>('POST', 'page/restore', { page: this.#page, locale }).catch(
        (error: unknown) => {
          write(error instanceof DeskProblem && error.unwritten !== undefined ? problemText(error) : unanswered)
        },
      )
      if (!restored) {
        back.disabled = false
        back.focus()
        return
      }
      const { url, kept = [] } = restored
      if (url === undefined) write(notRestored(this.#page))
      else {
        sessionStorage.removeItem(deletedKey)
        read.onclick = () => location.assign(url)
        const isThere = await fetch(url, { method: 'HEAD' }).then(
          answer => answer.ok,
          () => false,
        )
        if (!isThere) write(restoredUnseen(this.#page))
        else if (kept.length > 0) write(pageBackExcept(this.#page, kept))
        else location.assign(url)
      }
      read.focus()
      back.remove()
    }
    const { dir } = locales[toLocale(document.documentElement.lang)]
    const notice = h('section', { tabindex: -1, 'aria-labelledby': 'text', dir }, text, back, read)
    ;(this.shadowRoot ?? shadow(this, css)).replaceChildren(notice)
    // Its buttons are the next stops by Tab; Enter pressed twice on the deletion does not undo it.
    notice.focus()
  }

  #end(): void {
    sessionStorage.removeItem(deletedKey)
    this.remove()
    this.#letReload()
  }
}

const deleted = (page: string): Message =>
  msg(
    'The page {page} is deleted, in both languages. It can be brought back here until another page is deleted or takes its place; later what was proposed of it is in the history of git.',
    { page: `/${page}` },
  )

const restoredUnseen = (page: string): Message =>
  msg('The files of {page} are back, but the server does not show the page yet. It is read again when you open it.', {
    page: `/${page}`,
  })

const unanswered = msg('The dev server does not answer. Start it again with “npm run dev”.')

const notRestored = (page: string): Message =>
  msg(
    'It cannot be brought back here: something else stands in its place by now, another page was deleted since, or the server was started again. What was proposed of it is still in git: {command} brings it back.',
    { command: `git restore --source=HEAD -- "content/**/${page}.*"` },
  )

customElements.define('dev-deleted', DeletedPage)

export const showDeleted = (): void => document.documentElement.append(new DeletedPage())
