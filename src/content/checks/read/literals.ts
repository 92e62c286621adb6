import type { Fact } from '../../facts.ts'

/** A value written out in a text: a price, percentage, duration, size, count, year or month. */
export interface Literal {
  readonly text: string
  /** Offset in the searched text. */
  readonly index: number
  readonly kind: Fact['kind']
  /** One figure, or both ends of a range. */
  readonly figures: readonly number[]
  /** Currency, unit of time or size, name of the month; empty where there is none. */
  readonly unit: string
  /** “300+”, “over 300”. */
  readonly plus: boolean
  /** What follows the figure and stays when only the figure becomes a fact: `-day`, ` ימי`. */
  readonly tail: string
}

const figure = String.raw`(?<![\d.,/])(?:\d{1,3}(?:,\d{3})+|\d+(?:\.\d+)?)(?![\d/]|[.,]\d)`
const range = String.raw`${figure}(?:\s?[–—-]\s?|\s(?:to|עד)\s)${figure}`
const one = `(?<figures>${range}|${figure})`
/** No letter before or after: `F30 GB` and `daylight` are none. */
const begin = String.raw`(?<![\p{L}])`
const end = String.raw`(?![\p{L}\p{N}])`

const unitWords: readonly (readonly [unit: string, words: string])[] = [
  ['minute', 'minutes?|mins?|דקות|דקה'],
  ['hour', 'hours?|hrs?|שעות|שעה'],
  ['day', 'days?|ימים|ימי|יום'],
  ['month', 'months?|חודשים|חודשי|חודש'],
  ['year', 'years?|שנים|שנות|שנה'],
]
const currencyWords: readonly (readonly [currency: string, words: string])[] = [
  ['USD', String.raw`\$|USD|dollars?|דולרים|דולר`],
  ['ILS', '₪|ILS|NIS|shekels?|שקלים|שקל|ש״ח|ש"ח'],
]
const monthNames = [
  'January|ינואר',
  'February|פברואר',
  'March|מרץ|מרס',
  'April|אפריל',
  'May|מאי',
  'June|יוני',
  'July|יולי',
  'August|אוגוסט',
  'September|ספטמבר',
  'October|אוקטובר',
  'November|נובמבר',
  'December|דצמבר',
]
const words = (rows: readonly (readonly [string, string])[]) => rows.map(([, pattern]) => pattern).join('|')

/** In the order in which they claim a figure: `$300` is a price before it is a count. */
const patterns: readonly (readonly [Fact['kind'], RegExp])[] = [
  ['price', new RegExp(`${begin}(?<unit>${words(currencyWords)})\\s?${one}`, 'giu')],
  ['price', new RegExp(`${begin}${one}\\s?(?<unit>${words(currencyWords)})${end}`, 'giu')],
  ['percent', new RegExp(`${begin}${one}\\s?(?:%|percent${end}|אחוזים${end}|אחוז${end})`, 'giu')],
  ['storage', new RegExp(`${begin}${one}\\s?(?<unit>GB|TB)${end}`, 'gu')],
  ['duration', new RegExp(`${begin}${one}(?<tail>(?<joint>[\\s-])(?<unit>${words(unitWords)}))${end}`, 'giu')],
  ['month', new RegExp(`${begin}ב?(?<unit>${monthNames.join('|')})\\s(?<figures>\\d{4})${end}`, 'giu')],
  ['year', new RegExp(`${begin}(?<figures>(?:19|20)\\d\\d)(?![\\d%+]|[.,]\\d)${end}`, 'gu')],
  [
    'count',
    new RegExp(`${begin}(?:(?<over>over|more than|above|מעל|יותר מ)[\\s־-]*)?${one}(?<sign>\\+)?${end}`, 'giu'),
  ],
]

/** Every value written out in a text, in the order of their places; a figure belongs to one of them only. */
export function literalsIn(text: string): Literal[] {
  if (!/\d/.test(text)) return []
  const found: Literal[] = []
  for (const [kind, pattern] of patterns) {
    for (const match of text.matchAll(pattern)) {
      const { index } = match
      const overlaps = found.some(
        other => index < other.index + other.text.length && other.index < index + match[0].length,
      )
      if (overlaps) continue
      const { figures = '', unit = '', tail = '', over, sign } = match.groups ?? {}
      found.push({
        text: match[0],
        index,
        kind,
        figures: figures.match(new RegExp(figure, 'g'))?.map(digits => Number(digits.replaceAll(',', ''))) ?? [],
        unit: unitName(kind, unit),
        plus: over !== undefined || sign !== undefined,
        // “a 14-day trial”, “14 ימי ניסיון”: the unit belongs to the words around it.
        tail: /^-|ימי$|חודשי$|שנות$/.test(tail) ? tail : '',
      })
    }
  }
  return found.sort((a, b) => a.index - b.index)
}

function unitName(kind: Fact['kind'], word: string): string {
  const named = (rows: readonly (readonly [string, string])[]) =>
    rows.find(([, pattern]) => new RegExp(`^(?:${pattern})$`, 'i').test(word))?.[0] ?? ''
  if (kind === 'price') return named(currencyWords)
  if (kind === 'duration') return named(unitWords)
  if (kind === 'month') {
    const month = monthNames.findIndex(names => new RegExp(`^(?:${names})$`, 'i').test(word)) + 1
    return String(month).padStart(2, '0')
  }
  return word
}
