import type { Completion } from '@codemirror/autocomplete'
import { expect, test } from 'vitest'
import type { Text } from '../../../content/messages/msg.ts'
import { plainWordingIn } from '../../../content/messages/wording.ts'
import type { Help } from '../../server/protocol.ts'
import { foundBy } from './foundBy.ts'
import { insertions } from './insert.ts'
import { endOf, optionsAt, replaced, termOptions } from './offered.ts'
import { placeAt } from './placeAt.ts'

const prop = (name: string, more: object = {}) => ({
  name,
  description: '',
  required: false,
  bare: false,
  values: [],
  icons: false,
  ...more,
})

const help: Help = {
  widgets: [
    {
      name: 'Fact',
      description: '',
      skeleton: '<Fact />',
      isInline: false,
      props: [prop('id', { refersTo: 'fact' }), prop('form', { values: ['value', 'number'] })],
    },
    {
      name: 'Related',
      description: '',
      skeleton: '<Related />',
      isInline: false,
      props: [prop('pages', { refersTo: 'pages' })],
    },
    {
      name: 'Count',
      description: '',
      skeleton: '<Count />',
      isInline: false,
      props: [prop('to', { bare: true }), prop('year', { refersTo: 'fact', factKinds: ['year'] })],
    },
  ],
  facts: [
    { id: 'applecare.standard', value: '$199', kind: 'price' },
    { id: 'company.founded', value: '2016', kind: 'year' },
  ],
  pages: [
    { path: '/', title: 'Home' },
    { path: '/kandji', title: 'Kandji: ניהול מחשבים' },
  ],
  pageNames: [
    { name: 'kandji', title: 'Kandji: ניהול מחשבים' },
    { name: 'home', title: 'Home' },
  ],
  mail: {},
  plans: ['google'],
  storeCategories: [],
  pictures: [{ file: 'content/images/rack.jpg', thumbnail: '/rack.webp' }],
  illustrations: ['devices'],
  terms: [
    { word: 'פישינג', others: ['phishing', 'דיוג'] },
    { word: 'ניהול מכשירים', others: ['device management', 'ניהול התקנים'] },
  ],
}

const sections = {
  path: '/kandji',
  of: [
    { id: 'price', heading: 'What it costs' },
    { id: 'steps', heading: 'כך מתחילים' },
  ],
}

const hebrew: Readonly<Record<string, string>> = { Fact: 'עובדה', 'Related pages': 'דפים קשורים' }
const say = (text: Text) => (typeof text === 'string' ? text : text.id)
const shown = {
  say,
  sayInEach: (text: Text) => [say(text), hebrew[say(text)] ?? ''],
  readExample: async () => null,
  takePictures: () => {},
  onFormatted: () => {},
  sections,
}

const labels = (before: string) => {
  const place = placeAt(before)
  return place && optionsAt(place, help, shown).map(({ label }) => label)
}

