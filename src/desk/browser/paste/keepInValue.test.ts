import { history, undo } from '@codemirror/commands'
import { EditorState } from '@codemirror/state'
import { describe, expect, it, test } from 'vitest'
import type { Locale } from '../../../content/locales/locales.ts'
import { mdx } from '../editor/language.ts'
import { parsed } from '../editor/testing/parsed.ts'
import { keepInCell } from './keepInCell.ts'
import { keepInValue } from './keepInValue.ts'

/** A text in which ^ is the cursor; of two, what is between them is selected. */
function stateOf(text: string, locale: Locale): EditorState {
  const [before = '', ...rest] = text.split('^')
  const doc = before + rest.join('')
  const head = doc.length - (rest.at(-1) ?? '').length
  const extensions = [mdx, history(), keepInCell, keepInValue(locale)]
  return parsed(EditorState.create({ doc, selection: { anchor: before.length, head }, extensions }))
}

const paste = (state: EditorState, text: string, userEvent = 'input.paste') =>
  state.update(state.replaceSelection(text), { userEvent }).state

const textOf = ({ doc, selection: { main } }: EditorState) =>
  `${doc.sliceString(0, main.head)}^${doc.sliceString(main.head)}`

const body = (words: string) => `---\ntitle: Acme\n---\n\n${words}\n\nIt is "here".\n`
const matter = (line: string) => `---\ntype: page\n${line}\nupdated: 2026-11-01\n---\n\nIt is "here".\n`

describe.each([
  ['en', 'How is it priced', 'and', 'why', ' and “why” so'],
  ['he', 'איך זה מתומחר', 'וגם', 'למה', ' וגם ״למה״ so'],
] as const)('what is pasted into an attribute (%s)', (locale, question, and, why, written) => {
  const tag = (value: string, mark = '"') => body(`<Question q=${mark}${value}${mark}>\n\nx\n\n</Question>`)

  it('has quotation marks of the language, which do not end the value', () => {
    for (const userEvent of ['input.paste', 'input.drop']) {
      const pasted = paste(stateOf(tag(`${question}^?`), locale), ` ${and} "${why}" so`, userEvent)
      expect(textOf(pasted)).toBe(tag(`${question}${written}^?`))
    }
    const lines = (value: string) => body(`<Feature\n  icon="x"\n  title="${value}"\n/>`)
    expect(textOf(paste(stateOf(lines(`${question} ^?^`), locale), `"${why}"`))).toBe(
      lines(`${question} ${locale === 'he' ? '״למה״' : '“why”'}^`),
    )
  })

  it.each([
    ['paragraphs', `${and}\n\n${why}\n`, `${and} ${why}`],
    ['a list', `- ${and}\n- ${why}`, `${and} ${why}`],
    ['a list of numbers', `1.\t${and}\n2.\t${why}\n`, `${and} ${why}`],
    ['a list of a program', `•\t${and}\n•\t${why}`, `${and} ${why}`],
    ['a link and bold words', `[${and}](/x "y") **${why}** \`x\``, `${and} ${why} x`],
    ['a heading', `## ${and}\n\n${why}`, `${and} ${why}`],
    ['an address', 'https://example.com/_a_/**b**', 'https://example.com/_a_/**b**'],
    ['signs that are words', `[${and}] 2 * 3 * 4 snake_case_x`, `[${and}] 2 * 3 * 4 snake_case_x`],
    ['a year', `2026. ${and}`, `2026. ${and}`],
  ])('is one line of plain words: %s', (_, text, line) => {
    expect(textOf(paste(stateOf(tag('^'), locale), text))).toBe(tag(`${line}^`))
  })

  it('keeps a dash that goes on from words', () => {
    expect(textOf(paste(stateOf(tag(`${question}^`), locale), ` - ${why}`))).toBe(tag(`${question} - ${why}^`))
  })

  it('goes in one step', () => {
    const before = stateOf(tag(`${question}^`), locale)
    let state = paste(before, `"${why}"\n**${and}**`)
    undo({
      state,
      dispatch(transaction) {
        state = transaction.state
      },
    })
    expect(textOf(state)).toBe(textOf(before))
  })
})

