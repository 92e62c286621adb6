import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { z } from 'zod'
import { validateData } from '../../../content/dataFaults.ts'
import { dataFiles, storeCategorySchema } from '../../../content/dataFiles.ts'
import { readText } from '../../../content/files.ts'
import { readSnapshot } from '../../../content/snapshot.ts'
import { yamlFile } from '../../../content/yamlFile.ts'
import { blankRow } from './blankRow.ts'
import { spliced } from './editValue.ts'
import type { DataPath } from './protocol.ts'
import { readTables, schemaOf } from './readTables.ts'

function added(source: string, schema: z.ZodType, path: DataPath, after?: number) {
  const splice = blankRow(source, schema, path, after)
  const text = splice ? spliced(source, splice) : ''
  const { findings } = validateData(yamlFile('content/data/some.yaml', text), schema)
  return {
    text,
    faults: findings.map(({ line, expected }) => [line, typeof expected === 'string' ? expected : expected?.id]),
  }
}

const testimonials = `sample: true
entries:
  - { language: en, author: Ann, position: Manager, company: Example, logo: example-circle, quote: 'The first, # 1.' }
  - { language: he, author: דנה, position: מנהלת, company: "חברה", logo: example-ring, quote: 'השנייה.' } # since May
`

test('a testimonial begins with the language of the one before it alone, and each text that it lacks is a fault', () => {
  const row = (language: string, quotes = "''") =>
    `  - { language: ${language}, author: '', position: '', company: ${quotes}, logo: '', quote: '' }`
  const [first = '', second = ''] = testimonials.split('\n').slice(2)
  const { text, faults } = added(testimonials, dataFiles.testimonials, ['entries'], 0)
  expect(text).toBe(testimonials.replace(first, `${first}\n${row('en')}`))
  expect(faults).toHaveLength(5)
  expect(new Set(faults.map(([line]) => line))).toEqual(new Set([4]))
  expect(added(testimonials, dataFiles.testimonials, ['entries']).text).toBe(
    testimonials.replace(second, `${second}\n${row('he', '""')}`),
  )
})

test.each([
  [0, 'Ann'],
  [1, 'דנה'],
])('the example of what row %i lacks is in its language, and a logo is chosen, not typed', (after, author) => {
  const splice = blankRow(testimonials, dataFiles.testimonials, ['entries'], after)
  const text = splice ? spliced(testimonials, splice) : ''
  const { findings } = validateData(yamlFile('content/data/some.yaml', text), dataFiles.testimonials)
  const expected = findings.map(finding => finding.expected)
  expect(expected).toContainEqual(expect.objectContaining({ values: { example: author } }))
  expect(expected).toContainEqual({ id: 'the name of a logo that exists' })
})

const store = `sample: true
title: { en: Mac, he: Mac }
description: { en: Macs, he: מחשבים }
illustration: laptop
items:
  - id: macbook-neo
    drawing: laptop
    # The smallest one.
    brand: Apple
    name: MacBook Neo # so far
    description:
      en: A laptop
        for all.
      he: מחשב
    options:
      - label: { en: Keyboard, he: מקלדת }
        inQuote: { en: '# keyboard', he: 'מקלדת #' }
        values: [{ en: Green, he: ירוק, swatch: '#00ff00' }, { en: English, he: אנגלית }]
      - label: { en: Size, he: גודל }
        values: [S, M]
`

const blankItem = `  - id: ''
    brand: ''
    name: { en: '', he: '' }
    description:
      en: ''
      he: ''
    options:
      - label: { en: '', he: '' }
        inQuote: { en: '', he: '' }
        values: [{ en: '', he: '' }]
`

test.each(['\n', '\r\n'])('a row keeps its shape on lines of its own, with one entry of each list (%j)', lineEnd => {
  const [before, item] = [store, blankItem].map(text => text.replaceAll('\n', lineEnd)) as [string, string]
  expect(added(before, storeCategorySchema, ['items']).text).toBe(before + item)
})

test('a text that may differ by language has a field for each, whichever row of a menu the new one follows', () => {
  const links = `keyServices:
  - { href: /acme, label: Acme }
  - { href: /, label: { en: Home, he: דף הבית } }
`
  const rows = [0, 1].map(after => blankRow(links, dataFiles.navigation, ['keyServices'], after)?.insert)
  const row = "\n  - { href: '', label: { en: '', he: '' } }"
  expect(rows).toEqual([row, row])
})

const snapshot = readSnapshot(process.cwd())

/** Every list of rows in the content. */
const lists = ['content/data', 'content/data/store'].flatMap(folder =>
  readdirSync(folder)
    .filter(name => name.endsWith('.yaml'))
    .flatMap(name => {
      const file = `${folder}/${name}`
      const { tables = [] } = readTables(snapshot, file, readText(file))
      return tables.filter(({ isKeyed }) => !isKeyed).map(({ title }) => [file, title] as const)
    }),
)

test.each(lists)('a new row of %s, %j, says nothing, and what it lacks is a fault', (file, path) => {
  const schema = schemaOf(file)
  if (!schema) throw new Error('no schema')
  const before = readText(file)
  const { text, faults } = added(before, schema, [...path], 0)
  const known = new Set(before.split('\n'))
  const lines = text.split('\n').filter(line => !known.has(line))
  expect(lines.join('\n').match(/''/g)).toHaveLength(faults.length)
  // Apart from what is chosen.
  expect(lines.join('\n').replace(/(?:icon|language): [a-z]+/g, '')).not.toMatch(/: (?!''|\{|\[)\S/)
})

test('where there is no entry to follow, nothing is added', () => {
  expect(blankRow('sample: true\nentries: []\n', dataFiles.testimonials, ['entries'])).toBeUndefined()
  expect(blankRow(testimonials, dataFiles.testimonials, ['entries'], 2)).toBeUndefined()
})
