import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { localeCodes } from '../../content/locales/locales.ts'
import { NOTICE_VERSION } from './fields.ts'

/** Each version of the words next to the boxes: kept, since consents of visitors name them. */
const versions: Readonly<Record<string, string>> = {
  '2026-11-22': 'b36d28cef2c4cd6b',
  '2026-11-26': 'ee1b8e79e36ebf9f',
}

/** The words next to the forms' boxes as they are in English, with links as the catalogues have them: `<0>…</0>`. */
function boxes(file: string): string[] {
  const source = readFileSync(`src/site/forms/${file}`, 'utf8')
  return Array.from(source.matchAll(/<Consent\b[\s\S]*?<Trans>([\s\S]*?)<\/Trans>/g), ([, words = '']) =>
    words
      .trim()
      .replace(/\s*\n\s*/g, '\n')
      .replaceAll("{' '}\n", ' ')
      .replace(/<a\b[^>]*>/g, '<0>')
      .replaceAll('</a>', '</0>')
      .replace(/(?<=>)\n|\n(?=<)/g, '')
      .replaceAll('\n', ' '),
  )
}

const shown = ['ContactForm.tsx', 'Newsletter.tsx'].flatMap(boxes)

test.each(localeCodes)('the words beside the boxes are in the catalogue (%s)', locale => {
  const catalogue = readFileSync(`src/site/i18n/${locale}.po`, 'utf8')
  expect(shown).toHaveLength(3)
  for (const words of shown) expect(catalogue).toContain(`msgid "${words}"\nmsgstr "`)
})

test('the version of the notice is that of its words: a change gets the day of today and a line of its own', () => {
  const words = localeCodes.flatMap(locale => {
    const catalogue = readFileSync(`src/site/i18n/${locale}.po`, 'utf8')
    return shown.map(id => catalogue.split(`msgid "${id}"\n`)[1]?.split('\n')[0])
  })
  const hash = createHash('sha256').update(JSON.stringify(words)).digest('hex').slice(0, 16)
  expect(versions[NOTICE_VERSION]).toBe(hash)
  expect(Object.keys(versions).filter(day => versions[day] === hash)).toEqual([NOTICE_VERSION])
})
