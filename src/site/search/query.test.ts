import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { IndexedPage, SearchIndex } from './indexFormat.ts'
import { isOneEditAway } from './match.ts'
import { createSearch, maxResults } from './query.ts'

const search = createSearch({
  names: { מק: 'mac', קנדגי: 'kandji' },
  pages: [
    ['/', 'The home page', ['Welcome', 'We sell what you need. Patching is one of it.', 0]],
    [
      '/kandji',
      'Kandji for every Mac',
      ['Managed Macs', 'Enrolled and updated.', 0],
      ['Patching without asking', 'Updates come by themselves.', 0],
      ['What it costs', 'A price a device. שלום לכולם', 'price'],
    ],
    ['/zoom', 'Zoom rooms and patching', ['Meetings', 'Price on request, Kandji beside it.', 0]],
  ],
})

const paths = (query: string) => search(query).results.map(({ path }) => path)

/** A search over pages of one section each, that answers with paths. */
function searchOf(pages: readonly IndexedPage[]): (query: string) => string[] {
  const one = createSearch({ names: {}, pages: [...pages] })
  return query => one(query).results.map(({ path }) => path)
}

test('a title counts more than a heading, a heading more than a text', () => {
  expect(paths('patching')).toEqual(['/zoom', '/kandji', '/'])
})

test('a keyword counts more than a title, its words less the more of them there are, and it is not part of the text', () => {
  const { results } = createSearch({
    names: {},
    pages: [
      ['/field', 'iPad for field teams', ['Forms', '', 0]],
      ['/rooms', 'Rooms', ['Calls', '', 0, 'Teams Rooms']],
      ['/chat', 'Office', ['Mail', 'Also chat.', 0, 'Exchange, Teams']],
      ['/', 'Home', ['Welcome', '', 0], ['Talk to us', '', 'contact', 'צור קשר']],
    ],
  })('teams')
  expect(results.map(({ path }) => path)).toEqual(['/chat', '/field', '/rooms'])
  expect(results[0]?.text).toBe('Also chat.')
})

test('a legal page comes after others that have the word, unless it is about it', () => {
  const { policies, pages }: Pick<SearchIndex, 'policies' | 'pages'> = {
    policies: ['/terms'],
    pages: [
      ['/terms', 'Terms of use', ['Terms', 'Read them.', 0], ['Prices and cookies', 'Prices change.', 0]],
      ['/zoom', 'Zoom', ['Calls', 'Ask for prices. Our terms are fair.', 0]],
    ],
  }
  const found = (query: string) => createSearch({ names: {}, policies, pages })(query).results.map(({ path }) => path)
  expect(found('prices')).toEqual(['/zoom', '/terms'])
  expect(found('terms')).toEqual(['/terms', '/zoom'])
  expect(found('cookies')).toEqual(['/terms'])
})

test.each([
  ['switch', 'Switchboard', 'switchgear', 'A switch with 48 ports.'],
  ['תיק', 'תיקון', 'תיקונים', 'תיק גב.'],
])(
  '%s in a text counts more than a longer word that begins so, in a title or as a keyword',
  (query, title, keyword, text) => {
    const found = searchOf([
      ['/a', title, ['Top', '', 0]],
      ['/b', 'Other', ['Top', '', 0, keyword]],
      ['/c', 'Brands', ['Top', text, 0]],
    ])
    expect(found(query)).toEqual(['/c', '/b', '/a'])
  },
)

test.each([
  ['store', 'Store', 'What is stored'],
  ['מסך', 'מסך', 'מה במסך'],
])('%s in a title counts more than a form of it that fewer pages have', (query, title, form) => {
  const found = searchOf([
    ['/form', form, ['Top', '', 0]],
    ['/word', title, ['Top', '', 0]],
    ['/text', 'Other', ['Top', query, 0]],
  ])
  expect(found(query)[0]).toBe('/word')
})

test('the section that answers is named by its anchor, written or made of its heading; the top has none', () => {
  expect(search('costs').results[0]).toMatchObject({ path: '/kandji', id: 'price', heading: 'What it costs' })
  expect(search('asking').results[0]).toMatchObject({ id: 'patching-without-asking' })
  expect(search('welcome').results[0]).toMatchObject({ id: '' })
})

test('a question leads to itself, wherever a page counts its questions from', () => {
  const search = createSearch({
    names: {},
    pages: [
      [
        '/iru',
        'Iru',
        ['Top', '', 0],
        ['Questions', 'Who pays?', 1],
        ['', 'Is there a trial?', 2],
        ['Contract', 'How long?', 4],
      ],
    ],
  })
  const found = (query: string) => search(query).results.map(({ id, heading, text }) => [id, heading, text])
  expect(found('is there a trial')).toEqual([['question-2', 'Questions', 'Is there a trial?']])
  expect(found('how long')).toEqual([['question-4', 'Contract', 'How long?']])
})

