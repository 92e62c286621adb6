import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { localeCodes } from '../../content/locales/locales.ts'
import { ANSWER } from './answers.ts'

/** The texts of a catalogue by their English. */
const catalogue = (locale: string) =>
  new Map(
    [...readFileSync(`src/site/i18n/${locale}.po`, 'utf8').matchAll(/^msgid "(.+)"\nmsgstr "(.*)"$/gm)].map(
      ([, id = '', text = '']) => [id, text],
    ),
  )

for (const locale of localeCodes) {
  const texts = catalogue(locale)
  test.each(Object.values(ANSWER))(`${locale}: the server's "%s" is said in the language of the page`, answer => {
    expect(texts.get(answer)).toMatch(locale === 'he' ? /\p{Script=Hebrew}/u : /./)
  })
}
