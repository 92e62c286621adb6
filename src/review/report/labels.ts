import type { Place } from '../compare/blocks.ts'
import type { ChangeKind } from '../compare/changes.ts'
import type { Weight } from '../compare/weight.ts'
import type { PairReport } from './model.ts'

/** The headings of the changes, in the order of the report. */
export const headings: Readonly<Record<ChangeKind, string>> = {
  text: 'Text',
  fact: 'Facts',
  meta: 'Title and description',
  structured: 'Structured data',
  link: 'Links',
  image: 'Images',
  markup: 'Markup',
  part: 'Loaded with the page',
}

export const places: Readonly<Record<Place, string>> = {
  page: 'Page',
  header: 'Header',
  footer: 'Footer',
  dock: 'Accessibility menu',
  cookies: 'Cookie texts',
  contact: 'Contact section',
  frame: 'Outside the page’s content',
}

export const partNames: Readonly<Record<keyof Weight, string>> = {
  html: 'HTML',
  scripts: 'Scripts',
  styles: 'Style sheets',
  fonts: 'Fonts',
  images: 'Images',
}

export const sensitiveNames: Readonly<Record<PairReport['sensitive'][number], string>> = {
  legal: 'Legal text',
  consent: 'Consent wording',
}

/** `1 page`, `3 pages`. */
export const count = (number: number, one: string, many = `${one}s`) =>
  `${number.toLocaleString('en')} ${number === 1 ? one : many}`

/** `12,081 → 12,140 bytes (+59)`. */
export function bytes(before: number, after: number): string {
  const difference = after - before
  const sign = difference > 0 ? '+' : difference < 0 ? '−' : '±'
  return `${before.toLocaleString('en')} → ${after.toLocaleString('en')} bytes (${sign}${Math.abs(difference).toLocaleString('en')})`
}