test.each([
  ['a widget', 'כן, <', ['Fact', 'Related', 'Count']],
  ['a widget by its tag', 'כן, <Rel', ['Related']],
  ['a widget by its Hebrew name', 'See <ע', ['Fact']],
  ['a widget by a later word of its Hebrew name', 'כן, <קשור', ['Related']],
  ['a widget by both words of its Hebrew name', 'כן, <דפים קש', ['Related']],
  ['a widget by its English name', 'כן, <pages', ['Related']],
  ['an attribute that is not there yet', '<Fact id="x" ', ['form']],
  ['a value', '<Fact id="x" form="', ['value', 'number']],
  ['a fact by its name', 'כן, <Fact id="apple', ['applecare.standard']],
  ['a fact by its value', '<Fact id="199', ['applecare.standard']],
  ['a fact of a kind that the widget shows', '<Count year="', ['company.founded']],
  ['a fact for a figure in a sentence', 'The price is $199', ['applecare.standard']],
  ['a fact for a figure whose sign stands behind it', 'המחיר הוא 199$', ['applecare.standard']],
  ['a fact for a figure with a space before its sign', 'המחיר הוא 199 $', ['applecare.standard']],
  ['nothing in another currency', 'המחיר הוא 199 ₪', []],
  ['a page', 'ראו [כאן](/ka', ['/', '/kandji']],
  ['a section of a page', '[here](/kandji#', ['/kandji#price', '/kandji#steps']],
  ['a page by its Hebrew title', 'ראו [כאן](/ניהול', ['/kandji']],
  ['a page by words of its Hebrew title, without a slash', 'ראו [כאן](ניהול מח', ['/kandji']],
  ['a page by Latin and Hebrew words of its title', 'See [this](kandji: ניהול', ['/kandji']],
  ['a section by its Hebrew heading', 'ראו [כאן](/kandji#מתח', ['/kandji#steps']],
  ['pages for a list', '<Related pages="kandji, ', ['kandji', 'home']],
  ['an illustration', 'illustration: dev', ['devices']],
  ['a picture', '![What it shows](', ['../images/rack.jpg']],
])('%s is offered', (_, before, expected) => {
  expect(labels(before)).toEqual(expected)
})

test.each([
  ['מחיר', 'תוכניות ומחירים'],
  ['ומחירים', 'תוכניות ומחירים'],
  ['תשובות', 'שאלות ותשובות'],
  ['שאלה', 'שאלות ותשובות'],
  ['צעד', 'הצעד הבא'],
])('%s finds %s: a letter before a noun, or its plural, is not looked for', (typed, name) => {
  const options = ['תוכניות ומחירים', 'שאלות ותשובות', 'הצעד הבא'].map(label => ({ option: { label }, names: [label] }))
  expect(foundBy(typed, options).map(({ label }) => label)).toEqual([name])
})

test.each([
  ['קשו', 'Related'],
  ['ע', 'Fact'],
  ['pages', 'Related'],
  ['rack', '../images/rack.jpg'],
])('among everything that can be inserted, %s finds %s', (typed, label) => {
  expect(foundBy(typed, insertions(help, shown)).map(option => option.label)).toEqual([label])
})

test.each([
  ['a title with its spaces', 'ראו [כאן](ניהול מחשבים', 'ניהול מחשבים'],
  ['a Hebrew name with its spaces', 'כן, <דפים קשורים', 'דפים קשורים'],
  ['a figure with its commas and its sign', 'The price is 1,299 $', '1,299 $'],
  ['the last name of a list', '<Related pages="home, kan', 'kan'],
])('%s is replaced', (_, before, expected) => {
  const place = placeAt(before)
  expect(place && replaced(place)).toBe(expected)
})

test('the page that the words of a link name is offered first: by its address, or by its title', () => {
  const first = (before: string) => {
    const place = placeAt(before)
    const options = place ? optionsAt(place, help, shown) : []
    // For the editor a label that is written as a whole counts a hundred more than one that is begun.
    const rank = ({ label, boost = 0 }: Completion) => boost - (label === place?.written ? 0 : 100)
    return options.toSorted((a, b) => rank(b) - rank(a))[0]?.label
  }
  expect([first('See [Kandji](/'), first('ראו [ניהול מחשבים](/'), first('See [us](/')]).toEqual([
    '/kandji',
    '/kandji',
    '/',
  ])
})

