import { expect, test } from 'vitest'
import { mergeFileOver } from './mergeFile.ts'

const item = (id: string, memory = '16GB') => `  - id: ${id}
    options:
      - label: Memory
        values: [${memory}]
      - label: Storage
        values: [256GB]
`
const list = (...items: string[]) => `items:\n${items.join('')}`

test('of a data file, a row that the desk moves takes along only what the desk wrote in it, not what stands in it from elsewhere', () => {
  const base = list(item('neo'), item('air-13', '24GB'), item('air-15'))
  const theirs = list(item('air-13', '24GB'), item('neo'), item('air-15'))
  const mine = list(item('neo'), item('air-13'), item('air-15'))
  expect(mergeFileOver('content/data/store/mac.yaml', { base, mine, theirs })).toBe(
    list(item('air-13'), item('neo'), item('air-15')),
  )
})

test('of what both changed, the desk’s is taken, in a data file as in a text', () => {
  for (const file of ['content/data/store/mac.yaml', 'content/pages/about.en.mdx']) {
    const [base = '', mine = '', theirs = ''] = ['16GB', '24GB', '32GB'].map(memory => list(item('neo', memory)))
    expect(mergeFileOver(file, { base, mine, theirs })).toBe(theirs)
  }
})
