import { expect, test } from 'vitest'
import type { Facts } from '../../../content/facts.ts'
import { parsePage } from '../../../content/pageSource.ts'
import { editsBetween } from './editsBetween.ts'

const english = `---
title: Acme
---

<PageHero>

# Lists that stay true

From [Setyl](/setyl), <Fact id="acme.price" /> a month.

</PageHero>

## Prices

A first paragraph.

<FeatureGrid>

<Feature title="Mail" icon="mail">

A text.

</Feature>

</FeatureGrid>

The last words.
`
const hebrew = english
  .replace('# Lists that stay true', '# רשימות שנשארות נכונות')
  .replace(
    'From [Setyl](/setyl), <Fact id="acme.price" /> a month.',
    'ב[Setyl](/setyl), <Fact id="acme.price" /> לחודש.',
  )
  .replace('## Prices', '## מחירים')
  .replace('A first paragraph.', 'פסקה ראשונה.')
  .replace('title="Mail"', 'title="מייל"')
  .replace('A text.', 'טקסט.')
  .replace('The last words.', 'מילים אחרונות.')

const page = (locale: 'en' | 'he', source: string) =>
  parsePage({ section: 'vendors', slug: 'acme', locale, file: `content/vendors/acme.${locale}.mdx` }, source)

const facts: Facts = {
  'acme.price': { kind: 'price', value: 19, currency: 'ILS', source: 'the owner' },
  'acme.trial': { kind: 'duration', value: 14, unit: 'day', source: 'the owner' },
}

/** The pages whose names need no translation. */
const site = [page('en', english), page('he', hebrew)]

/** The Hebrew text after it has followed every change of the English one. */
function followed(change: (text: string) => string, from = english, to = hebrew): string {
  const edits = editsBetween(
    { en: page('en', change(from)), he: page('he', to) },
    { en: page('en', from), he: page('he', to) },
    site,
    facts,
  )
  expect(edits.en).toEqual([])
  return edits.he
    .toSorted((a, b) => b.from - a.from)
    .reduce((text, edit) => text.slice(0, edit.from) + edit.insert + text.slice(edit.to), to)
}

/** The English text after it has followed every change of the Hebrew one. */
function followedInEnglish(change: (text: string) => string): string {
  const pages = { en: page('en', english), he: page('he', change(hebrew)) }
  const edits = editsBetween(pages, { en: page('en', english), he: page('he', hebrew) }, site, facts)
  expect(edits.he).toEqual([])
  return edits.en
    .toSorted((a, b) => b.from - a.from)
    .reduce((text, edit) => text.slice(0, edit.from) + edit.insert + text.slice(edit.to), english)
}

test('a picture between paragraphs becomes one between those of the other language, in no sentence', () => {
  const picture = (text: string, above: string, alt: string) => text.replace(above, `${above}\n\n![${alt}](/a.png)`)
  expect(followed(text => picture(text, 'A first paragraph.', 'A list'))).toBe(
    picture(hebrew, 'פסקה ראשונה.', '[[A list]]'),
  )
})

test('a picture comes with the words that were given for the other language', () => {
  const added = english.replace('A first paragraph.', 'A first paragraph.\n\n![A list](../images/a.png "Ours")')
  const { he } = editsBetween(
    { en: page('en', added), he: page('he', hebrew) },
    { en: page('en', english), he: page('he', hebrew) },
    site,
    facts,
    (file, url) => (file === 'content/vendors/acme.he.mdx' && url === '../images/a.png' ? 'רשימה' : undefined),
  )
  expect(he.map(({ insert }) => insert.trim())).toEqual(['![רשימה](../images/a.png "[[Ours]]")'])
})

test('a picture in a sentence comes to the end of that sentence', () => {
  expect(followed(text => text.replace('The last words.', 'The last ![dot](/a.png) words.'))).toBe(
    hebrew.replace('מילים אחרונות.', 'מילים אחרונות ![[[dot]]](/a.png).'),
  )
})

test('pages that share their facts, links and widgets have nothing to offer', () => {
  expect(followed(text => text)).toBe(hebrew)
})

