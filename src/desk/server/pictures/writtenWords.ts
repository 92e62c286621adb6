import { toHebrewTypography } from '../../../content/hebrewRules.ts'

/** What Markdown would read as marks: emphasis, code, links, tags, values in braces and characters by their names. */
const marks = /[\\`*_~[\]<{]|&(?=#?\w+;)/g

/**
 * What a picture shows, as it is written in a page's file: on one line, with the signs that the language has, so that readers get
 * it as it was given.
 */
export function writtenWords(words: string, locale: string): string {
  const line = words.trim().replace(/\s+/g, ' ')
  return (locale === 'he' ? toHebrewTypography(line) : line).replace(marks, String.raw`\$&`)
}
