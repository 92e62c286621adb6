import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import { z } from 'zod'
import type { Locale } from '../../content/locales/locales.ts'

export const hebrewFile = 'src/desk/gallery/descriptions.he.yaml'

/**
 * What the gallery says of widgets and properties in a language, from the English of their descriptions.
 * @throws {Error} where the Hebrew of a description is missing
 */
export function describeIn(root: string, locale: Locale): (english: string) => string {
  if (locale === 'en') return english => english
  const hebrew = z.record(z.string(), z.string().min(1)).parse(parse(readFileSync(join(root, hebrewFile), 'utf8')))
  return english => {
    const words = hebrew[english]
    if (words === undefined) throw new Error(`No Hebrew for “${english}”: expected a line for it in ${hebrewFile}.`)
    return words
  }
}