test.each([
  ['en', "<Feature title='Acme^' />", '\'s "way"', "<Feature title='Acme’s “way”^' />"],
  ['he', "<Feature title='של ^' />", "צ'ק, Acme's", "<Feature title='של צ׳ק, Acme’s^' />"],
  ['en', '<Feature title="Acme^" />', "'s way", '<Feature title="Acme\'s way^" />'],
  ['en', '<Feature title="A ^ one" />', '13" and "so"', '<Feature title="A 13″ and “so”^ one" />'],
  ['he', '<Feature title="^ מסך" />', '13" לצה"ל', '<Feature title="13″ לצה״ל^ מסך" />'],
  ['en', '<Feature title="The “best^" />', '" way', '<Feature title="The “best” way^" />'],
  ['en', '| a |\n| - |\n| <Tip text="x ^" /> |', '"a"\nb | c', '| a |\n| - |\n| <Tip text="x “a” b \\| c^" /> |'],
] as const)('an apostrophe, inches and halves of quotations (%s): %s', (locale, before, text, after) => {
  expect(textOf(paste(stateOf(body(before), locale), text))).toBe(body(after))
})

test.each([
  ['between attributes', '<Question ^ q="x">'],
  ['where a value ends', '<Question q="x"^>'],
  ['over a whole attribute', '<Question ^q="x"^>'],
  ['behind a tag', '<Question q="x">\n\n^\n\n</Question>'],
  ['in a value that nothing ends', '<Question q="x ^>\n\nIt is "here'],
  ['in code', '```\n<Question q="^">\n```'],
])('what is pasted %s stays as it is', (_, before) => {
  const [start, ...rest] = body(before).split('^')
  expect(textOf(paste(stateOf(body(before), 'en'), 'a="b"\n- c'))).toBe(`${start}a="b"\n- c^${rest.at(-1)}`)
})

test('what is typed into a value stays as it is', () => {
  const before = body('<Question q="x^">')
  expect(textOf(paste(stateOf(before, 'en'), '"', 'input.type'))).toBe(before.replace('^', '"^'))
})

describe.each([
  ['en', 'Acme', 'the “best” way'],
  ['he', 'אקמי', 'the ״best״ way'],
] as const)('what is pasted into a value of front matter (%s)', (locale, name, words) => {
  it.each([
    ['between double marks', `title: "${name} ^"`, 'the "best"\nway', `title: "${name} ${words}^"`],
    ['between single marks', `title: '${name} ^'`, 'the "best"\nway', `title: '${name} ${words}^'`],
    ['without marks', `title: ${name} ^.`, 'the "best"\nway', `title: ${name} ${words}^.`],
    ['where none is', 'title: ^', 'the "best"\nway\n', `title: ${words}^`],
    ['in a list on its line', `keywords: [${name} ^, x]`, 'the "best"\nway, y', `keywords: [${name} ${words}, y^, x]`],
    ['behind a space', `title: ${name} ^`, 'the "best"\nway: x', `title: '${name} ${words}: x^'`],
    ['in a list of lines', `keywords:\n  - ${name} ^x`, 'the "best"\nway', `keywords:\n  - ${name} ${words}^x`],
    ['in an empty line of a list', 'keywords:\n  - ^', '"best"\nway', `keywords:\n  - ${words.slice(4)}^`],
    ['with apostrophes', `title: '${name} ^'`, "Acme's", `title: '${name} Acme''s^'`],
    ['with apostrophes of another value', `title: '${name} ^'`, "Acme''s", `title: '${name} Acme''s^'`],
    ['with marks of another value', `title: "the ^"`, '\\"best\\" way', `title: "${words}^"`],
    ['with backslashes', `title: "${name} ^"`, 'C:\\new', `title: "${name} C:\\\\new^"`],
    ['with a colon', `title: ${name}'s ^ x`, "a: b's", `title: '${name}''s a: b''s^ x'`],
    ['with a sign of comments', `title: ${name}^`, ' #5', `title: '${name} #5^'`],
    ['that a sign begins', 'title: ^', '[Draft] x', "title: '[Draft] x^'"],
    ['over all of it', `title: ^'${name}'^`, 'a: b', "title: 'a: b^'"],
  ])('keeps it whole: %s', (_, before, text, after) => {
    expect(textOf(paste(stateOf(matter(before), locale), text))).toBe(matter(after))
  })

  it.each([
    ['a value with its marks', 'title: ^', `'${name}: x'`],
    ['a value with marks in its marks', 'title: ^', `"${name} \\"x\\""`],
    ['a list', 'keywords: ^', `['${name}', "x"]`],
    ['a line behind another', `title: ${name}^`, `\nkicker: "${name}"`],
    ['a line', `^title: ${name}`, `kicker: "${name}"\n`],
    ['over the end of a line', `title: ^${name}\nkicker:^ x`, 'a "b"\nkicker:'],
    ['Markdown', `title: ${name} ^`, '**x**'],
  ])('leaves what is whole as it is: %s', (_, before, text) => {
    const [start, ...rest] = matter(before).split('^')
    expect(textOf(paste(stateOf(matter(before), locale), text))).toBe(`${start}${text}^${rest.at(-1)}`)
  })
})