test.each([
  ['a fact', '"acme.price"', '"acme.cost"'],
  ['a link', '(/setyl)', '(/torii#prices)'],
  ['an attribute', ' icon="mail"', ' icon="clock"'],
])('%s that changes is changed in the other language, every other byte as it was', (_, before, after) => {
  expect(followed(text => text.replace(before, after))).toBe(hebrew.replace(before, after))
})

test('an attribute is added and taken away', () => {
  const without = (text: string) => text.replace(' icon="mail"', '')
  expect(followed(without)).toBe(without(hebrew))
  const back = editsBetween(
    { en: page('en', english), he: page('he', without(hebrew)) },
    { en: page('en', without(english)), he: page('he', without(hebrew)) },
    site,
    facts,
  ).he
  expect(back.map(({ insert }) => insert)).toEqual(['<Feature title="מייל" icon="mail">'])
})

test('a widget is added where its neighbours stand, and once with all inside; its words wait for their translation', () => {
  const callout = (title: string, text: string) => `<Callout title="${title}">\n\n${text}\n\n</Callout>\n\n`
  const ours = callout(
    'Note | Acme | here',
    'Mind [this](/torii),\nand **what it costs**:\n\n- 1\n- [Acme](/acme)\n\n![A list](/a.png "By us")',
  )
  const theirs = callout(
    '[[Note]] | Acme | [[here]]',
    '[[Mind]] [[[this]]](/torii)[[, and]] **[[what it costs]]**:\n\n- 1\n- [Acme](/acme)\n\n![[[A list]]](/a.png "[[By us]]")',
  )
  expect(followed(text => text.replace('The last words.', `${ours}The last words.`))).toBe(
    hebrew.replace('מילים אחרונות.', `${theirs}מילים אחרונות.`),
  )
  const second = (title: string, text: string) => `</Feature>\n\n<Feature title="${title}" icon="clock">\n\n${text}\n\n`
  expect(followed(text => text.replace('</Feature>\n', `${second('Time', 'More.')}</Feature>\n`))).toBe(
    hebrew.replace('</Feature>\n', `${second('[[Time]]', '[[More.]]')}</Feature>\n`),
  )
})

test('a widget, a fact and a link that went are taken out; the words of a link stay', () => {
  expect(followed(text => text.replace(/<FeatureGrid>[\s\S]*<\/FeatureGrid>\n\n/, ''))).toBe(
    hebrew.replace(/<FeatureGrid>[\s\S]*<\/FeatureGrid>\n\n/, ''),
  )
  expect(followed(text => text.replace(' <Fact id="acme.price" />', ''))).toBe(
    hebrew.replace('<Fact id="acme.price" /> ', ''),
  )
  expect(followed(text => text.replace('[Setyl](/setyl)', 'Setyl'))).toBe(hebrew.replace('[Setyl](/setyl)', 'Setyl'))
})

test('a fact that is new in a sentence is added at the end of its counterpart', () => {
  expect(followed(text => text.replace('A first paragraph.', 'A first <Fact id="acme.users" /> paragraph.'))).toBe(
    hebrew.replace('פסקה ראשונה.', 'פסקה ראשונה <Fact id="acme.users" />.'),
  )
})

test('a fact or link that the other language says in words takes their place', () => {
  const written = hebrew.replace('פסקה ראשונה.', 'פסקה ראשונה, 19 ₪ אחרי 14 ימי ניסיון, ראו Torii וב־Setyl.')
  const shown = english.replace(
    'A first paragraph.',
    'A first paragraph, <Fact id="acme.price" /> after <Fact id="acme.trial" />, see [Torii](/torii) and [Setyl](/setyl#a).',
  )
  expect(followed(() => shown, english, written)).toBe(
    hebrew.replace(
      'פסקה ראשונה.',
      'פסקה ראשונה, <Fact id="acme.price" /> אחרי <Fact id="acme.trial" form="number" /> ימי ניסיון, ראו [Torii](/torii) וב־[Setyl](/setyl#a).',
    ),
  )
})

test('words are found in another paragraph of the section, and not within a link or a longer word', () => {
  const more = (text: string, first: string, second: string) =>
    text.replace(/(A first paragraph|פסקה ראשונה)\./, `${first}\n\n${second}`)
  const shown = more(english, 'About [Acme](/acme).', 'No price.')
  const written = more(hebrew, 'Acmeville, [Acme גדולה](/torii).', 'על Acme.')
  const before = more(english, 'About [Acme big](/torii).', 'No price.')
  expect(followed(() => shown.replace('About', '[Acme big](/torii), about'), before, written)).toBe(
    written.replace('על Acme.', 'על [Acme](/acme).'),
  )
})

