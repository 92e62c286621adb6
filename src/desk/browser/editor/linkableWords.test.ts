import { expect, test } from 'vitest'
import { linkableWords } from './linkableWords.ts'
import { pageWith } from './testing/pageWith.ts'
import { plainPlaces } from './testing/plainPlaces.ts'

/** The words that become those of a link; or why there are none. */
function linked(words: string): string {
  const state = pageWith(words)
  const range = linkableWords(state, state.selection.main)
  return typeof range === 'string' ? range : `[${state.sliceDoc(range.from, range.to)}]`
}

test.each([
  ['selected words', 'see ^Kandji ^now', '[Kandji]'],
  ['the word at the cursor', 'ראו קנ^דג׳י', '[קנדג׳י]'],
  ['the words of an item', '^- one\n^- two', '[one]'],
  ['the words of a heading', '^## One^', '[One]'],
  ['the words of a cell', '|^ one ^| two |\n| - | - |', '[one]'],
  ['words of two lines of a paragraph', '^one\ntwo^', '[one\ntwo]'],
  ['bold words with their stars', 'see **^one^**', '[one]'],
  ['all of the bold words where half of them is selected', 'see **one ^two** now^', '[**one two** now]'],
  ['words with a fact', 'see ^<Fact id="x" /> now^', '[<Fact id="x" /> now]'],
  ['a picture', '^![a photo](../a.png)^', '[![a photo](../a.png)]'],
])('a link takes %s', (_, words, expected) => {
  expect(linked(words)).toBe(expected)
})

test.each([
  ['items', '^- one\n- two^'],
  ['items in Hebrew', '- א^חת\n- שת^יים'],
  ['paragraphs', '^one\n\ntwo^'],
  ['a heading and its paragraph', '^# One\ntwo^'],
  ['cells', '| ^one | two^ |\n| - | - |'],
  ['cells in Hebrew', '| א | ב |\n| - | - |\n^| אחת | שתיים |^'],
  ['words and a tag above them', '^<Callout>\none^\n</Callout>'],
  ['words and code', '^one\n\n```\ncode\n```^'],
  ['no words', 'one\n^\ntwo'],
])('a link cannot be of %s', (_, words) => {
  expect(linked(words)).toBe('one-paragraph')
})

test.each([
  ['the end of one', '[one ^two](/x) three^'],
  ['the beginning of one', '^see [one^ two](/x)'],
  ['all of one', '^see [one](/x) now^'],
  ['the words of one', '[^אחת^](/x)'],
  ['the word at the cursor in one', '[o^ne](/x)'],
])('a link cannot hold %s', (_, words) => {
  expect(linked(words)).toBe('link-in-link')
})

test('a link cannot hold half of a tag', () => {
  expect(linked('one ^two <b>three^</b>')).toBe('half-of-tag')
})

test.each(plainPlaces)('%s becomes no link', (_, words) => {
  expect(linked(words)).toBe('plain-text')
})
