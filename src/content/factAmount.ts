import type { Fact } from './facts.ts'
import type { Locale } from './locales/locales.ts'

/** Kinds of fact whose size can be drawn. */
export const amountKinds = [
  'count',
  'percent',
  'price',
  'duration',
  'storage',
] as const satisfies readonly Fact['kind'][]

/** Days of a duration's unit: a bar need not know leap years. */
const days = { minute: 1 / 1440, hour: 1 / 24, day: 1, month: 30, year: 365 } as const

const gigabytes = { GB: 1, TB: 1000 } as const

/** What a fact measures: only amounts of the same measure can share a scale; undefined for words and dates. */
export function measureOf(fact: Fact): string | undefined {
  if (fact.kind === 'price') return fact.currency
  return amountKinds.some(kind => kind === fact.kind) ? fact.kind : undefined
}

/** The size of a fact in the unit of its measure (a currency, days, GB, %), the upper end of a range; 0 for words and dates. */
export function amountOf(fact: Fact, locale: Locale): number {
  switch (fact.kind) {
    case 'count':
    case 'percent':
    case 'price':
      return inLocale(fact.value, locale)
    case 'storage':
      return inLocale(fact.value, locale) * gigabytes[fact.unit]
    case 'duration':
      return (Array.isArray(fact.value) ? fact.value[1] : inLocale(fact.value, locale)) * days[fact.unit]
    default:
      return 0
  }
}

/** A value that is the same in both languages, or has one for each. */
export const inLocale = (value: number | Readonly<Record<Locale, number>>, locale: Locale): number =>
  typeof value === 'number' ? value : value[locale]
