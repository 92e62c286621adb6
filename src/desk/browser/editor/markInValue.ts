import { isolateHistory } from '@codemirror/commands'
import { type EditorState, type Extension, StateEffect, StateField, type TransactionSpec } from '@codemirror/state'
import { EditorView } from '@codemirror/view'
import { quotationsIn } from '../../../content/hebrewQuotations.ts'
import type { Locale } from '../../../content/locales/locales.ts'
import { withoutStraightQuotes } from '../paste/quotationMarks.ts'
import { attributeAt } from '../paste/valueAt.ts'
import type { Range } from './held.ts'

/**
 * Keeps the value of a widget's attribute whole: a quotation mark typed within it is its language's own sign, since a straight
 * one would end it. Typed where the value ends anyway it passes over the mark that is there already; if words follow, it was
 * part of the value.
 */
export const markInValue = (locale: Locale): Extension => [
  passedOver,
  EditorView.inputHandler.of((view, from, to, text) => {
    const typed = view.state.readOnly ? undefined : typedAtMark(view.state, { from, to }, text, locale)
    if (!typed) return false
    view.dispatch({ ...typed, scrollIntoView: true })
    return true
  }),
]

/** What a key does with a mark in a value, or right behind one; undefined where it means itself. */
export const typedAtMark = (
  state: EditorState,
  range: Range,
  text: string,
  locale: Locale,
): TransactionSpec | undefined => typedMark(state, range, text, locale) ?? goneOn(state, range, text, locale)

/** What a quotation mark does in a value that is ended; undefined elsewhere, and for other keys. */
function typedMark(state: EditorState, range: Range, text: string, locale: Locale): TransactionSpec | undefined {
  const value = text === '"' ? attributeAt(state, range) : undefined
  if (value?.mark !== '"') return undefined
  const words = state.sliceDoc(value.from, range.from)
  const rest = state.sliceDoc(range.to, value.to)
  // Then the mark that ends it begins the value of a later attribute, or of another tag.
  if (/[<>]|=\s*$/.test(rest)) return undefined
  const { from, to } = range
  if (from === to && to === value.to && isEnd(words, locale)) {
    return { selection: { anchor: to + 1 }, effects: passes.of(to + 1) }
  }
  return written(range, withoutStraightQuotes(`${words}"`, '', locale).slice(-1))
}

/** Whether a quotation mark behind these words can only end the value: it opens or closes none of theirs, nor means inches. */
function isEnd(words: string, locale: Locale): boolean {
  const isOpening = /(?:^|[\s([{‘“–—־-])$/.test(words)
  return !isOpening && !isQuoting(words, locale) && !/\d$/.test(words)
}

/** Whether a quotation is still to be closed. */
function isQuoting(words: string, locale: Locale): boolean {
  if (locale === 'he') return quotationsIn(`${words}"`).some(({ end }) => end > words.length)
  return words.lastIndexOf('“') > words.lastIndexOf('”')
}

/**
 * A key right behind a mark that was passed over, which nothing of a tag begins with there, takes the mark into the value and
 * another one ends it; so does a Hebrew letter that begins the next word.
 */
function goneOn(state: EditorState, { from, to }: Range, text: string, locale: Locale): TransactionSpec | undefined {
  const end = state.field(passedOver)
  if (end === undefined || from !== to) return undefined
  const isNext = from === end && /^[^\s/>"'<={}]$/.test(text)
  if (!isNext && !/^[א-ת]$/.test(text)) return undefined
  const value = attributeAt(state, { from: end - 1, to: end - 1 })
  if (!value) return undefined
  const words = state.sliceDoc(value.from, value.to)
  const isOpening = isNext && /[\p{L}\p{N}]/u.test(text)
  const closing = withoutStraightQuotes(`${words}"`, '', locale).slice(-1)
  const sign = isOpening && locale === 'en' ? '“' : closing
  return written({ from: end - 1, to: from }, `${sign}${state.sliceDoc(end, from)}${text}`, '"')
}

const written = (range: Range, before: string, after = ''): TransactionSpec => ({
  changes: { ...range, insert: before + after },
  selection: { anchor: range.from + before.length },
  annotations: isolateHistory.of('full'),
  userEvent: 'input.type',
})

const passes = StateEffect.define<number>()

/** Right behind the mark that was passed over last, as long as no more than spaces were typed since. */
const passedOver = StateField.define<number | undefined>({
  create: () => undefined,
  update(end, { effects, changes, newDoc, newSelection }) {
    const passed = effects.find(effect => effect.is(passes))
    if (passed) return passed.value
    if (end === undefined) return undefined
    const at = changes.mapPos(end, -1)
    const { head, empty } = newSelection.main
    const isBehind = empty && head >= at && newDoc.sliceString(at - 1, at) === '"'
    return isBehind && newDoc.sliceString(at, head).trim() === '' ? at : undefined
  },
})
