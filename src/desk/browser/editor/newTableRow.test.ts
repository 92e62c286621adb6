import { history, insertNewlineAndIndent, undo } from '@codemirror/commands'
import { EditorSelection, EditorState, type StateCommand } from '@codemirror/state'
import { keymap } from '@codemirror/view'
import { expect, test } from 'vitest'
import { mdx } from './language.ts'
import { parsed } from './testing/parsed.ts'

const frontMatter = '---\ntitle: Acme\n---\n\n'

/** A page with these words, in which ^ is the cursor; of two, what is between them is selected. */
function stateOf(words: string, head = frontMatter): EditorState {
  const [before = '', ...rest] = (head + words).split('^')
  const doc = before + rest.join('')
  return EditorState.create({
    doc,
    selection: { anchor: before.length, head: doc.length - (rest.at(-1) ?? '').length },
    extensions: [mdx, history()],
  })
}

function wordsOf({ doc, selection }: EditorState, head = frontMatter): string {
  const at = selection.main.head
  return `${doc.sliceString(head.length, at)}^${doc.sliceString(at)}`
}

/** What the Enter of the editor does, by its own keys. */
function press(state: EditorState, times = 1, withShift = false): EditorState {
  let now = state
  for (let pressed = 0; pressed < times; pressed++) {
    now = parsed(now)
    const target = {
      get state() {
        return now
      },
      dispatch(transaction: { state: EditorState }) {
        now = transaction.state
      },
    }
    const commands = now
      .facet(keymap)
      .flat()
      .filter(({ key }) => key === 'Enter')
      // Those of Markdown ask for no more of the view than its state.
      .map(({ run, shift }) => (withShift ? shift : run) as unknown as StateCommand | undefined)
    ;[...commands, insertNewlineAndIndent].find(command => command?.(target))
  }
  return now
}

const table = '| a | b |\n| --- | --- |'
const hebrew = '| א | ב |\n| --- | --- |'

test.each([
  ['within a cell', `${table}\n| on^e | two |\n\nNext.`, `${table}\n| one | two |\n| ^ |  |\n\nNext.`],
  ['within a cell in Hebrew', `${hebrew}\n| אח^ת | שתיים |\n\nהבא.`, `${hebrew}\n| אחת | שתיים |\n| ^ |  |\n\nהבא.`],
  ['at the end of a row', `${table}\n| one | two |^\n| 3 | 4 |`, `${table}\n| one | two |\n| ^ |  |\n| 3 | 4 |`],
  ['behind a row', `${table}\n| one | two |  ^`, `${table}\n| one | two |  \n| ^ |  |`],
  ['in the header row', '| a^ | b |\n| --- | --- |\n| 1 | 2 |', '| a | b |\n| --- | --- |\n| ^ |  |\n| 1 | 2 |'],
  ['in the header row in Hebrew', '| א | ב |^\n| --- | --- |', '| א | ב |\n| --- | --- |\n| ^ |  |'],
  ['in the delimiter row', '| a | b |\n| :-- | -^-: |', '| a | b |\n| :-- | --: |\n| ^ |  |'],
  ['in an empty row with rows below', `${table}\n| ^ |  |\n| 3 | 4 |`, `${table}\n|  |  |\n| ^ |  |\n| 3 | 4 |`],
  ['with escaped pipes', `${table}\n| one \\| or^ | two |`, `${table}\n| one \\| or | two |\n| ^ |  |`],
  ['with an escaped pipe in the header', '| a \\| ^c | b |\n|---|---|', '| a \\| c | b |\n|---|---|\n| ^ |  |'],
  ['with a pipe in code', `${table}\n| \`x | y\`^ | two |`, `${table}\n| \`x | y\` | two |\n| ^ |  |`],
  ['with cells left out', `${table}\n| one^ |`, `${table}\n| one |\n| ^ |  |`],
  ['without outer pipes', 'a | b\n--- | ---\none | tw^o', 'a | b\n--- | ---\none | two\n| ^ |  |'],
  ['with one cell', '| a |\n| --- |\n| one^ |', '| a |\n| --- |\n| one |\n| ^ |'],
  ['in a quote', '> | a | b |\n> | --- | --- |\n> | 1^ | 2 |', '> | a | b |\n> | --- | --- |\n> | 1 | 2 |\n> | ^ |  |'],
  ['in a list', '- | a^ | b |\n  | --- | --- |', '- | a | b |\n  | --- | --- |\n  | ^ |  |'],
  ['in a widget', `<Callout>\n\n${table}^\n\n</Callout>`, `<Callout>\n\n${table}\n| ^ |  |\n\n</Callout>`],
])('Enter %s makes an empty row below', (_, before, after) => {
  expect(wordsOf(press(stateOf(before)))).toBe(after)
})

