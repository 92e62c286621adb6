import { expect, test } from 'vitest'
import { explainUnknownFile, filesNamed } from './filesNamed.ts'

const files = [
  'content/data/facts.yaml',
  'content/vendors/kandji.en.mdx',
  'content/vendors/kandji.he.mdx',
  'content/vendors/kandji-plus.en.mdx',
]

test.each([
  ['kandji', ['content/vendors/kandji.en.mdx', 'content/vendors/kandji.he.mdx']],
  ['vendors/kandji', ['content/vendors/kandji.en.mdx', 'content/vendors/kandji.he.mdx']],
  ['content/vendors/kandji.he.mdx', ['content/vendors/kandji.he.mdx']],
  ['./content/vendors/kandji.he.mdx', ['content/vendors/kandji.he.mdx']],
  ['content\\vendors\\', files.slice(1)],
  ['facts', ['content/data/facts.yaml']],
  ['.', files],
  ['kand', []],
])('%s names %j', (word, named) => {
  expect(filesNamed(word, files)).toEqual(named)
})

test('a word that names no file is reported with the nearest name', () => {
  expect(explainUnknownFile('kanji.en.mdx', files).values).toEqual({ word: 'kanji.en.mdx', close: 'kandji' })
})
