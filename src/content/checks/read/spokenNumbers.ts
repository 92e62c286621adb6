import { type ProseSource, proseOf } from '../../prose.ts'
import type { WidgetDescriptions } from '../../widgets.ts'

/** One and two of a unit as each language says them without a figure, and the words that follow one. */
const units = [
  { unit: 'minute', figure: 'minutes?|דקות|דקה', one: 'דקה', two: 'שתי דקות' },
  { unit: 'hour', figure: 'hours?|שעות|שעה', one: 'שעה', two: 'שעתיים' },
  { unit: 'day', figure: 'days?|ימים|ימי|יום', one: 'יום', two: 'יומיים|יומים' },
  { unit: 'week', figure: 'weeks?|שבועות|שבוע', one: 'שבוע', two: 'שבועיים' },
  { unit: 'month', figure: 'months?|חודשים|חודשי|חודש', one: 'חודש', two: 'חודשיים' },
  { unit: 'year', figure: 'years?|שנים|שנות|שנה', one: 'שנה', two: 'שנתיים' },
] as const

const end = String.raw`(?![\p{L}\p{N}])`

/** Hebrew prefixes stand at the word: `לשנה`, `ליומיים`. After a figure, the word is its unit. */
const hebrew = (words: string) => new RegExp(String.raw`(?<![\p{L}]|\d[\s־-])[ובהלכמש]{0,2}(?:${words})${end}`, 'u')
const english = (number: string, unit: string) =>
  new RegExp(String.raw`(?<![\p{L}])(?:${number})[\s-]${unit}s?${end}`, 'iu')

const spoken = units.flatMap(({ unit, one, two }) => [
  { said: `1 ${unit}`, patterns: [hebrew(one), english('an?|one|per|each', unit)] },
  { said: `2 ${unit}`, patterns: [hebrew(two), english('two', unit)] },
])

const afterFigure = units.map(({ unit, figure }) => ({
  unit,
  pattern: new RegExp(`^[\\s-]?(?:${figure})${end}`, 'iu'),
}))

/** What a page says in words: `1 year` for `שנה` and `a year`, `2 day` for `יומיים`. */
export function spokenNumbers(page: ProseSource, widgets: WidgetDescriptions): ReadonlySet<string> {
  const texts = proseOf(page, widgets).map(({ text }) => text)
  return new Set(
    spoken.flatMap(({ said, patterns }) =>
      texts.some(text => patterns.some(pattern => pattern.test(text))) ? [said] : [],
    ),
  )
}

/** What a figure and the unit after it say, in the form of `spokenNumbers`; undefined without a unit. */
export function saidBy(figure: string, after: string): string | undefined {
  const unit = afterFigure.find(({ pattern }) => pattern.test(after))?.unit
  return unit && `${figure} ${unit}`
}
