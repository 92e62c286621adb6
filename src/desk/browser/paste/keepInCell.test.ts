import { history, undo } from '@codemirror/commands'
import { EditorState } from '@codemirror/state'
import { describe, expect, it, test } from 'vitest'
import { mdx } from '../editor/language.ts'
import { parsed } from '../editor/testing/parsed.ts'
import { keepInCell } from './keepInCell.ts'

/** A page with these words, in which ^ is the cursor; of two, what is between them is selected. */
function stateOf(words: string): EditorState {
  const [before = '', ...rest] = `---\ntitle: Acme\n---\n\n${words}`.split('^')
  const doc = before + rest.join('')
  const head = doc.length - (rest.at(-1) ?? '').length
  return parsed(
    EditorState.create({ doc, selection: { anchor: before.length, head }, extensions: [mdx, history(), keepInCell] }),
  )
}

const paste = (state: EditorState, text: string, userEvent = 'input.paste') =>
  state.update(state.replaceSelection(text), { userEvent }).state

const wordsOf = ({ doc, selection: { main } }: EditorState) =>
  `${doc.sliceString(0, main.head)}^${doc.sliceString(main.head)}`.replace(/^---[\s\S]*?---\n\n/, '')

describe.each([
  ['en', '| Plan | Price |\n| - | - |', 'One', 'two', 'three'],
  ['he', '| תוכנית | מחיר |\n| - | - |', 'אחת', 'שתיים', 'שלוש'],
] as const)('what is pasted into a cell (%s)', (_, head, one, two, three) => {
  const table = (row: string) => `${head}\n${row}\n| 5 | 6 |\n\n${three}`

  it.each([
    ['two lines', `${two}\n${three}`, `${two} ${three}`],
    ['paragraphs', `${two}\n\n  ${three}\n`, `${two} ${three}`],
    ['cells of a spreadsheet', `${two}\t5\n${three}\t6`, `${two} 5 ${three} 6`],
    ['a pipe', `${two} | ${three}`, `${two} \\| ${three}`],
    ['an escaped pipe', `${two} \\| ${three}`, `${two} \\| ${three}`],
    ['a pipe behind an escaped backslash', `${two} \\\\| ${three}`, `${two} \\\\\\| ${three}`],
    ['marks', `**${two}** [${three}](/x)`, `**${two}** [${three}](/x)`],
  ])('is one line in it: %s', (_, text, written) => {
    for (const userEvent of ['input.paste', 'input.drop']) {
      expect(wordsOf(paste(stateOf(table(`| ${one} ^ | ${two} |`)), text, userEvent))).toBe(
        table(`| ${one} ${written}^ | ${two} |`),
      )
    }
    expect(wordsOf(paste(stateOf(table(`| ^${one}^ | ${two} |`)), text))).toBe(table(`| ${written}^ | ${two} |`))
    expect(wordsOf(paste(stateOf(table(`${one} | ^${two}`)), text))).toBe(table(`${one} | ${written}^${two}`))
  })

  it('is gone back from in one step', () => {
    const before = stateOf(table(`| ${one}^ | ${two} |`))
    let state = paste(before, `${two}\n| ${three}`)
    undo({
      state,
      dispatch(transaction) {
        state = transaction.state
      },
    })
    expect(wordsOf(state)).toBe(wordsOf(before))
  })
})

const table = '| a | b |\n| - | - |'

test.each([
  ['rows before a row', `${table}\n^| 1 | 2 |`, '| 3 | 4 |\n| 5 | 6 |\n'],
  ['rows behind a row', `${table}\n| 1 | 2 |^\n| 7 | 8 |`, '\n| 3 | 4 |\n| 5 | 6 |'],
  ['a row before a row without outer pipes', 'a | b\n- | -\n^1 | 2', '3 | 4\n'],
  ['over several rows', `${table}\n| ^1 | 2 |\n| 3^ | 4 |`, '5 |\n| 6'],
  ['in the delimiter row', '| a | b |\n| -^ | - |', ' | - '],
  ['in a paragraph', `One ^two`, 'a | b\nc'],
  ['in code', `\`\`\`md\n${table}\n| 1^ | 2 |\n\`\`\``, '|\n|'],
])('what is pasted %s stays as it is', (_, before, text) => {
  const [start = '', ...rest] = before.split('^')
  expect(wordsOf(paste(stateOf(before), text))).toBe(`${start}${text}^${rest.at(-1)}`)
})

test('what is typed into a cell stays as it is', () => {
  expect(wordsOf(paste(stateOf(`${table}\n| 1^ | 2 |`), ' |', 'input.type'))).toBe(`${table}\n| 1 |^ | 2 |`)
})
