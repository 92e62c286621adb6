import { undo } from '@codemirror/commands'
import type { EditorState } from '@codemirror/state'
import { expect, test } from 'vitest'
import { boldChange } from './boldChange.ts'
import { frontMatter, pageWith } from './testing/pageWith.ts'
import { parsed } from './testing/parsed.ts'
import { plainPlaces } from './testing/plainPlaces.ts'

function wordsOf({ doc, selection }: EditorState): string {
  const { from, to } = selection.main
  return `${doc.sliceString(frontMatter.length, from)}^${doc.sliceString(from, to)}^${doc.sliceString(to)}`
}

/** The page after the key for bold; or why it is as it was. */
function pressed(state: EditorState): EditorState | string {
  const change = boldChange(state, state.selection.main)
  return typeof change === 'string' ? change : parsed(state.update(change).state)
}

const press = (words: string): string => {
  const state = pressed(pageWith(words))
  return typeof state === 'string' ? state : wordsOf(state)
}

test.each([
  ['selected words', 'see ^Kandji ^now', 'see **^Kandji^** now'],
  ['the word at the cursor', 'see Kan^dji now', 'see **^Kandji^** now'],
  ['the word at the cursor in Hebrew', 'ראו קנ^דג׳י', 'ראו **^קנדג׳י^**'],
  ['the word at the cursor, an acronym', 'של צה^״ל כאן', 'של **^צה״ל^** כאן'],
  ['the word at the cursor, in quotation marks', 'ה״מי^לה״ כאן', 'ה״**^מילה^**״ כאן'],
  ['the word at the cursor with an apostrophe', "It do^esn't", "It **^doesn't^**"],
  ['items', '^- one\n- two^\n- three', '- **^one**\n- **two^**\n- three'],
  ['items in Hebrew', '^- אחת\n- שתיים\n^- שלוש', '- **^אחת**\n- **שתיים^**\n- שלוש'],
  ['parts of items', '- o^ne two\n- three f^our', '- o**^ne two**\n- **three f^**our'],
  ['numbered items', '^1. one\n2. two^', '1. **^one**\n2. **two^**'],
  ['tasks', '^- [ ] one\n- [x] two^', '- [ ] **^one**\n- [x] **two^**'],
  ['nested items', '^- one\n  more\n  - two^', '- **^one\n  more**\n  - **two^**'],
  ['quotes', '^> one\n> two\n>\n> three^', '> **^one\n> two**\n>\n> **three^**'],
  ['the second line of a quote', '> one\n^> two^', '> one\n> **^two^**'],
  ['headings and paragraphs', '^# One #\n\ntwo\n\nThree\n===^', '# **^One** #\n\n**two**\n\n**Three^**\n==='],
  ['cells', '^| a | b |\n| - | - |\n| 1 |  |^', '| **^a** | **b** |\n| - | - |\n| **1^** |  |'],
  ['cells in Hebrew', '| א | ב |\n| - | - |\n^| אחת | שתיים |^', '| א | ב |\n| - | - |\n| **^אחת** | **שתיים^** |'],
  ['a cell without edges', '| a |^b^|\n| - | - |', '| a |**^b^**|\n| - | - |'],
  [
    'words of a widget',
    '^<Callout title="x">\n\n- one\n\n</Callout>\n\ntwo^',
    '<Callout title="x">\n\n- **^one**\n\n</Callout>\n\n**two^**',
  ],
  ['words around code', '^one\n\n```\ncode\n```\n\ntwo^', '**^one**\n\n```\ncode\n```\n\n**two^**'],
  [
    'words around a tag of several lines',
    '^one\n\n<Card\n  title="x"\n/>\n\ntwo^',
    '**^one**\n\n<Card\n  title="x"\n/>\n\n**two^**',
  ],
  ['words with a fact', '^costs <Fact id="x" /> now^', '**^costs <Fact id="x" /> now^**'],
  ['a fact in a cell', '| a |\n| - |\n| ^<Fact id="x" />^ |', '| a |\n| - |\n| **^<Fact id="x" />^** |'],
  ['words with code', 'run ^`npm` now^', 'run **^`npm` now^**'],
  ['words within a tag', "a <Badge facts={['a > b']}>^one^</Badge>", "a <Badge facts={['a > b']}>**^one^**</Badge>"],
  ['words of a link', '[^one^ two](/x)', '[**^one^** two](/x)'],
  ['all of a link where its end is selected', '[one ^two](/x) three^', '**^[one two](/x) three^**'],
  ['all of a link where its beginning is selected', '^see [one^ two](/x "t")', '**^see [one two](/x "t")^**'],
  ['all of emphasis where half of it is selected', '*one ^two* three^', '**^*one two* three^**'],
  ['words with both brackets where one is selected', '^one [t^wo] three', '**^one [two]^** three'],
  ['words within brackets', 'one [^two^ three]', 'one [**^two^** three]'],
  ['words in brackets that are no link', 'one ^two [b]^', 'one **^two [b]^**'],
])('%s become bold', (_, before, after) => {
  expect(press(before)).toBe(after)
})

