import { Text } from '@codemirror/state'
import { expect, test } from 'vitest'
import { linesIn, wordsIn } from './around.ts'

const textOf = (lines: string, at: { from: number; to: number } | undefined) => at && lines.slice(at.from, at.to)
const within = (lines: string, selected: string) => {
  const from = lines.indexOf(selected)
  return { doc: Text.of(lines.split('\n')), range: { from, to: from + selected.length } }
}

test.each([
  ['without the spaces around them', 'see Kandji now', ' Kandji ', 'Kandji'],
  ['of lines of one paragraph', 'one\ntwo\n\nthree', 'one\ntwo\n', 'one\ntwo'],
  ['but not of two paragraphs', 'one\n\ntwo', 'one\n\ntwo', undefined],
  ['but not of spaces alone', 'one  two', '  ', undefined],
])('words are taken %s', (_, lines, selected, expected) => {
  const { doc, range } = within(lines, selected)
  expect(textOf(lines, wordsIn(doc, range))).toBe(expected)
})

test.each([
  ['a part of its lines', '# Title\n\nSome words\n\nmore', 'itle\n\nSome', '# Title\n\nSome words'],
  ['the empty lines around them', 'a\n\n# Title\n\nb', '\n# Title\n\n', '# Title'],
  ['one word', 'a\n\nSome words\n', 'word', 'Some words'],
])('a block goes around whole lines where %s is selected', (_, lines, selected, expected) => {
  const { doc, range } = within(lines, selected)
  expect(textOf(lines, linesIn(doc, range))).toBe(expected)
})
