import { inLocale } from './factAmount.ts'
import type { Fact } from './facts.ts'
import { type Locale, locales } from './locales/locales.ts'

/** `value` is as a reader expects it; `number` leaves out units, signs and currency. */
export type FactForm = 'value' | 'number'

const formats = new Map<string, Intl.NumberFormat>()

/** Creating a format costs about a hundred times as much as using one, and pages need only a few. */
function numberFormat(intl: string, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const key = JSON.stringify([intl, options])
  const format = formats.get(key) ?? new Intl.NumberFormat(intl, options)
  formats.set(key, format)
  return format
}

/** Units that Hebrew counts in the singular from eleven on, where Intl has the plural: «30 יום». */
const hebrewSingular: Readonly<Partial<Record<string, string>>> = { day: 'יום', year: 'שנה' }

/** Two of a unit that Hebrew has a word for, and Intl does not. */
const hebrewTwo: Readonly<Partial<Record<string, string>>> = { year: 'שנתיים' }

const unitFormat = (locale: Locale, unit: string) =>
  numberFormat(locales[locale].intl, { style: 'unit', unit, unitDisplay: 'long' })

/** A number of hours, days, weeks … as people count them: `14 days`, `30 יום`, `שנתיים`. */
export function formatDuration(count: number, unit: string, locale: Locale): string {
  const singular = locale === 'he' && count > 10 ? hebrewSingular[unit] : undefined
  if (singular) return `${numberFormat(locales[locale].intl, { useGrouping: 'min2' }).format(count)} ${singular}`
  return (locale === 'he' && count === 2 && hebrewTwo[unit]) || unitFormat(locale, unit).format(count)
}

/** A fact as text in a language: `$6`, `24–48 שעות`, `300+`, `January 2025`. */
export function formatFact(fact: Fact, locale: Locale, form: FactForm = 'value'): string {
  const { intl } = locales[locale]
  const decimal = numberFormat(intl, { useGrouping: fact.kind === 'year' ? false : 'min2' })
  switch (fact.kind) {
    case 'text':
      return fact.value[locale]
    case 'month': {
      const date = new Date(`${fact.value}-01T00:00:00Z`)
      return new Intl.DateTimeFormat(intl, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(date)
    }
    case 'day': {
      const date = new Date(`${fact.value}T00:00:00Z`)
      return new Intl.DateTimeFormat(intl, { dateStyle: 'long', timeZone: 'UTC' }).format(date)
    }
    case 'duration': {
      const value = Array.isArray(fact.value) ? fact.value : inLocale(fact.value, locale)
      // In a range Intl writes the unit once, in Hebrew too, with an en dash: `24–48 hours`.
      if (form === 'number') return Array.isArray(value) ? decimal.formatRange(...value) : decimal.format(value)
      return Array.isArray(value)
        ? unitFormat(locale, fact.unit).formatRange(...value)
        : formatDuration(value, fact.unit, locale)
    }
    default: {
      const value = inLocale(fact.value, locale)
      if (fact.kind === 'price') {
        return form === 'number' ? formatAmount(value, locale) : formatPrice(value, fact.currency, locale)
      }
      if (form === 'number') return decimal.format(value)
      if (fact.kind === 'count') return `${decimal.format(value)}${fact.plus ? '+' : ''}`
      if (fact.kind === 'percent') return `${decimal.format(value)}%`
      if (fact.kind === 'storage') return `${decimal.format(value)}${fact.unit}`
      return decimal.format(value)
    }
  }
}

/**
 * An amount of money, its thousands set apart, with two digits for cents or agorot or none. The sign is before the figure in both
 * languages; Intl's Hebrew pattern would add direction marks.
 */
export function formatPrice(value: number, currency: 'USD' | 'ILS', locale: Locale): string {
  return `${currency === 'USD' ? '$' : '₪'}${formatAmount(value, locale)}`
}

function formatAmount(value: number, locale: Locale): string {
  const digits = Math.round(value * 100) % 100 === 0 ? 0 : 2
  const decimal = numberFormat(locales[locale].intl, {
    useGrouping: 'always',
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  })
  return decimal.format(value)
}
