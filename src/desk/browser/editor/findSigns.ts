import { SearchCursor, SearchQuery, setSearchQuery } from '@codemirror/search'
import { CharCategory, EditorState, type Extension, findClusterBreak, type Text } from '@codemirror/state'
import { vowelPoint } from '../../../content/hebrewRules.ts'

/** Signs that every keyboard has, and what texts have in their place. */
const forms: Readonly<Record<string, string>> = { '"': '״“”„', "'": '׳’‘‚', '-': '־‐‑–' }

const points = new RegExp(vowelPoint, 'g')

/** Whether points count: where nothing else is looked for. */
const isOfPoints = (search: string): boolean => search.replace(points, '') === ''

/**
 * Reads signs as those of the keyboard, apart from those that the search names as texts have them: whoever looks for ״ and
 * replaces it leaves the quotation marks of tags alone.
 */
function signsFor(search: string): (text: string) => string {
  const alike = new Map(
    Object.entries(forms).flatMap(([sign, others]) =>
      [...others].some(form => search.includes(form)) ? [] : [...others].map(form => [form, sign] as const),
    ),
  )
  const havePoints = isOfPoints(search)
  return text =>
    (havePoints ? text : text.replace(points, ''))
      .toLowerCase()
      .replace(/[״“”„׳’‘‚־‐‑–]/g, form => alike.get(form) ?? form)
}

/** The end of a match with the points of its last letter, which would stay alone where it is replaced. */
function endWithPoints(doc: Text, at: number): number {
  let end = at
  while (vowelPoint.test(doc.sliceString(end, end + 1))) end++
  return end
}

/** Finds matches with the points of their last letters, which CodeMirror passes over as it does those of the others. */
class PointedCursor extends SearchCursor {
  readonly #endOf: (at: number) => number

  constructor(
    doc: Text,
    search: string,
    from: number | undefined,
    to: number | undefined,
    test: ((from: number, to: number) => boolean) | undefined,
  ) {
    const endOf = isOfPoints(search) ? (at: number) => at : (at: number) => endWithPoints(doc, at)
    super(doc, search, from, to, signsFor(search), test && ((start, end) => test(start, endOf(end))))
    this.#endOf = endOf
  }

  override nextOverlapping() {
    super.nextOverlapping()
    if (!this.done) this.value = { ...this.value, to: this.#endOf(this.value.to) }
    return this
  }
}

interface Match {
  readonly from: number
  readonly to: number
  /** Whether it is whole characters, which can be replaced. */
  readonly precise: boolean
}

/**
 * A search to which a sign is the same on every keyboard. CodeMirror lets no one else compare characters, so that this takes the
 * place of what its own query creates; `create` is none of its documented methods, and package.json fixes its version.
 */
class SignQuery extends SearchQuery {
  override getCursor(text: EditorState | Text, from?: number, to?: number) {
    const state = text instanceof EditorState ? text : EditorState.create({ doc: text })
    return new PointedCursor(state.doc, unescaped(this.search), from, to, this.wholeWord ? isWord(state) : undefined)
  }

  create() {
    const all = (state: EditorState): readonly Match[] => [...matchesIn(this.getCursor(state))]
    const other = (match: Match | undefined, from: number, to: number) =>
      match && (match.from !== from || match.to !== to) ? match : null
    return {
      spec: this,
      nextMatch(state: EditorState, from: number, to: number) {
        const matches = all(state)
        return other(matches.find(match => match.from >= to) ?? matches[0], from, to)
      },
      prevMatch(state: EditorState, from: number, to: number) {
        const matches = all(state)
        return other(matches.findLast(match => match.to <= from) ?? matches.at(-1), from, to)
      },
      getReplacement: () => unescaped(this.replace),
      matchAll(state: EditorState, limit: number) {
        const matches = all(state)
        return matches.length > limit ? null : matches
      },
      highlight(state: EditorState, from: number, to: number, add: (from: number, to: number) => void) {
        for (const match of all(state)) if (match.to >= from && match.from <= to) add(match.from, match.to)
      },
    }
  }
}

const escaped: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t' }

const unescaped = (text: string): string => text.replace(/\\([nrt\\])/g, (_, sign: string) => escaped[sign] ?? sign)

function* matchesIn(cursor: SearchCursor): Generator<Match, void> {
  while (!cursor.next().done) yield cursor.value
}

/** Whether no letter of a word goes on over either end of a match. */
function isWord(state: EditorState): (from: number, to: number) => boolean {
  const { doc } = state
  const kindOf = state.charCategorizer(state.selection.main.head)
  const isLetter = (from: number, to: number) => kindOf(doc.sliceString(from, to)) === CharCategory.Word
  const isInside = (at: number) => {
    const { from, text } = doc.lineAt(at)
    const [before, after] = [findClusterBreak(text, at - from, false), findClusterBreak(text, at - from)]
    return isLetter(from + before, at) && isLetter(at, from + after)
  }
  return (from, to) => !isInside(from) && !isInside(to)
}

/** Makes every search one to which signs are the same, apart from those that match case and regular expressions. */
export const findSigns: Extension = EditorState.transactionExtender.of(({ effects }) => {
  const wanted = effects.findLast(effect => effect.is(setSearchQuery))?.value as SearchQuery | undefined
  if (!wanted || wanted.regexp || wanted.caseSensitive) return null
  const { search, replace, wholeWord } = wanted
  return { effects: setSearchQuery.of(new SignQuery({ search, replace, wholeWord })) }
})
