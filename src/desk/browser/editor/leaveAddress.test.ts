import { EditorState, type StateCommand } from '@codemirror/state'
import { keymap } from '@codemirror/view'
import { expect, test } from 'vitest'
import { leaveAddress } from './leaveAddress.ts'
import { frontMatter, pageWith } from './testing/pageWith.ts'

/** The page after Enter, by the keys of the editor, with ^ for the cursor; undefined where they leave it to the editor. */
function press(words: string, withShift = false): string | undefined {
  let state = pageWith(words)
  const target = {
    state,
    dispatch(transaction: { state: EditorState }) {
      state = transaction.state
    },
  }
  const isDone = state
    .facet(keymap)
    .flat()
    .filter(({ key }) => key === 'Enter')
    // Those of Markdown ask for no more of the view than its state.
    .map(({ run, shift }) => (withShift ? shift : run) as unknown as StateCommand | undefined)
    .some(command => command?.(target))
  const { head } = state.selection.main
  return isDone ? `${state.sliceDoc(frontMatter.length, head)}^${state.sliceDoc(head)}` : undefined
}

test.each([
  ['typed', 'see [x](/zoom^) now', 'see [x](/zoom)^ now'],
  ['typed in Hebrew', 'ראו [קנדג׳י](/מנהל סיס^) כאן', 'ראו [קנדג׳י](/מנהל סיס)^ כאן'],
  ['at its beginning', 'see [x](^/zoom) now', 'see [x](/zoom)^ now'],
  ['without an address yet', 'see [x](^)', 'see [x]()^'],
  ['selected', 'see [x](^/zoom^) now', 'see [x](/zoom)^ now'],
  ['of a picture', '![x](../im^ages/a.png)', '![x](../images/a.png)^'],
  ['with a title', 'see [x](/zoom "a ti^tle")', 'see [x](/zoom "a title")^'],
  ['in an item', '- [x](/zoom^)\n- two', '- [x](/zoom)^\n- two'],
  ['in a cell', '| [x](/zo^om) |\n| - |', '| [x](/zoom)^ |\n| - |'],
])('Enter in an address, %s, goes behind it', (_, before, after) => {
  expect(press(before)).toBe(after)
  expect(press(before, true)).toBe(after)
})

test.each([
  ['behind a link', 'see [x](/zoom)^ now'],
  ['in the words of a link', 'see [x^](/zoom)'],
  ['in words between brackets', 'see (the ^page)'],
  ['in a block of code', '```\n[x](/zo^om)\n```'],
  ['over a link and more', 'see [x](/zo^om) no^w'],
])('Enter %s is as it was', (_, words) => {
  expect(press(words)).toBeUndefined()
})

test('nothing is done in a tab that only reads', () => {
  const { doc, selection } = pageWith('[x](/zo^om)')
  const state = EditorState.create({ doc, selection, extensions: EditorState.readOnly.of(true) })
  expect(leaveAddress({ state, dispatch: () => expect.unreachable() })).toBe(false)
})