test.each([
  ['words', 'see **^Kandji^** now', 'see ^Kandji^ now'],
  ['words with their stars', 'see ^**Kandji**^ now', 'see ^Kandji^ now'],
  ['words with half of their stars', 'see ^**Kandji^** now', 'see ^Kandji^ now'],
  ['the word at the cursor', '**Kan^dji**', '^Kandji^'],
  ['words between underscores', '__^one^__', '^one^'],
  ['items', '^- **one**\n- **two**^', '- ^one\n- two^'],
  ['items in Hebrew', '^- **אחת**\n- **שתיים**^', '- ^אחת\n- שתיים^'],
  ['cells', '^| **a** | **b** |\n| - | - |^', '| ^a | b^ |\n| - | - |'],
  ['words in stars of three', '^***one***^', '^*one*^'],
  ['a link', '**^[one](/x)^**', '^[one](/x)^'],
  ['the words of a link', '^[**one**](/x)^', '^[one](/x)^'],
  ['some of the bold words', '**one ^two^ three**', '**one** ^two^ **three**'],
  ['the first of the bold words', '**^one^ two**', '^one^ **two**'],
  ['the last of the bold words, with their stars', '**one ^two**^', '**one** ^two^'],
  ['some of the bold words of items', '- **one ^two**\n- **three^ four**', '- **one** ^two\n- three^ **four**'],
  ['the word at the cursor in a bold link', '**see [one t^wo](/x) now**', '**see** ^[one two](/x)^ **now**'],
])('%s become plain again', (_, before, after) => {
  expect(press(before)).toBe(after)
})

test.each([
  ['within them', '^one **two** three^', '**^one two three^**'],
  ['that begin in them', '^one **two^ three**', '**^one two three^**'],
  ['that end in them', '**one ^two** three^', '**^one two three^**'],
  ['within a link', '^see [**one**](/x)^', '**^see [one](/x)^**'],
  ['right beside them', '**one**^two^', '**^onetwo^**'],
  ['in one of several blocks', '^- **one**\n- two^', '- **^one**\n- **two^**'],
])('words become bold without more stars than two where there are bold words %s', (_, before, after) => {
  expect(press(before).replaceAll('^', '')).toBe(after.replaceAll('^', ''))
})

test.each(['^- one\n- [two](/x)\n\n| a | b |\n| - | - |^', '^- אחת\n- שתיים\n\n## שלוש^'])(
  'the key pressed again takes all of it back, and so does one step of undo',
  words => {
    const before = pageWith(words)
    const bold = pressed(before)
    if (typeof bold === 'string') return expect.unreachable()
    const again = pressed(bold)
    expect(typeof again === 'string' ? again : again.doc.toString()).toBe(before.doc.toString())
    let undone = bold
    undo({
      state: bold,
      dispatch(transaction) {
        undone = transaction.state
      },
    })
    expect(undone.doc.toString()).toBe(before.doc.toString())
  },
)

test.each(plainPlaces)('%s stays plain', (_, words) => {
  expect(press(words)).toBe('plain-text')
})

test.each([
  ['an empty line', 'one\n^\ntwo'],
  ['spaces', 'one^  ^two'],
  ['the mark of an item', '^- ^one'],
])('there are no words in %s', (_, words) => {
  expect(press(words)).toBe('no-words')
})

test('front matter stays plain', () => {
  const state = pageWith('one', '---\ntitle: A^cm^e\n---\n\n')
  expect(boldChange(state, state.selection.main)).toBe('plain-text')
})

test('half of a tag makes nothing bold', () => {
  expect(press('one ^two <b>three^</b>')).toBe('half-of-tag')
  expect(press('^one <b>two</b> three^')).toBe('**^one <b>two</b> three^**')
})

test('words that become bold beside bold words are those selected, and can be taken back alone', () => {
  expect(press('^one^ **two**')).toBe('**^one^** **two**')
  expect(press('^one^**two**')).toBe('**^one^two**')
  expect(press('**^one^two**')).toBe('^one^**two**')
})

test.each([
  ['beside others that are read as signs', '***all** ^t^**hree***'],
  ['before a quotation mark', 'the^"word"^ now'],
  ['before a quotation mark in Hebrew', 'ה^״מילה״^ כאן'],
  ['behind a full stop', '^one.^two'],
])('stars that the page would show are not written: %s', (_, words) => {
  expect(press(words)).toBe('stars-shown')
})