/** The lines of a table, each with this indent. */
const indented = (lines: string, indent: string) => lines.replaceAll(/^/gm, indent)

test.each([
  ['right below a tag', (rows: string) => `<Callout title="x">\n${rows}\n</Callout>`],
  ['right below a tag in Hebrew', (rows: string) => `<Callout title="שלום">\n${rows}\n</Callout>`],
  ['indented below a tag', (rows: string) => `<Callout title="x">\n${indented(rows, '  ')}\n</Callout>`],
  [
    'far indented below a tag',
    (rows: string) => `<Tabs>\n  <Tab title="x">\n${indented(rows, '    ')}\n  </Tab>\n</Tabs>`,
  ],
  ['below two tags', (rows: string) => `<Tabs>\n<Tab title="x">\n${rows}\n</Tab>\n</Tabs>`],
  ['below a tag with a pipe', (rows: string) => `<Callout title="a | b">\n${rows}\n</Callout>`],
  ['below a tag with a list', (rows: string) => `<Callout title="x" facts={['a', 'b']}>\n${rows}\n</Callout>`],
  ['below a tag over several lines', (rows: string) => `<Callout\n  title="x">\n${rows}\n</Callout>`],
  ["below a tag of HTML's", (rows: string) => `<details>\n<summary>x</summary>\n${rows}\n</details>`],
  ['in a quote below a tag', (rows: string) => indented(`<Callout title="x">\n${rows}\n</Callout>`, '> ')],
  ['below words right below a tag', (rows: string) => `<Callout title="x">\nWords.\n${rows}\n</Callout>`],
])('Enter makes an empty row in a table %s', (_, withTag) => {
  for (const head of ['| a | b |\n|---|---|', hebrew]) {
    expect(wordsOf(press(stateOf(withTag(`${head}\n| on^e | two |`))))).toBe(
      withTag(`${head}\n| one | two |\n| ^ |  |`),
    )
    expect(wordsOf(press(stateOf(withTag(`${head}^`))))).toBe(withTag(`${head}\n| ^ |  |`))
  }
})

test.each([
  ['right below a tag', '<Callout title="x">\n', ''],
  ['right below a tag in Hebrew', '<Callout title="שלום">\n', ''],
  ['indented below a tag', '<Callout title="x">\n', '  '],
])('Enter in an empty last row leaves a table %s, apart from its end', (_, tag, indent) => {
  const rows = tag + indented(`${table}\n| one`, indent)
  expect(wordsOf(press(stateOf(`${rows}^ | two |\n</Callout>`), 2))).toBe(`${rows} | two |\n\n${indent}^\n\n</Callout>`)
})

test.each([
  ['code', `\`\`\`md\n${table}\n| 1^ | 2 |\n\`\`\``, `\`\`\`md\n${table}\n| 1\n^| 2 |\n\`\`\``],
  ['words with pipes', 'One | tw^o\nThree | four', 'One | tw\n^o\nThree | four'],
])('Enter in %s right below a tag is as it was', (_, before, after) => {
  const withTag = (words: string) => `<Callout title="x">\n${words}\n</Callout>`
  expect(wordsOf(press(stateOf(withTag(before))))).toBe(withTag(after))
})

test('Enter in a tag above a table is as it was', () => {
  const before = `<Callout title="a |^ b">\n${table}\n</Callout>`
  expect(wordsOf(press(stateOf(before)))).toBe(`<Callout title="a |\n^b">\n${table}\n</Callout>`)
})