test('a question comes before the page that is named by one of its words, and on each page that asks it', () => {
  const search = createSearch({
    names: {},
    pages: [
      [
        '/sign',
        'Signatures',
        ['Signatures', 'Signatures for all.', 0],
        ['Questions', 'Is the signature accessible?', 1],
      ],
      ['/a', 'Acme', ['Acme', 'What it costs.', 0], ['Questions', 'What does it cost?\nnothing', 1]],
      ['/cost', 'Cost', ['Cost', 'What a Mac does cost, it costs.', 0]],
      ['/b', 'Best', ['Best', '', 0], ['Questions', 'Why?', 1], ['', 'What does it cost?', 2]],
    ],
  })
  const found = (query: string) => search(query).results.map(({ path, id }) => path + (id && `#${id}`))
  expect(found('Is the signature accessible?')).toEqual(['/sign#question-1'])
  expect(found('what does it cost')).toEqual(['/a#question-1', '/b#question-2', '/cost'])
})

test('a page must have every word; where none has, those with most of them are shown', () => {
  expect(paths('kandji price')).toEqual(expect.arrayContaining(['/kandji', '/zoom']))
  expect(paths('kandji meetings')).toEqual(['/zoom'])
  expect(paths('kandji helicopter')).not.toEqual([])
  expect(paths('helicopter')).toEqual([])
})

test('a number finds no page without the name beside it, and hides none', () => {
  const models = createSearch({
    names: {},
    pages: [
      ['/about', 'About us', ['Who we are', 'We answer within 15 minutes.', 0], ['What we sell', 'Mac and iPhone.', 0]],
      ['/iphone', 'iPhone', ['iPhone for work', 'Every model, 17 among them.', 0]],
    ],
  })
  const found = (query: string) => models(query).results.map(({ path }) => path)
  expect(found('iphone 15')).toEqual(['/iphone', '/about'])
  expect(found('iphone15')).toEqual(['/iphone', '/about'])
  expect(found('iphone 17')).toEqual(['/iphone'])
  expect(found('15')).toEqual(['/about'])
  expect(found('iphone 17 minutes')).toEqual(['/about'])
})

test('a number beside a word that no page has is what there is to find', () => {
  const pages: IndexedPage[] = [
    ['/', 'הבית', ['כולם', 'אצלנו.', 0]],
    ['/microsoft', 'Microsoft', ['Microsoft 365', 'תוכנות.', 0]],
  ]
  expect(createSearch({ names: {}, pages })('אופיס 365').results.map(({ path }) => path)).toEqual(['/microsoft'])
})

test('the other keyboard layout is tried before typos are tolerated, and is reported', () => {
  expect(search('akuo')).toMatchObject({ query: 'שלום', results: [{ path: '/kandji' }] })
  expect(search('לשמגחן')).toMatchObject({ query: 'kandji' })
  expect(search('kanjdi')).toMatchObject({ query: 'kanjdi', results: [{ path: '/kandji' }, { path: '/zoom' }] })
})

test('the other keyboard layout counts only if it yields words of the pages, the last at least three letters of one', () => {
  const english = searchOf([['/a', 'Skills', ['Knobs', 'We do know the costs.', 0]]])
  const hebrew = searchOf([['/b', 'דלתות', ['מכירות', '', 0]]])
  // The keys of `kno`, `knob cos` and דלת; of `knv`, `knob cov`, `kn`, `sk` and `do`; of דלתא, דל and במכירות.
  expect([...['למם', 'למםנ בםד'].map(english), hebrew('sk,')]).toEqual([['/a'], ['/a'], ['/b']])
  expect(['למה', 'למםנ בםה', 'למ', 'דל', 'גם'].flatMap(english)).toEqual([])
  expect(['sk,t', 'sk', 'cnfhru,'].flatMap(hebrew)).toEqual([])
  expect(paths('לשמגןן')).toEqual([])
})

test('a word of two letters is the beginning of another only where it is the last', () => {
  const found = searchOf([
    ['/zoom', 'Zoom', ['Calls', 'Safe.', 0]],
    ['/networks', 'Networks', ['Cables', 'Safe.', 0]],
  ])
  expect(found('safe ne')).toEqual(['/networks'])
  expect(found('ne safe')).toEqual(['/zoom', '/networks'])
})

test('words that say nothing rank no page beside others, and are looked for alone', () => {
  const found = searchOf([
    ['/island', 'What Island is', ['מה זה Island', 'Safe.', 0]],
    ['/zoom', 'Zoom', ['Safe calls', '', 0]],
  ])
  for (const question of ['what is', 'מה זה']) {
    expect(found(`${question} safe`), question).toEqual(['/zoom', '/island'])
    expect(found(`${question} zebra`), question).toEqual([])
    expect(found(question), question).toEqual(['/island'])
  }
})

