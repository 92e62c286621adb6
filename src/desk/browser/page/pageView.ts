import { type PageWord, pageWords, textAt, wordAt } from '../../../site/preview/remark/pageWords.ts'
import { Alignment } from '../../../site/preview/remark/words.ts'
import { framedEvent } from '../../names.ts'

/** What src/desk/browser/page/framed.ts offers to the desk. */
export interface DeskPageWindow extends Window {
  deskPage?: { show(html: string): void }
  /** The last click before the desk could take one, once; src/desk/server/document.ts keeps it. */
  takeEarlyClick?(): MouseEvent | undefined
}

interface Callbacks {
  /**
   * A click on text: its place in the source, or that of what draws words that are not the source's own, and whether the
   * writer wants the whole word.
   */
  onPick(place: { offset: number; isOwn: boolean }, word: boolean): void
  onKey(event: KeyboardEvent): void
}

/** Distance of the cursor's word from the frame's edges below which the page scrolls, as a share of its height. */
const margin = 0.15

/** Time without a new version after which the cursor's word is looked for in the page, ms: it takes as long as showing one. */
const markDelay = 200

const highlightName = 'desk-cursor'
const highlightStyle = `::highlight(${highlightName}) { background-color: #cfe6dc; color: #1c1a15 }`

/** The page next to the source. */
export class PageView {
  readonly frame: HTMLIFrameElement
  readonly #source: () => string
  readonly #on: Callbacks
  #waiting: string | undefined
  #aligned: { words: PageWord[]; source: string; alignment: Alignment } | undefined
  #cursor: number | undefined
  #marking: ReturnType<typeof setTimeout> | undefined

  constructor(frame: HTMLIFrameElement, source: () => string, on: Callbacks) {
    this.frame = frame
    this.#source = source
    this.#on = on
    frame.addEventListener(framedEvent, () => this.#begin())
    frame.addEventListener('load', () => this.#cursor !== undefined && this.follow(this.#cursor))
  }

  /** Shows a version of the page; the last call wins. */
  show(html: string): void {
    const page = this.#window()?.deskPage
    if (!page) {
      this.#waiting = html
      return
    }
    this.#waiting = undefined
    page.show(html)
    this.#aligned = undefined
    clearTimeout(this.#marking)
    this.#marking = setTimeout(() => this.#mark(), markDelay)
  }

  /** Brings the word at a place of the source into view and marks it. */
  follow(offset: number): void {
    this.#cursor = offset
    const range = this.#mark()
    const view = this.#window()
    if (!range || !view) return
    const answer = range.startContainer.parentElement?.closest('details')
    if (answer) answer.open = true
    const { top, bottom } = range.getBoundingClientRect()
    if (top >= view.innerHeight * margin && bottom <= view.innerHeight * (1 - margin)) return
    view.scrollBy({ top: (top + bottom - view.innerHeight) / 2, behavior: 'instant' })
  }

  #window(): (DeskPageWindow & typeof globalThis) | undefined {
    return (this.frame.contentWindow ?? undefined) as (DeskPageWindow & typeof globalThis) | undefined
  }

  /** A page has come, also one that was loaded again. */
  #begin(): void {
    const page = this.frame.contentDocument
    const view = this.#window()
    if (!page || !view) return
    const sheet = new view.CSSStyleSheet()
    sheet.replaceSync(highlightStyle)
    page.adoptedStyleSheets = [sheet]
    this.#aligned = undefined
    // While the words are where they were clicked.
    const early = view.takeEarlyClick?.()
    if (early) this.#clicked(early)
    if (this.#waiting !== undefined) this.show(this.#waiting)
    // Before the page's own listeners: a link on the desk is text.
    page.addEventListener('click', event => this.#clicked(event), { capture: true })
    page.addEventListener('keydown', event => this.#on.onKey(event))
    if (this.#cursor !== undefined && !early) this.follow(this.#cursor)
  }

  #clicked(event: MouseEvent): void {
    const target = event.target as Element
    const control = target.closest('a, button, input, select, textarea, label, summary')
    // As in editors, a link is followed only with the key that opens it in a new tab.
    if (control?.localName === 'a' && !event.ctrlKey && !event.metaKey) event.preventDefault()
    if (control && control.localName !== 'a' && control.localName !== 'summary') return
    const page = this.frame.contentDocument
    const aligned = this.#align()
    const text = page && textAt(page, event.clientX, event.clientY)
    const word = text && aligned && wordAt(aligned.words, text.node, text.offset)
    const place = word && aligned.alignment.placeOf(word.index, word.character)
    if (place) this.#on.onPick(place, event.detail === 2)
  }

  #align() {
    const page = this.frame.contentDocument
    if (!page) return undefined
    const source = this.#source()
    if (this.#aligned?.source !== source) {
      const words = pageWords(page)
      const alignment = new Alignment(
        source,
        words.map(({ text }) => text),
      )
      this.#aligned = { words, source, alignment }
    }
    return this.#aligned
  }

  #mark(): Range | undefined {
    const [view, aligned] = [this.#window(), this.#align()]
    const index = this.#cursor === undefined ? undefined : aligned?.alignment.pageIndex(this.#cursor)
    const word = index === undefined ? undefined : aligned?.words[index]
    if (!view || !word?.node.isConnected) return undefined
    const range = view.document.createRange()
    range.setStart(word.node, word.start)
    range.setEnd(word.node, Math.min(word.start + word.text.length, word.node.length))
    view.CSS.highlights.set(highlightName, new view.Highlight(range))
    return range
  }
}
