import { EditorState } from '@codemirror/state'
import { expect, test } from 'vitest'
import { mdx } from '../editor/language.ts'
import { parsed } from '../editor/testing/parsed.ts'
import { blockRange } from './blockRange.ts'

/** Where blocks go (*) for a cursor or selection (^). */
function placed(words: string): string {
  const [before = '', ...rest] = words.split('^')
  const doc = before + rest.join('')
  const state = parsed(EditorState.create({ doc, extensions: mdx }))
  const { from, to } = blockRange(state, { from: before.length, to: doc.length - (rest.at(-1) ?? '').length })
  return `${doc.slice(0, from)}*${from < to ? `${doc.slice(from, to)}*` : ''}${doc.slice(to)}`
}

const [head, row, below] = ['| a | b |\n| - | - |', '| 1 | 2 |', '\n</Callout>']

test.each([
  ['behind a row', `${head}\n${row}^\n${row}${below}`, `${head}\n${row}\n${row}*${below}`],
  ['behind the header', `${head.replace('\n', '^\n')}\n${row}`, `${head}\n${row}*`],
  ['before a row', `${head}\n^${row}\n\nx`, `${head}\n${row}*\n\nx`],
  ['in the delimiter row', `${head}^\n${row}`, `${head}\n${row}*`],
  ['before the table', `^${head}\n${row}`, `*${head}\n${row}`],
  ['in place of a row', `${head}\n^${row}^`, `${head}\n*${row}*`],
  ['in words', 'One ^two', 'One *two'],
])('where blocks go that are pasted %s', (_, before, after) => {
  expect(placed(`<Callout>\n${before}`)).toBe(`<Callout>\n${after}`)
})
