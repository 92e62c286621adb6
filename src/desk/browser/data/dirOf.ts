import { locales } from '../../../content/locales/locales.ts'
import type { DataValue } from '../../server/data/protocol.ts'

/** The direction in which a field's text reads: that of its language, but a figure alone as the site sets it, `10,000+`. */
export function dirOf({ locale }: Pick<DataValue, 'locale'>, text: string): 'ltr' | 'rtl' | 'auto' {
  if (!locale) return 'auto'
  return /\d/.test(text) && !/\p{L}/u.test(text) ? 'ltr' : locales[locale].dir
}