test('where nobody knows which language changed, either may follow', () => {
  const changed = page('en', english.replace('/setyl', '/torii'))
  const pages = { en: changed, he: page('he', hebrew) }
  const edits = editsBetween(pages, pages, site, facts)
  expect([edits.en, edits.he].map(list => list.map(({ insert }) => insert))).toEqual([['/setyl'], ['/torii']])
})

test('a new paragraph with a fact or link comes as a paragraph to be translated, in no other words', () => {
  const added = (text: string, above: string, paragraph: string) => text.replace(above, `${above}\n\n${paragraph}`)
  expect(
    followed(text => added(text, 'A first paragraph.', 'It costs <Fact id="acme.users" />, see [Torii](/torii).')),
  ).toBe(added(hebrew, 'פסקה ראשונה.', '[[It costs]] <Fact id="acme.users" />[[, see]] [[[Torii]]](/torii).'))
  expect(followedInEnglish(text => added(text, 'פסקה ראשונה.', 'המחיר הוא <Fact id="acme.users" />.'))).toBe(
    added(english, 'A first paragraph.', '[[המחיר הוא]] <Fact id="acme.users" />.'),
  )
  expect(followedInEnglish(text => text.replace('פסקה ראשונה.', 'ראו [כאן](/torii).\n\nפסקה ראשונה.'))).toBe(
    english.replace('A first paragraph.', '[[ראו]] [[[כאן]]](/torii).\n\nA first paragraph.'),
  )
})

test('a new paragraph between others comes between their counterparts, and what is new in an old one goes into that', () => {
  const two = (text: string, first: string, second: string) =>
    text.replace(/(A first paragraph|פסקה ראשונה)\./, `${first}\n\n${second}`)
  const [before, to] = [
    two(english, 'One speaks of the start.', 'Two speaks of the end.'),
    two(hebrew, 'אחת על ההתחלה.', 'שתיים על הסוף.'),
  ]
  const shown = before.replace(
    '\n\nTwo speaks of the end.',
    '\n\nNew words, <Fact id="acme.users" />.\n\nTwo speaks [of](/torii) the end.',
  )
  expect(followed(() => shown, before, to)).toBe(
    to.replace('\n\nשתיים על הסוף.', '\n\n[[New words,]] <Fact id="acme.users" />.\n\nשתיים על הסוף [[[of]]](/torii).'),
  )
})

test('an item of a list and a row of a table come as such', () => {
  const list = (text: string, first: string, second: string, row: string) =>
    text.replace(
      /(A first paragraph|פסקה ראשונה)\./,
      `- ${first}\n- ${second}\n\n| a | b |\n| --- | --- |\n| 1 | ${row} |`,
    )
  const [before, to] = [list(english, 'One.', 'Two.', 'x'), list(hebrew, 'אחת.', 'שתיים.', 'י')]
  const shown = before
    .replace('- Two.', '- See [this](/torii).\n- Two.')
    .replace('| 1 | x |', '| 1 | x |\n| 2 | <Fact id="acme.users" /> |')
  expect(followed(() => shown, before, to)).toBe(
    to
      .replace('- שתיים.', '- [[See]] [[[this]]](/torii).\n- שתיים.')
      .replace('| 1 | י |', '| 1 | י |\n| 2 | <Fact id="acme.users" /> |'),
  )
})

test('a fact that the page shows again comes to where it is new', () => {
  const again = (text: string, above: string, words: string) =>
    text.replace(above, `${above}\n\n${words} <Fact id="acme.price" />.`)
  const [before, to] = [again(english, 'The last words.', 'Again'), again(hebrew, 'מילים אחרונות.', 'שוב')]
  expect(
    followed(text => text.replace('A first paragraph.', 'A first <Fact id="acme.price" /> paragraph.'), before, to),
  ).toBe(to.replace('פסקה ראשונה.', 'פסקה ראשונה <Fact id="acme.price" />.'))
})
