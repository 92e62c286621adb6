import { StateEffect, Text } from '@codemirror/state'
import { EditorView } from '@codemirror/view'
import { type Locale, localeCodes, otherLocale } from '../../../content/locales/locales.ts'
import type { Message } from '../../../content/messages/msg.ts'
import type { PairEdit, PairedSection, PairView } from '../../server/pair/protocol.ts'
import { DeskProblem, readPair, recordAgreement, takeAgreementBack } from '../api.ts'
import { placeholderRanges } from '../editor/placeholders.ts'
import type { Session } from '../session.ts'
import { bannerFor, isOpen } from './banner.ts'
import { keepLevel } from './level.ts'
import { sectionMarks, sectionStarts, showSections } from './sectionMarks.ts'
import { partsIn, stillOpen } from './stillOpen.ts'
import { undecided } from './undecided.ts'

/** Time without a key after which the languages are compared, ms. */
const compareDelay = 250

interface PairState {
  /** As last compared; undefined until then. */
  readonly view?: PairView
  /** A text was changed since then. */
  readonly isStale: boolean
  /** Why an agreement was not recorded, or not taken back. */
  readonly problem?: DeskProblem['problem'] | 'not-recorded' | 'not-taken-back'
  readonly busy: boolean
  /** An agreement was recorded here, and not taken back. */
  readonly canTakeBack: boolean
}

/** Both languages of a page on the desk: how they stand to each other, shown at the sections of both. */
export class PairLink {
  readonly sessions: Readonly<Record<Locale, Session>>
  readonly #listeners = new Set<() => void>()
  readonly #level: () => void
  #state: PairState = { isStale: false, busy: false, canTakeBack: false }
  #isShown = true
  #isAsking = false
  #waiting: ReturnType<typeof setTimeout> | undefined
  /** The language whose text had the focus last. */
  #used: Locale
  /** Whether an agreement was recorded since then, whose button goes and takes the focus with it. */
  #agreed = false
  /** What the last answer is about. */
  #texts: Partial<Record<Locale, string>> = {}

