import { Parser } from 'htmlparser2'
import { expect, test } from 'vitest'
import { searchIndex } from './searchIndex.ts'
import { createSectionReader } from './sections.ts'

const html = `<body><header><p>Menu</p></header><main><p>Kicker</p><h1 id="x">Every <bdi>Mac</bdi></h1><p>Lede &amp; more.</p>
<style>p{}</style><a href="/b">One</a><a href="/c">Two</a><h2 id="what-it-takes">What it takes</h2><ul><li>First</li><li>Second</li></ul>
<form>Send</form><label>Brand</label><figure data-retells><figcaption>Again</figcaption></figure><h3>Unnamed</h3><p>Third<span class="sr-only"> (new tab)</span></p></main><footer>End</footer>`

test('the main part is divided at its headings; menus, forms, code, asides and retelling drawings are left out', () => {
  const reader = createSectionReader()
  new Parser(reader).end(html)
  expect(reader.sections).toEqual([
    { id: '', heading: 'Every Mac', blocks: ['Lede & more.', 'One', 'Two'] },
    { id: 'what-it-takes', heading: 'What it takes', blocks: ['First', 'Second', 'Unnamed', 'Third'] },
  ])
})

test('a section that names its keywords begins with its heading, which has no id', () => {
  const reader = createSectionReader()
  new Parser(reader).end(
    '<main><h1>Home</h1><section id="contact" data-keywords="contact us"><h2>Talk to us</h2><p>Mail</p></section><h2 id="x">X</h2></main>',
  )
  expect(reader.sections).toEqual([
    { id: '', heading: 'Home', blocks: [] },
    { id: 'contact', heading: 'Talk to us', keywords: 'contact us', blocks: ['Mail'] },
    { id: 'x', heading: 'X', blocks: [] },
  ])
})

test('the name of an item of the store is kept as a name, and is part of the text; other headings are text only', () => {
  const reader = createSectionReader()
  new Parser(reader).end(
    '<main><h1>Brands</h1><ul><li><h3 data-name="">נקודת גישה <bdi>Meraki</bdi></h3><p>Cloud</p></li><li><h3>Switch</h3></li></ul></main>',
  )
  expect(reader.sections).toEqual([
    { id: '', heading: 'Brands', names: ['נקודת גישה Meraki'], blocks: ['נקודת גישה Meraki', 'Cloud', 'Switch'] },
  ])
})

test('an h2 without an id begins a section that leads to the top of the page', () => {
  const reader = createSectionReader()
  new Parser(reader).end(
    '<main><h1>Home</h1><h3 id="not-sure">Not sure?</h3><p>Ask.</p><h2>What it adds</h2><h3>Rollout</h3><p>It wipes.</p></main>',
  )
  expect(reader.sections.slice(1)).toEqual([
    { id: 'not-sure', heading: 'Not sure?', blocks: ['Ask.'] },
    { id: 'top', heading: 'What it adds', blocks: ['Rollout', 'It wipes.'] },
  ])
})

test('each question whose answer is folded is a section under the heading above it', () => {
  const question = (number: number, words: string, answer: string) =>
    `<details id="question-${number}"><summary><h3>${words}</h3><svg></svg></summary><p>${answer}</p></details>`
  const reader = createSectionReader()
  new Parser(reader).end(
    `<main><h1>Iru</h1><h2 id="faq">Questions</h2>${question(3, 'Is it <bdi>new</bdi>?', 'Yes.')}${question(4, 'And old?', 'No.')}<details><summary>More</summary><p>Less.</p></details></main>`,
  )
  const heading = 'Questions'
  expect(reader.sections.slice(1)).toEqual([
    { id: 'question-3', heading, blocks: ['Is it new?', 'Yes.'] },
    { id: 'question-4', heading, blocks: ['And old?', 'No.', 'More', 'Less.'] },
  ])
})

const page = (path: string, blocks: string[], type: 'service' | 'policy' = 'service') => ({
  path,
  title: `Title of ${path}`,
  type,
  keywords: [] as string[],
  sections: [{ id: '', heading: 'Head', blocks }],
})

const text = (index: ReturnType<typeof searchIndex>, path: string) =>
  index.pages.find(([own]) => own === path)?.[2]?.[1]

test('a text that several pages show belongs to the one furthest below', () => {
  const index = searchIndex(
    [page('/', ['Shared.', 'Own.']), page('/store', ['Shared.']), page('/store/mac', ['Shared.'])],
    [],
  )
  expect(['/', '/store', '/store/mac'].map(path => text(index, path))).toEqual(['Own.', '', 'Shared.'])
})

test('legal pages are named', () => {
  expect(searchIndex([page('/a', []), page('/terms', [], 'policy')], []).policies).toEqual(['/terms'])
})

test('what cards repeat is found on its own page only', () => {
  expect(text(searchIndex([page('/a', ['Summary of b', 'Own.'])], ['Summary of b']), '/a')).toBe('Own.')
})

test('beyond the text in full only words that are new on the page are kept, each once', () => {
  const long = `${'word '.repeat(60)}rare words rare unusual`
  expect(text(searchIndex([page('/a', [long])], []), '/a')?.split('\n')[1]).toBe('rare unusual')
})