test.each([
  ['a table', `${table}\n| one^ | two |\n\nNext.`, `${table}\n| one | two |\n\n^\n\nNext.`],
  ['a table in Hebrew', `${hebrew}\n| אחת^ | שתיים |\n\nהבא.`, `${hebrew}\n| אחת | שתיים |\n\n^\n\nהבא.`],
  ['a table at the end of a page', `${table}\n| one | two |^`, `${table}\n| one | two |\n\n^`],
  ['a table with words right below', `${table}\n| 1^ | 2 |\n## Next`, `${table}\n| 1 | 2 |\n\n^\n\n## Next`],
  ['a table without other rows', `${table}^\n\nNext.`, `${table}\n\n^\n\nNext.`],
  ['a table in a quote', '> | a |\n> | --- |\n> | 1^ |\n\nNext.', '> | a |\n> | --- |\n> | 1 |\n>\n> ^\n\nNext.'],
])('Enter in an empty last row leaves %s, apart from what is below', (_, before, after) => {
  expect(wordsOf(press(stateOf(before), 2))).toBe(after)
})

test.each([
  ['the first row', `${table}\n^| 1 | 2 |`, `${table}\n| ^ |  |\n| 1 | 2 |`],
  ['the first row in Hebrew', `${hebrew}\n^| אחת | שתיים |`, `${hebrew}\n| ^ |  |\n| אחת | שתיים |`],
  ['a further row', `${table}\n| 1 | 2 |\n^| 3 | 4 |\n\nNext.`, `${table}\n| 1 | 2 |\n| ^ |  |\n| 3 | 4 |\n\nNext.`],
  ['a row without outer pipes', 'a | b\n--- | ---\n^1 | 2', 'a | b\n--- | ---\n| ^ |  |\n1 | 2'],
  ['an empty last row', `${table}\n^|  |  |`, `${table}\n| ^ |  |\n|  |  |`],
  [
    'an indented row',
    indented(`${table}\n| 1 | 2 |`, '  ').replace('  | 1', '^  | 1'),
    indented(`${table}\n| ^ |  |\n| 1 | 2 |`, '  '),
  ],
  ['a row behind its indent', indented(`${table}\n^| 1 | 2 |`, '  '), indented(`${table}\n| ^ |  |\n| 1 | 2 |`, '  ')],
  ['a row in a quote', indented(`${table}\n^| 1 | 2 |`, '> '), indented(`${table}\n| ^ |  |\n| 1 | 2 |`, '> ')],
  ['the quote of a row', '> | a |\n> | --- |\n^> | 1 |', '> | a |\n> | --- |\n> | ^ |\n> | 1 |'],
  ['a row in a list', '- | a |\n  | --- |\n  ^| 1 |', '- | a |\n  | --- |\n  | ^ |\n  | 1 |'],
  ['a row right below words', `${table}\nWords\n^| 1 | 2 |`, `${table}\nWords\n| ^ |  |\n| 1 | 2 |`],
  [
    'a row in a widget',
    `<Callout>\n${table}\n^| 1 | 2 |\n</Callout>`,
    `<Callout>\n${table}\n| ^ |  |\n| 1 | 2 |\n</Callout>`,
  ],
])('Enter right before %s makes an empty row above', (_, before, after) => {
  expect(wordsOf(press(stateOf(before)))).toBe(after)
  expect(wordsOf(press(stateOf(before), 1, true))).toBe(after)
})

test.each([
  ['', '| a | b |\n^| --- | --- |\n| 1 | 2 |', '| a | b |\n| --- | --- |\n| ^ |  |\n| 1 | 2 |'],
  [' in Hebrew', '| א | ב |\n^| --- | --- |', '| א | ב |\n| --- | --- |\n| ^ |  |'],
])('Enter right before the delimiter row%s makes an empty row below it', (_, before, after) => {
  expect(wordsOf(press(stateOf(before)))).toBe(after)
})

test.each([
  ['before the first pipe of a header in Hebrew', `^${hebrew}`, `\n^${hebrew}`],
  ['before the first pipe of a header right below a tag', `<Callout>\n^${table}`, `<Callout>\n\n^${table}`],
  ['before words right below', `${table}\n| 1 | 2 |\n^Next.`, `${table}\n| 1 | 2 |\n\n^Next.`],
  ['before the first pipe of the header', `One.\n\n^${table}`, `One.\n\n\n^${table}`],
  ['in words with pipes', 'One | tw^o', 'One | tw\n^o'],
  ['in code', `\`\`\`md\n${table}\n| 1^ | 2 |\n\`\`\``, `\`\`\`md\n${table}\n| 1\n^| 2 |\n\`\`\``],
  ['in words right below', `${table}\n| 1 | 2 |\nNext^.`, `${table}\n| 1 | 2 |\nNext\n^.`],
  ['in a list', '- one^', '- one\n- ^'],
])('Enter %s is as it was', (_, before, after) => {
  expect(wordsOf(press(stateOf(before)))).toBe(after)
})