  /**
   * @param first the language that the desk was opened in
   * @param isLevel whether both columns can be seen
   */
  constructor(sessions: Readonly<Record<Locale, Session>>, first: Locale, isLevel: () => boolean) {
    this.sessions = sessions
    this.#used = first
    const listener = EditorView.updateListener.of(({ docChanged }) => {
      if (!docChanged) return
      if (!this.#state.isStale) this.#set({ isStale: true })
      this.#compareSoon()
    })
    for (const { view, locale } of Object.values(sessions)) {
      view.contentDOM.addEventListener('focus', () => {
        this.#used = locale
        this.#agreed = false
      })
      view.dispatch({ effects: StateEffect.appendConfig.of([sectionMarks, listener]) })
    }
    this.#level = keepLevel(sessions.en.view, sessions.he.view, () => this.#isShown && isLevel())
    this.#goToCursor()
    void this.compare()
  }

  get state(): PairState {
    return this.#state
  }

  get isCompared(): boolean {
    return this.#state.view?.compared === true
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** Whether the languages are side by side; with only one shown, marks are in the way. */
  show(isShown: boolean): void {
    if (isShown === this.#isShown) return
    this.#isShown = isShown
    this.#mark()
    if (isShown) this.#goToCursor()
    void this.compare()
  }

  /** Compares the current texts; what is typed meanwhile is compared afterwards. */
  async compare(): Promise<void> {
    clearTimeout(this.#waiting)
    if (this.#isAsking || !this.#isShown) return
    this.#isAsking = true
    const texts = { en: this.#side('en'), he: this.#side('he') }
    try {
      const { view } = await readPair(texts)
      if (this.#isCurrent(texts) && view) {
        this.#texts = { en: texts.en.text, he: texts.he.text }
        this.#set({ view, isStale: false })
        this.#mark()
      }
    } catch (error) {
      // The session says so, too.
      if (!(error instanceof DeskProblem)) throw error
    } finally {
      this.#isAsking = false
    }
    if (!this.#isCurrent(texts)) this.#compareSoon()
  }

  /** Why a section does not agree yet, or the whole page, as far as it shows. */
  stillOpen(section?: PairedSection): Message[] {
    const { view } = this.#state
    // The section of an answer before the last, if that said the same.
    const index =
      section &&
      view?.sections.findIndex(({ hashes: { en, he } }) => en === section.hashes.en && he === section.hashes.he)
    const sideOf = (locale: Locale) => {
      const editor = this.sessions[locale].view
      return {
        doc: editor.state.doc,
        starts: sectionStarts(editor),
        edits: view?.edits[locale] ?? [],
        alone: (view?.sections ?? []).flatMap(({ state, heading }) =>
          state === 'alone' ? (heading[locale] ?? []) : [],
        ),
      }
    }
    return stillOpen({ en: sideOf('en'), he: sideOf('he') }, index)
  }

  /** Why that they agree cannot be recorded now: a conflict is to be decided first. */
  undecided(): Message | undefined {
    const isUndecided = (locale: Locale) => this.sessions[locale].state.conflict !== undefined
    return undecided({ en: isUndecided('en'), he: isUndecided('he') })
  }

  /** Saves both languages and records that they say the same: one section of them, or the whole page. */
  agree(section?: PairedSection): Promise<void> {
    return this.#record(async file => {
      const sessions = Object.values(this.sessions)
      await Promise.all(sessions.map(session => session.save()))
      // The reason why it could not be saved is shown above the text.
      if (sessions.some(({ state }) => state.unsaved)) return {}
      const { recorded } = await recordAgreement({ file, ...(section ? { section: section.hashes } : {}) })
      return recorded ? { canTakeBack: true } : { problem: 'not-recorded' }
    })
  }

  /** Takes back what was recorded last, whatever the texts are by now. */
  takeBack(): Promise<void> {
    return this.#record(async file => ({
      canTakeBack: false,
      ...((await takeAgreementBack(file)) ? {} : { problem: 'not-taken-back' as const }),
    }))
  }

  /** @param write resolves to what came of it */
  async #record(write: (file: string) => Promise<Partial<PairState>>): Promise<void> {
    this.#set({ busy: true, problem: undefined })
    this.#agreed = true
    try {
      this.#set(await write(this.sessions.en.file))
    } catch (error) {
      if (!(error instanceof DeskProblem)) throw error
      this.#set({ problem: error.problem })
    } finally {
      this.#set({ busy: false })
      await this.compare()
    }
  }

  /** Makes one language follow the other in a fact, link or widget. */
  follow(locale: Locale, { from, to, insert }: PairEdit): void {
    const { view } = this.sessions[locale]
    // The next answer brings it again, in its new place.
    if (view.state.doc.toString() !== this.#texts[locale] || view.state.readOnly) return
    // What comes in the other language is to be translated.
    const [words] = placeholderRanges(Text.of(insert.split('\n')))
    view.dispatch({
      changes: { from, to, insert },
      selection: words ? { anchor: from + words.from, head: from + words.to } : { anchor: from + insert.length },
      scrollIntoView: true,
      userEvent: 'input.follow',
    })
    view.focus()
  }

  /** Moves the cursor from one language to the same section of the other. */
  cross(from: Locale): void {
    const [here, there] = [this.sessions[from].view, this.sessions[otherLocale(from)].view]
    const { head } = here.state.selection.main
    const index = sectionStarts(here).findLastIndex(at => at !== undefined && at <= head)
    const starts = sectionStarts(there)
    const at = starts[index]
    const end = starts.slice(index + 1).find(start => start !== undefined) ?? there.state.doc.length + 1
    const own = there.state.selection.main.head
    // Where the cursor was in this section already it stays.
    if (at !== undefined && (own < at || own >= end)) {
      there.dispatch({ selection: { anchor: at }, effects: EditorView.scrollIntoView(at, { y: 'center' }) })
    }
    there.focus()
  }

  /** Moves the cursor to the next section of a language that is to be looked at; after the last to the first. */
  goToNext(locale: Locale): void {
    const { view } = this.sessions[locale]
    const starts = sectionStarts(view)
    const open = (this.#state.view?.sections ?? []).flatMap((section, index) => {
      const at = starts[index]
      return at !== undefined && isOpen(section, locale) ? [at] : []
    })
    const { head } = view.state.selection.main
    const next = open.find(at => at > head) ?? open[0]
    if (next === undefined) return
    view.dispatch({ selection: { anchor: next }, effects: EditorView.scrollIntoView(next, { y: 'center' }) })
    view.focus()
  }

  /** Both columns share one scroller, which begins at the top wherever the writer was. */
  #goToCursor(): void {
    const { view } = this.sessions[this.#used]
    // Once they stand side by side.
    requestAnimationFrame(() => {
      view.dispatch({ effects: EditorView.scrollIntoView(view.state.selection.main.head, { y: 'center' }) })
    })
  }

  /** To the text that was used last, where the button that had the focus is gone; a narrow window may show the other one. */
  #returnFocus(): void {
    for (const locale of [this.#used, otherLocale(this.#used)]) {
      if (document.activeElement === document.body) this.sessions[locale].view.focus()
    }
  }

  #mark(): void {
    for (const locale of localeCodes) showSections(this.sessions[locale].view, this.#marksFor(locale))
    this.#level()
    // Once the desk has drawn that the button is gone.
    if (this.#agreed) requestAnimationFrame(() => this.#returnFocus())
  }

  #marksFor(locale: Locale) {
    const { view } = this.#state
    if (!view || !this.#isShown) return []
    const { doc } = this.sessions[locale].view.state
    const starts = view.sections.map(({ line }) => {
      const number = line[locale]
      return number === undefined ? undefined : doc.line(Math.min(number, doc.lines)).from
    })
    return view.sections.map((section, index) => {
      const edits = partsIn(view.edits[locale], { doc, starts }, index)
      return { at: starts[index], banner: bannerFor(this, locale, section, edits) }
    })
  }

  #side(locale: Locale) {
    const { file, opened, view } = this.sessions[locale]
    return { file, opened, text: view.state.doc.toString() }
  }

  #isCurrent(texts: Record<Locale, { text: string }>): boolean {
    return localeCodes.every(locale => this.#side(locale).text === texts[locale].text)
  }

  #compareSoon(): void {
    clearTimeout(this.#waiting)
    this.#waiting = setTimeout(() => void this.compare(), compareDelay)
  }

  #set(change: { [Key in keyof PairState]?: PairState[Key] | undefined }): void {
    this.#state = { ...this.#state, ...change } as PairState
    for (const listener of this.#listeners) listener()
  }
}