test('a name in Hebrew letters is the name, and not the beginning of other words', () => {
  const hebrew = createSearch({
    names: { מק: 'mac' },
    pages: [
      ['/', 'הבית', ['מקום לכולם', 'מקבלים תשובה.', 0]],
      ['/mac', 'לארגונים', ['למה Mac', 'מחשב.', 0]],
    ],
  })
  expect(hebrew('מק').results.map(({ path }) => path)).toEqual(['/mac'])
  expect(paths('לקנדג׳י')).toContain('/kandji')
  expect(paths('constructor')).toEqual([])
})

test('a name of two letters is meant with what Hebrew joins to its front, too, and not where that is a word of its own', () => {
  const hebrew = createSearch({
    names: { מק: 'mac', דל: 'dell' },
    pages: [
      ['/', 'הבית', ['המקום לכולם', 'המקלדת במקום. גודל הסמל.', 0]],
      ['/mac', 'לארגונים', ['למה Mac', 'מחשב.', 0]],
      ['/dell', 'Dell', ['תחנות', 'סמל.', 0]],
    ],
  })
  const found = (query: string) => hebrew(query).results.map(({ path }) => path)
  for (const query of ['המק', 'למק', 'ולמק', 'שבמק', 'מה זה המק']) expect(found(query), query).toEqual(['/mac'])
  expect(found('לדל')).toEqual(['/dell'])
  expect(found('גודל')).toEqual(['/'])
  // Not where pages lack the rest of what was asked: those in the other language may have it.
  expect(found('לעבור למק')).toEqual([])
})

test('two swapped letters are tolerated in a word a letter shorter than those of other typos', () => {
  const found = searchOf([
    ['/ipad', 'iPad', ['Tablets', 'ארנק.', 0]],
    ['/mac', 'Mac', ['Computers', 'מקלדת.', 0]],
  ])
  expect(['ipda', 'iapd', 'piad'].map(found)).toEqual(Array(3).fill(['/ipad']))
  expect(['מקדלת', 'מלקדת'].map(found)).toEqual(Array(2).fill(['/mac']))
  // Another edit, letters that are no neighbours, or a shorter word: each has too many others as near.
  expect(['ipod', 'dapi', 'mca', 'ארקנ'].flatMap(found)).toEqual([])
})

test('a name and its number are found without the space between them, and a name with one inside it', () => {
  const spaced = createSearch({
    names: { אייפד: 'ipad', עוגיות: 'קובצ cookie' },
    pages: [
      ['/', 'Home', ['Microsoft', 'Mail.', 0]],
      ['/office', 'Office', ['Microsoft 365', 'Mail.', 0]],
      ['/ipad', 'iPad', ['Tablets', '', 0]],
      ['/store', 'MacBook', ['Mac', 'A book and a Mac.', 0]],
      ['/cookies', 'קובצי Cookie', ['מה נשמר', '', 0]],
    ],
  })
  const found = (query: string) => spaced(query).results.map(({ path }) => path)
  expect(found('microsoft365')).toEqual(['/office'])
  expect(found('איי פד')).toEqual(['/ipad'])
  expect(found('לאיי פד')).toEqual(['/ipad'])
  expect(found('mac book')).toEqual(['/store'])
  expect(found('עוגיות')).toEqual(['/cookies'])
  expect(found('zzxq365')).toEqual([])
})

test('a name in the letters of the other language is meant also with one of them wrong, unless it is a short word', () => {
  const { results } = createSearch({
    names: { מיקרוסופט: 'microsoft', זומ: 'zoom' },
    pages: [
      ['/microsoft', 'Microsoft', ['Mail', '', 0]],
      ['/zoom', 'Zoom', ['Calls', '', 0]],
    ],
  })('מקרוסופט')
  expect(results.map(({ path }) => path)).toEqual(['/microsoft'])
  expect(paths('זון')).toEqual([])
})

test('the beginning of a word is enough', () => {
  expect(paths('kan')).toContain('/kandji')
})

test('one edit is a letter inserted, deleted or replaced, or two swapped', () => {
  expect(['kandj', 'kandjii', 'kandzi', 'kadnji', 'kandji'].map(word => isOneEditAway(word, 'kandji'))).toEqual(
    Array(5).fill(true),
  )
  expect(isOneEditAway('kadnij', 'kandji')).toBe(false)
})

test('results end at ten, and say that there are more', () => {
  const pages = Array.from({ length: 14 }, (_, at): IndexedPage => [`/p${at}`, 'Same title', ['', '', 0]])
  const { results, more } = createSearch({ names: {}, pages })('same')
  expect([results.length, more]).toEqual([maxResults, true])
})

test('any query has an answer, and each result has a page', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), query => {
      for (const { path } of search(query).results) expect(['/', '/kandji', '/zoom']).toContain(path)
    }),
  )
})

test('every word of a text finds its page', () => {
  for (const word of 'Enrolled and updated Updates come by themselves'.split(' ')) {
    expect(paths(word), word).toContain('/kandji')
  }
})
