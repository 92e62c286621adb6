import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { liveContent } from '../../dev/liveContent.ts'
import { addFact, factsFile } from '../../writing/addFact.ts'
import { editedFiles } from '../propose/editedFiles.ts'
import { unsavedTexts } from '../textStore.ts'
import { factEndpoints } from './newFacts.ts'

const [own, other] = ['content/vendors/acme.he.mdx', 'content/vendors/acme.en.mdx']
const newFact = { id: 'acme.price', value: 49.9, currency: 'ILS' } as const
const facts = 'acme.trial: { kind: duration, value: 14, unit: day, source: the owner, checked: 2026-11-01 }\n'
const shows = '# Acme\n\n<Fact id="acme.price" />\n'

let root: string
const write = (file: string, text: string) => writeFileSync(join(root, file), text)
const read = () => readFileSync(join(root, factsFile), 'utf8')
const endpoints = () => factEndpoints(root, liveContent(root), editedFiles(root))
const remove = () => endpoints()['DELETE fact']({ body: { newFact, file: own } })
const shownHereAlone = () => endpoints()['GET facts/shownHereAlone']({ query: { file: own } })

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'desk-facts-'))
  mkdirSync(join(root, 'content/vendors'), { recursive: true })
  mkdirSync(join(root, 'content/data'), { recursive: true })
  write(factsFile, addFact(facts, newFact, own) ?? '')
  write(own, shows)
  write(other, '# Acme\n')
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

test('a fact that was added with a page is removed for that page', () => {
  expect(shownHereAlone()).toEqual([newFact])
  expect(remove()).toEqual({ done: true })
  expect(read()).toBe(facts)
})

test.each([
  ['another page shows it', () => write(other, shows)],
  ['a table of prices has it', () => write('content/data/plans.yaml', 'acme: { plans: [{ price: acme.price }] }\n')],
  [
    'a text shows it that is not saved',
    () =>
      unsavedTexts(root).keep(other, { base: { file: other, text: '', version: '' }, text: shows, at: 1, by: 'desk' }),
  ],
  [
    'it is confirmed',
    () => write(factsFile, read().replace(/unverified: .* }/, 'source: the owner, checked: 2026-11-01 }')),
  ],
])('a fact stays where %s', (_, happens) => {
  happens()
  const before = read()
  expect(shownHereAlone()).toEqual([])
  expect(remove()).toEqual({ done: false })
  expect(read()).toBe(before)
})

test('a fact whose name begins as that of a shown one is removed', () => {
  write(other, shows.replace('acme.price', 'acme.price.two'))
  expect(remove()).toEqual({ done: true })
})
