import { EditorState } from '@codemirror/state'
import { expect, test } from 'vitest'
import { mdx } from '../editor/language.ts'
import { parsed } from '../editor/testing/parsed.ts'
import { inPlaceOfItem } from './inPlaceOfItem.ts'

/** The words when this is pasted at ^, or over what is between two of them; undefined where it takes no item's place. */
function paste(words: string, markdown: string): string | undefined {
  const [before = '', ...rest] = words.split('^')
  const doc = before + rest.join('')
  const state = parsed(EditorState.create({ doc, extensions: mdx }))
  const range = { from: before.length, to: doc.length - (rest.at(-1) ?? '').length }
  const placed = inPlaceOfItem(state, range, markdown)
  return placed && doc.slice(0, placed.from) + placed.insert + doc.slice(placed.to)
}

for (const [one, two] of [
  ['one', 'two'],
  ['אחת', 'שתיים'],
] as const) {
  const list = `- ${one}\n  - ${two}`

  test.each([
    ['- ^', list],
    [`- a\n- ^\n- b`, `- a\n${list}\n- b`],
    [`- a\n- ^${two}^\n- b`, `- a\n${list}\n- b`],
    [`- ^${one}\n- ${two}^\n- b`, `${list}\n- b`],
    [`- a\n  - ^`, `- a\n  - ${one}\n    - ${two}`],
    [`* ^\n* b`, `* ${one}\n  - ${two}\n* b`],
    [`> - ^`, `> - ${one}\n>   - ${two}`],
    [`- [ ] ^`, list],
  ])('a list takes the place of the item in %j', (words, expected) => {
    expect(paste(words, list)).toBe(expected)
  })

  test('numbers keep the sign of their list', () => {
    expect(paste(`1) ^\n2) b`, `1. ${one}\n2. ${two}`)).toBe(`1) ${one}\n2) ${two}\n2) b`)
  })
}

test.each(['- a^', '- ^a', '- ^\n  - a', 'a ^', '```\n- ^\n```'])('nothing gives way in %j', words => {
  expect(paste(words, '- x\n- y')).toBeUndefined()
})

test('words that are no list take no item’s place', () => {
  expect(paste('- ^', 'x\n\ny')).toBeUndefined()
})
