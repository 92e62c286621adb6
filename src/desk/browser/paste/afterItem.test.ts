import { EditorState } from '@codemirror/state'
import { describe, expect, it, test } from 'vitest'
import { mdx } from '../editor/language.ts'
import { parsed } from '../editor/testing/parsed.ts'
import { afterItem } from './afterItem.ts'

/** The words when this is pasted at ^; undefined where it goes to the place itself. */
function paste(words: string, markdown: string): string | undefined {
  const [before = '', ...rest] = words.split('^')
  const doc = before + rest.join('')
  const state = parsed(EditorState.create({ doc, extensions: mdx }))
  const range = { from: before.length, to: doc.length - (rest.at(-1) ?? '').length }
  const placed = afterItem(state, range, markdown)
  return placed && doc.slice(0, placed.at) + placed.insert + doc.slice(placed.at)
}

describe.each([
  ['en', 'One', 'two', 'three'],
  ['he', 'אחת', 'שתיים', 'שלוש'],
] as const)('what is pasted into an item of a list (%s)', (_, one, two, three) => {
  const list = '- x\n  - y\n- z'
  const table = '| a |\n| - |'

  it.each([
    [
      'a list below the nested items',
      `- ${one}^\n  - ${two}\n- ${three}`,
      list,
      `- ${one}\n  - ${two}\n${list}\n- ${three}`,
    ],
    ['within words', `- ${one} ^${two}\n  - ${two}`, list, `- ${one} ${two}\n  - ${two}\n${list}`],
    [
      'a list into a nested item',
      `- ${one}\n  - ${two}^\n  - ${three}`,
      '- x\n- y',
      `- ${one}\n  - ${two}\n  - x\n  - y\n  - ${three}`,
    ],
    [
      'a list of numbers',
      `1) ${one}^\n   - ${two}\n2) ${three}`,
      '1. x\n2. y',
      `1) ${one}\n   - ${two}\n1) x\n2) y\n2) ${three}`,
    ],
    ['with the mark of the list', `* ${one}^\n  * ${two}`, '- x', `* ${one}\n  * ${two}\n* x`],
    ['a table', `- ${one}^\n  - ${two}\n- ${three}`, table, `- ${one}\n  - ${two}\n\n${table}\n\n- ${three}`],
    ['a table at the end', `- ${one}^\n  - ${two}\n\n${three}`, table, `- ${one}\n  - ${two}\n\n${table}\n\n${three}`],
    [
      'a table into a nested item',
      `- ${one}\n  - ^${two}\n  - ${three}`,
      table,
      `- ${one}\n  - ${two}\n\n  | a |\n  | - |\n\n  - ${three}`,
    ],
    ['in a quote', `> - ${one}^\n>   - ${two}`, `x\n\ny`, `> - ${one}\n>   - ${two}\n>\n> x\n>\n> y`],
  ])('leaves nested items with their own: %s', (_, before, markdown, after) => {
    expect(paste(before, markdown)).toBe(after)
  })

  it.each([
    ['at its end', `- ${one}^\n- ${two}`, list, `- ${one}\n${list}\n- ${two}`],
    ['within its words', `* ${one} ^${two}`, list, `* ${one} ${two}\n* x\n  - y\n* z`],
    [
      'of numbers',
      `1. ${one}^\n2. ${two}\n\n${three}`,
      '1. x\n   - y\n2. z',
      `1. ${one}\n1. x\n   - y\n2. z\n2. ${two}\n\n${three}`,
    ],
  ])('goes below an item of a list with one level where it brings levels: %s', (_, before, markdown, after) => {
    expect(paste(before, markdown)).toBe(after)
  })
})

test.each([
  ['one level', '- One^\n- two'],
  ['several items', '- O^ne\n  - t^wo'],
  ['words', 'One^\n\n- two\n  - three'],
])('what is pasted into %s goes to the place itself', (_, words) => {
  expect(paste(words, '- x')).toBeUndefined()
})
