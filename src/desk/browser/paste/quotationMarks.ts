import { withHebrewQuotations } from '../../../content/hebrewQuotations.ts'
import type { Locale } from '../../../content/locales/locales.ts'

/**
 * A text with its language's marks instead of straight double ones. After a figure, one that closes no quotation is the sign of
 * inches.
 * @param before what the text goes on from
 */
export function withoutStraightQuotes(text: string, before: string, locale: Locale): string {
  const inWords = (locale === 'he' ? withHebrewQuotations(text) : text).replace(/(?<=[א-ת])"(?=[א-ת])/g, '״')
  if (locale === 'he') return inWords.replace(/(?<!\d)"/g, '״').replaceAll('"', '″')
  let isOpen = (before.match(/“/g)?.length ?? 0) > (before.match(/”/g)?.length ?? 0)
  return inWords.replace(/["“”]/g, (mark, index: number) => {
    const soFar = before + inWords.slice(0, index)
    if (mark === '"' && !isOpen && /\d$/.test(soFar)) return '″'
    isOpen = mark === '"' ? /(?:^|[\s([{‘“–—-])$/.test(soFar) : mark === '“'
    return isOpen ? '“' : '”'
  })
}

/** A text without straight apostrophes: a geresh after a Hebrew letter, and else a mark that opens or closes. */
export const withoutStraightApostrophes = (text: string, before: string): string =>
  text.replace(/'/g, (_, index: number) => {
    const soFar = before + text.slice(0, index)
    if (/[א-ת]$/.test(soFar)) return '׳'
    return /(?:^|[\s([{“–—])$/.test(soFar) ? '‘' : '’'
  })
