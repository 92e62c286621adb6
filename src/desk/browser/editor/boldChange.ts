import type { EditorState, Text, TransactionSpec } from '@codemirror/state'
import type { FormatRefusal } from './formatRefusals.ts'
import type { Range } from './held.ts'
import { grown, holds, type InlinePart, overlaps } from './inlineParts.ts'
import { type BlockWords, selectedWords } from './selectedWords.ts'

const bold = '**'

interface Change {
  readonly from: number
  readonly to?: number
  readonly insert?: string
}

/** Words with what is changed around and within them. */
interface Changed extends Range {
  readonly changes: readonly Change[]
  /** Where stars are written. */
  readonly opening: readonly number[]
  readonly closing: readonly number[]
}

/** Makes the words of every block bold by themselves, or, where all are bold already, plain again; or says why it does not. */
export function boldChange(state: EditorState, selected: Range): TransactionSpec | FormatRefusal {
  const words = selectedWords(state, selected)
  if (typeof words === 'string') return words
  const { blocks } = words
  const areBold = blocks.every(block => isBold(state, block))
  const changed = blocks.map(block => (areBold ? plain(state, block) : emboldened(state, block)))
  const changes = state.changes(changed.flatMap(one => one.changes))
  const doc = changes.apply(state.doc)
  const opened = changed.flatMap(({ opening }) => opening).every(at => canOpen(doc, changes.mapPos(at, -1)))
  const closed = changed.flatMap(({ closing }) => closing).every(at => canClose(doc, changes.mapPos(at, 1)))
  if (!opened || !closed) return 'stars-shown'
  const [first, last] = [changed[0], changed.at(-1)]
  if (!first || !last) return 'no-words'
  return { changes, selection: { anchor: changes.mapPos(first.from, 1), head: changes.mapPos(last.to, -1) } }
}

const strongIn = ({ parts, ...words }: BlockWords): InlinePart[] =>
  parts.filter(part => part.kind === 'strong' && overlaps(part, words))

/** Marks around the words of a part, and a link's address. */
const marksOf = ({ from, to, words }: InlinePart): Range[] =>
  words
    ? [
        { from, to: words.from },
        { from: words.to, to },
      ]
    : []

/** Whether nothing but marks and spaces stands outside of what is bold already. */
function isBold(state: EditorState, block: BlockWords): boolean {
  const marked = block.parts.filter(({ kind }) => kind !== 'brackets')
  const aside = [...strongIn(block), ...marked.flatMap(marksOf)]
  const left = [...state.sliceDoc(block.from, block.to).matchAll(/\S/g)]
  return left.every(({ index }) => aside.some(({ from, to }) => from <= block.from + index && block.from + index < to))
}

/** Stars around all the words, and none within them. */
function emboldened(state: EditorState, block: BlockWords): Changed {
  if (isBold(state, block)) return { ...block, changes: [], opening: [], closing: [] }
  const { from, to } = withBoldBeside(block)
  const removed = strongIn({ ...block, from, to }).flatMap(marksOf)
  return {
    ...block,
    changes: [{ from, insert: bold }, ...removed, { from: to, insert: bold }],
    opening: [from],
    closing: [to],
  }
}

/** Stars right beside others would be four. */
function withBoldBeside(block: BlockWords): Range {
  const { from, to, parts } = block
  const beside = parts.find(part => part.kind === 'strong' && !holds(block, part) && part.from <= to && from <= part.to)
  if (!beside) return block
  const both = { from: Math.min(from, beside.from), to: Math.max(to, beside.to) }
  return withBoldBeside({ ...grown(parts, both), parts })
}

/** The same words without stars; bold words before and behind them on which they border stay bold. */
function plain(state: EditorState, block: BlockWords): Changed {
  const { from, to } = withinBold(block)
  const ends = strongIn(block).map(({ words, ...strong }) => {
    const inner = words ?? strong
    const [before, after] = [state.sliceDoc(inner.from, from).trimEnd(), state.sliceDoc(to, inner.to).trimStart()]
    return {
      strong,
      inner,
      closing: before ? inner.from + before.length : undefined,
      opening: after ? inner.to - after.length : undefined,
    }
  })
  return {
    from,
    to,
    changes: ends.flatMap(({ strong, inner, closing, opening }) => [
      closing === undefined ? { from: strong.from, to: inner.from } : { from: closing, insert: bold },
      opening === undefined ? { from: inner.to, to: strong.to } : { from: opening, insert: bold },
    ]),
    opening: ends.flatMap(({ opening }) => opening ?? []),
    closing: ends.flatMap(({ closing }) => closing ?? []),
  }
}

/** Within bold words, all of what stars in its midst would tear, such as a link. */
function withinBold({ parts, ...words }: BlockWords): Range {
  const strong = parts.find(({ kind, words: inner }) => kind === 'strong' && inner && holds(inner, words))
  return (
    parts.find(part => strong?.words && part !== strong && holds(strong.words, part) && holds(part, words)) ?? words
  )
}

/** Whether stars at a position can begin bold words (CommonMark §6.2, left-flanking); else the page shows them. */
function canOpen(doc: Text, at: number): boolean {
  const { before, after, count } = starsAt(doc, at)
  return count <= most && !isSpace(after) && (!isPunctuation(after) || isSpace(before) || isPunctuation(before))
}

/** Whether stars up to a position can end bold words. */
function canClose(doc: Text, at: number): boolean {
  const { before, after, count } = starsAt(doc, at)
  return count <= most && !isSpace(before) && (!isPunctuation(before) || isSpace(after) || isPunctuation(after))
}

/** Stars of bold, and one of emphasis. More are read in more than one way. */
const most = 3

/** The signs before and behind the stars around a position, and how many stars those are. */
function starsAt(doc: Text, at: number): { before: string; after: string; count: number } {
  const line = doc.lineAt(at)
  const [, before = '', left = ''] = /([^*]?)(\**)$/u.exec(line.text.slice(0, at - line.from)) ?? []
  const [, right = '', after = ''] = /^(\**)([^*]?)/u.exec(line.text.slice(at - line.from)) ?? []
  return { before, after, count: left.length + right.length }
}

const isSpace = (sign: string): boolean => sign.trim() === ''
const isPunctuation = (sign: string): boolean => /[\p{P}\p{S}]/u.test(sign)
