import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { localeCodes } from '../../content/locales/locales.ts'
import { leadFields } from './leadFields.ts'

const catalogues = Object.fromEntries(
  localeCodes.map(locale => [locale, readFileSync(`src/site/i18n/${locale}.po`, 'utf8')]),
)

test.each(leadFields)('the label of $name is in both catalogues', ({ label }) => {
  const translated = new RegExp(`^msgid "${label.id}"\nmsgstr ".+"$`, 'm')
  for (const locale of localeCodes) expect(catalogues[locale]).toMatch(translated)
})