test('Enter in front matter is as it was', () => {
  const before = `---\nsummary: |\n  | a | b |\n  | --- | --- |\n  | 1^ | 2 |\n---\n`
  expect(wordsOf(press(stateOf(before, '')), '')).toMatch(/\| 1\n +\^\| 2 \|/)
})

test.each([
  ['within a cell', `${table}\n| ^one^ | two |`, `${table}\n| one | two |\n| ^ |  |`],
  ['within a cell in Hebrew', `${hebrew}\n| ^אחת^ | שתיים |`, `${hebrew}\n| אחת | שתיים |\n| ^ |  |`],
  ['over cells', `${table}\n| o^ne | tw^o |`, `${table}\n| one | two |\n| ^ |  |`],
  ['of a whole row', `${table}\n^| one | two |^\n| 3 | 4 |`, `${table}\n| one | two |\n| ^ |  |\n| 3 | 4 |`],
  ['in the header row', '| ^a^ | b |\n| --- | --- |', '| a | b |\n| --- | --- |\n| ^ |  |'],
  ['of an empty last row', `${table}\n| ^ | ^ |`, `${table}\n\n^`],
])('Enter with a selection %s does what it does without one', (_, before, after) => {
  expect(wordsOf(press(stateOf(before)))).toBe(after)
})

test('Enter does so whichever end of the selection the cursor is at', () => {
  const state = stateOf(`${table}\n| ^one^ | two |`)
  const { anchor, head } = state.selection.main
  const backwards = state.update({ selection: EditorSelection.range(head, anchor) }).state
  expect(wordsOf(press(backwards))).toBe(`${table}\n| one | two |\n| ^ |  |`)
})

test.each([
  ['several rows', `${table}\n| one | ^two |\n| 3^ | 4 |`, `${table}\n| one | \n^ | 4 |`],
  ['a line with its break', `${table}\n^| one | two |\n^| 3 | 4 |`, `${table}\n\n^| 3 | 4 |`],
  ['words before a table', `One ^two\n\n| ^a | b |\n| --- | --- |`, `One \n^a | b |\n| --- | --- |`],
  ['words in no table', 'One ^two^ three', 'One \n^three'],
])('Enter takes the place of %s', (_, before, after) => {
  expect(wordsOf(press(stateOf(before)))).toBe(after)
})

test.each([
  ['within a cell', `${table}\n| on^e | two |`, `${table}\n| one | two |\n| ^ |  |`],
  ['within a cell in Hebrew', `${hebrew}\n| אח^ת | שתיים |`, `${hebrew}\n| אחת | שתיים |\n| ^ |  |`],
  ['with a selection', `${table}\n| ^one^ | two |`, `${table}\n| one | two |\n| ^ |  |`],
  ['in an empty last row', `${table}\n|  | ^ |`, `${table}\n\n^`],
  ['in an empty last row in Hebrew', `${hebrew}\n|  | ^ |`, `${hebrew}\n\n^`],
])('Shift+Enter %s does what Enter does', (_, before, after) => {
  expect(wordsOf(press(stateOf(before), 1, true))).toBe(after)
})

test('Shift+Enter outside of tables is as it was', () => {
  expect(wordsOf(press(stateOf('- one^'), 1, true))).toBe('- one\n^')
})

test.each([
  ['a new row', `${table}\n| one^ | two |\n\nNext.`],
  ['a new row above', `${table}\n^| one | two |\n\nNext.`],
  ['a table that was left', `${table}\n| one | two |\n| ^ |  |\n\nNext.`],
])('%s is gone back from in one step', (_, before) => {
  let state = press(stateOf(before))
  undo({
    state,
    dispatch(transaction) {
      state = transaction.state
    },
  })
  expect(wordsOf(state)).toBe(before)
})
