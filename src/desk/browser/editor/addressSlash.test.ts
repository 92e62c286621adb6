import { EditorState } from '@codemirror/state'
import { expect, test } from 'vitest'
import { addressSlash } from './addressSlash.ts'

/** A text, its cursor at ^, after something was typed or pasted there. */
function after(text: string, inserts: readonly string[], userEvent: string): string {
  const anchor = text.indexOf('^')
  let state = EditorState.create({ doc: text.replace('^', ''), selection: { anchor }, extensions: [addressSlash] })
  for (const insert of inserts) state = state.update(state.replaceSelection(insert), { userEvent }).state
  const { head } = state.selection.main
  return `${state.sliceDoc(0, head)}^${state.sliceDoc(head)}`
}

test.each([
  ['/torii', '/torii'],
  ['https://x.com/a', 'https://x.com/a'],
  ['mailto:a@example.com', 'mailto:a@example.com'],
  ['tel:+972', 'tel:+972'],
  ['torii', '/torii'],
  ['http', '/http'],
])('behind the slash of a link that was begun, %s is written as %s', (written, address) => {
  for (const words of ['word', 'מילה']) {
    const [begun, done] = [`one [${words}](/^) two`, `one [${words}](${address}^) two`]
    expect(after(begun, [...written], 'input.type')).toBe(done)
    expect(after(begun, [written], 'input.paste')).toBe(done)
  }
})

test.each([
  ['](/a^)', '/b', '](/a/b^)'],
  ['see /^', '/', 'see //^'],
  ['(^)', '//x', '(//x^)'],
])('nothing else changes in %s', (text, written, expected) => {
  expect(after(text, [...written], 'input.type')).toBe(expected)
})

test('what undo brings back stays as it is', () => {
  expect(after('[a](/^)', ['/b'], 'undo')).toBe('[a](//b^)')
})