test.each([
  ['VAT', 'and VAT of which'],
  ['מע״מ', 'ולא מע״מ שכל'],
])('a word that every page has further below, %s, is kept on each; words of grammar are not', (kept, words) => {
  const paths = ['/a', '/b', '/c']
  const index = searchIndex(
    paths.map((path, at) => page(path, [`${'word '.repeat(60)}${at} ${words}`])),
    [],
  )
  expect(paths.map(path => text(index, path)?.split('\n')[1])).toEqual([kept, kept, kept])
})

test.each([
  ['Is there a trial?', 'Yes, of four weeks.', 'four weeks'],
  ['יש תקופת ניסיון?', 'כן, ארבעה שבועות.', 'ארבעה שבועות'],
])(
  'a question, %s, is kept word for word, without its answer; a further one takes its heading from the first',
  (words, answer, further) => {
    const asked = (id: string, question: string) => ({ id, heading: 'Questions', blocks: [question, answer] })
    const sections = [asked('question-1', 'Why?'), asked('question-2', words)]
    const index = searchIndex([{ ...page('/a', []), sections }], [])
    const [, , first, second] = index.pages[0] ?? []
    expect([first?.[0], first?.[2]]).toEqual(['Questions', 1])
    expect(first?.[1].split('\n')[0]).toBe('Why?')
    expect(first?.[1].split('\n')[1]?.split(' ').sort()).toEqual(further.split(' ').sort())
    expect(second).toEqual(['', words, 2])
  },
)

test('a question has its number for an address, and its heading where the section before has another', () => {
  const section = (id: string, heading: string) => ({ id, heading, blocks: [`${id}?`] })
  const sections = [
    section('price', 'Price'),
    section('question-1', 'Price'),
    section('question-2', 'Price'),
    section('question-3', 'Contract'),
  ]
  const index = searchIndex([{ ...page('/a', []), sections }], [])
  expect(index.pages[0]?.slice(2).map(([heading, , id]) => [heading, id])).toEqual([
    ['Price', 0],
    ['', 1],
    ['', 2],
    ['Contract', 3],
  ])
})

test('a question that two pages answer is found on both', () => {
  const sections = [{ id: 'question-1', heading: 'Questions', blocks: ['What does it cost?', 'Ask us.'] }]
  const index = searchIndex(
    ['/a', '/b'].map(path => ({ ...page(path, []), sections })),
    [],
  )
  expect(index.pages.map(([, , asked]) => asked?.[1])).toEqual(['What does it cost?\nAsk', 'What does it cost?'])
})

test('words that a hyphen joins stay joined further below, once', () => {
  const index = searchIndex([page('/a', [`${'word '.repeat(60)}Wi-Fi and cellular, ב־Wi-Fi בלבד`])], [])
  expect(text(index, '/a')?.split('\n')[1]?.split(' ').sort()).toEqual(['Wi-Fi', 'cellular'])
})

test('a text that goes on says so by its line break, also where no further word is new', () => {
  const index = searchIndex([page('/a', ['word '.repeat(60)]), page('/b', ['Short.'])], [])
  expect(text(index, '/a')).toMatch(/word\n$/)
  expect(text(index, '/b')).toBe('Short.')
})

test.each([
  ['a word after the same with a prefix', 'והמחשבים מחשב', 'והמחשבים'],
  ['a word with a prefix after the same alone', 'מחשב והמחשבים', 'מחשב'],
  ['a singular after its plural', 'licences licence', 'licences'],
])('%s is left out, since that one leads to it', (_, words, kept) => {
  expect(text(searchIndex([page('/a', [`${'word '.repeat(60)}${words}`])], []), '/a')?.split('\n')[1]).toBe(kept)
})

test('keywords are kept by themselves, at the top of their page; one that its title has says nothing more', () => {
  const index = searchIndex(
    [
      { ...page('/a', ['Manages Macs.']), keywords: ['MDM', 'title of', 'device management', 'MDM'] },
      page('/b', ['x.']),
    ],
    [],
  )
  expect(index.pages.map(([, , top]) => top?.[3])).toEqual(['MDM, device management', undefined])
})

test('a section may have keywords of its own', () => {
  const contact = { id: 'contact', heading: 'Talk to us', keywords: 'contact us, צור קשר', blocks: [] }
  const { sections, ...rest } = page('/a', ['Words.'])
  const index = searchIndex([{ ...rest, sections: [...sections, contact] }], [])
  expect(index.pages[0]?.[3]).toEqual(['Talk to us', '', 'contact', 'contact us, צור קשר'])
})

test('a name counts as a keyword on the page that its text belongs to, after those of the page', () => {
  const shelf = (path: string): Parameters<typeof searchIndex>[0][number] => ({
    ...page(path, []),
    keywords: ['laptop'],
    sections: [{ id: '', heading: 'Head', names: ['Mac mini'], blocks: ['Mac mini'] }],
  })
  const index = searchIndex([shelf('/store'), shelf('/store/mac')], [])
  expect(index.pages.map(([, , top]) => top?.[3])).toEqual(['laptop', 'laptop, Mac mini'])
})

test('an id is written only where it is not what the heading becomes', () => {
  const {
    pages: [indexed],
  } = searchIndex(
    [
      {
        ...page('/a', []),
        sections: [
          { id: '', heading: 'Top', blocks: [] },
          { id: 'מה-זה-עולה', heading: 'מה זה עולה?', blocks: [] },
          { id: 'price-1', heading: 'Price', blocks: [] },
        ],
      },
    ],
    [],
  )
  expect(indexed?.slice(2).map(section => section[2])).toEqual([0, 0, 'price-1'])
})
