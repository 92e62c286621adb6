import { history, undo } from '@codemirror/commands'
import { EditorState } from '@codemirror/state'
import { expect, test } from 'vitest'
import { mdx } from './language.ts'
import { leaveList } from './leaveList.ts'
import { parsed } from './testing/parsed.ts'

const head = '---\ntitle: Acme\n---\n\n'

/** A page with these words, in which | is the cursor. */
function stateOf(words: string): EditorState {
  const at = words.indexOf('|')
  return EditorState.create({
    doc: head + words.replace('|', ''),
    selection: { anchor: head.length + at },
    extensions: [mdx, history()],
  })
}

function wordsOf({ doc, selection }: EditorState): string {
  const { head: at } = selection.main
  return `${doc.sliceString(head.length, at)}|${doc.sliceString(at)}`
}

function press(state: EditorState, times: number): EditorState {
  let now = state
  for (let pressed = 0; pressed < times; pressed++) {
    now = parsed(now)
    const isDone = leaveList({
      state: now,
      dispatch(transaction) {
        now = transaction.state
      },
    })
    if (!isDone) now = now.update(now.replaceSelection('\n')).state
  }
  return now
}

test.each([
  ['a list', 2, '- one\n- two|\n\nNext.', '- one\n- two\n\n|\n\nNext.'],
  ['a list in Hebrew', 2, '- אחת\n- שתיים|\n\nהבא.', '- אחת\n- שתיים\n\n|\n\nהבא.'],
  ['a list at the end of a page', 2, '- one\n- two|', '- one\n- two\n\n|'],
  ['a list with words right below', 1, '- one\n- two\n- |\n## Next', '- one\n- two\n\n|\n\n## Next'],
  ['a list with items below', 2, '- one\n- two|\n- three', '- one\n- two\n\n|\n\n- three'],
  ['a list with empty lines', 2, '- one\n\n- two|\n\nNext.', '- one\n\n- two\n\n|\n\nNext.'],
  ['a numbered list', 2, '1. one\n2. two|\n\nNext.', '1. one\n2. two\n\n|\n\nNext.'],
  ['a numbered list in Hebrew', 2, '1. אחת\n2. שתיים|\n\nהבא.', '1. אחת\n2. שתיים\n\n|\n\nהבא.'],
  ['a list in a quote', 2, '> - one\n> - two|\n\nNext.', '> - one\n> - two\n>\n> |\n\nNext.'],
  ['a list in a widget', 2, '<Callout>\n\n- one\n- two|\n\n</Callout>', '<Callout>\n\n- one\n- two\n\n|\n\n</Callout>'],
  ['a quote', 3, '> one\n> two|\n\nNext.', '> one\n> two\n\n|\n\nNext.'],
] as const)('what is written below %s is apart from it', (_, times, before, after) => {
  expect(wordsOf(press(stateOf(before), times))).toBe(after)
})

test.each([
  ['one level at a time', '- one\n  - two\n  - three|\n\nNext.', 2, '- one\n  - two\n  - three\n- |\n\nNext.'],
  ['then the list', '- 1\n- one\n  - two\n  - three|\n\nNext.', 3, '- 1\n- one\n  - two\n  - three\n\n|\n\nNext.'],
  ['of another kind', '1. one\n   - two\n   - three|\n\nNext.', 2, '1. one\n   - two\n   - three\n2. |\n\nNext.'],
] as const)('nested lists are left %s', (_, before, times, after) => {
  expect(wordsOf(press(stateOf(before), times))).toBe(after)
})

test.each([
  ['an item', '- one\n- two|', '- one\n- two\n- |'],
  ['a numbered item, with those below', '1. one|\n2. two', '1. one\n2. |\n3. two'],
  ['a quote', '> one|', '> one\n> |'],
  ['the mark of a list without items', 'One:\n\n- |\n## Two', 'One:\n\n|\n## Two'],
])('Enter after %s is as it was', (_, before, after) => {
  expect(wordsOf(press(stateOf(before), 1))).toBe(after)
})

test('a list that was left is gone back to in one step', () => {
  let state = press(stateOf('- one\n- two|\n\nNext.'), 2)
  undo({
    state,
    dispatch(transaction) {
      state = transaction.state
    },
  })
  expect(wordsOf(state)).toBe('- one\n- two\n- |\n\nNext.')
})

test('nothing is written in a tab that only reads', () => {
  const state = parsed(
    EditorState.create({ doc: '- one|', selection: { anchor: 5 }, extensions: [mdx, EditorState.readOnly.of(true)] }),
  )
  const dispatch = () => expect.unreachable()
  expect(leaveList({ state, dispatch })).toBe(false)
})