test.each([
  ['en', 'draft', 'no longer shown', 'not shown yet'],
  ['he', 'טיוטה', 'כבר לא מוצג', 'עדיין לא מוצג'],
] as const)(
  'a page that visitors do not see is offered last and says so, also where the words name it (%s)',
  (locale, ...said) => {
    const seen = [{ path: '/', title: 'Home' }, ...['/kite', '/kandji-two'].map(path => ({ path, title: 'מחשב' }))]
    const hidden = (['draft', 'scheduled', 'over'] as const).map(state => ({
      path: `/kandji-${state}`,
      title: 'ניהול מחשבים',
      hidden: state,
    }))
    const all = { ...help, pages: [...hidden, ...seen] }
    const say = plainWordingIn(locale)
    const place = placeAt('ראו [ניהול מחשבים](/k')
    const options = place ? optionsAt(place, all, { ...shown, say }) : []
    const [first, ...others] = options.toSorted(
      (one, other) => (other.boost ?? 0) - (one.boost ?? 0) || one.label.localeCompare(other.label),
    )
    expect([first?.label, ...others.slice(-3).map(({ detail }) => detail)]).toEqual([
      '/kandji-two',
      ...said.map(state => `${state} · \u2068ניהול מחשבים\u2069`),
    ])
    const names = [
      { name: 'kite', title: 'Kite' },
      { name: 'soon', title: 'בקרוב', hidden: 'draft' },
    ] as const
    const list = placeAt('<Related pages="')
    const named = list ? optionsAt(list, { ...help, pageNames: names }, { ...shown, say }) : []
    expect(named.map(({ label, detail }) => [label, detail])).toEqual([
      ['kite', 'Kite'],
      ['soon', `${said[0]} · \u2068בקרוב\u2069`],
    ])
  },
)

test.each(['', 'kandji, '])(
  'pages for a list have the order of their titles, also where the editor sorts (behind “%s”)',
  given => {
    const place = placeAt(`<Related pages="${given}`)
    const options = place ? optionsAt(place, help, shown) : []
    const sorted = options.toSorted((one, other) =>
      (one.sortText ?? one.label).localeCompare(other.sortText ?? other.label),
    )
    expect([options, sorted].map(list => list.map(({ label }) => label))).toEqual([
      ['kandji', 'home'],
      ['kandji', 'home'],
    ])
  },
)

test('in plain words, in text between quotation marks and in addresses with figures nothing is offered', () => {
  for (const before of ['Plain words', '(see ', 'title="199', '/page-19', '13-in'])
    expect(placeAt(before)).toBeUndefined()
})

test.each([
  ['for a word of the other language', 'מונעים phish', false, ['פישינג']],
  ['for a word that was turned down', 'התקפת דיו', false, ['פישינג']],
  ['for words of several', 'זה device man', false, ['ניהול מכשירים']],
  ['for its own beginning only when it is asked for', 'יש לנו ניה', true, ['ניהול מכשירים']],
])('an agreed word is offered %s', (_, before, explicit, expected) => {
  expect(termOptions(before, help.terms, explicit)?.options.map(({ label }) => label)).toEqual(expected)
})

test.each([
  ['Teleph', 'Phone'],
  ['the TELEPH', 'PHONE'],
  ['the teleph', 'phone'],
  ['הטלפון', undefined],
  ['טלפ', 'phone'],
])('an agreed word is offered in the capitals of what is written: %s', (before, label) => {
  const terms = [{ word: 'phone', others: ['טלפון', 'telephone'] }]
  expect(termOptions(before, terms, false)?.options[0]?.label).toBe(label)
})

test('while an agreed word is being written, nothing is offered by itself', () => {
  expect(termOptions('יש לנו ניהול', help.terms, false)).toBeNull()
})

test.each([
  ['the tag of a fact', 'המחיר הוא <Fact id="apple', '', '" />'],
  ['the tag of a fact before more words', 'המחיר הוא <Fact id="', ' לחודש', '" />'],
  ['a value in a finished tag', '<Fact id="apple', ' />', '"'],
  ['a value before another one', '<Callout kind="', '>', '"'],
  ['a link', 'ראו [כאן](/ka', ' ועוד (הרבה)', ')'],
  ['nothing in a finished fact', '<Fact id="apple', '" /> לחודש', ''],
  ['nothing in a finished link', '[here](/ka', 'ndji) and more', ''],
  ['nothing in a list, which may go on', '<Related pages="kandji', '', ''],
  ['nothing for a widget', '<Fac', '', ''],
])('what is chosen completes %s', (_, before, after, expected) => {
  const place = placeAt(before)
  expect(place && endOf(place, after)).toBe(expected)
})
