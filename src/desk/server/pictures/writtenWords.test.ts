import { expect, it, test } from 'vitest'
import { nodesOf } from '../../../content/checks/read/nodes.ts'
import { parsePage } from '../../../content/pageSource.ts'
import { pageFileOf } from '../../../content/site.ts'
import { writtenWords } from './writtenWords.ts'

/** The description that readers get of a picture with these words. */
function described(words: string, locale: string): string | null | undefined {
  const place = pageFileOf(`content/vendors/acme.${locale}.mdx`)
  if (!place) throw new Error('no page')
  const line = `![${writtenWords(words, locale)}](../images/rack.jpg)`
  const { tree, unread } = parsePage(place, `---\ntitle: Acme\n---\n\n# Acme\n\n${line}\n`)
  expect(unread).toEqual([])
  return [...nodesOf(tree)].flatMap(node => (node.type === 'image' ? [node.alt] : []))[0]
}

test.each([
  '*going* up',
  '**going** up',
  'an _old_ rack, and old_rack_2',
  'a `rack` [of] ![servers](x)',
  'a ~rack~ or ~~two~~',
  'a <b>rack</b> for {price}',
  'this &amp; that &#34; & more &c.',
  String.raw`C:\racks\[old\]`,
  'ends in *',
  String.raw`ends in \ `.trim(),
])('readers get words as they were given: %s', words => {
  expect(described(words, 'en')).toBe(words)
  expect(described(`ארון ${words}`, 'he')).toBe(`ארון ${words}`)
})

test.each([
  ['גרף "עולה" של מחיר', 'גרף ״עולה״ של מחיר'],
  ['גרף “עולה” של מחיר', 'גרף ״עולה״ של מחיר'],
  [`צה"ל וצ'ק, ה-Mac`, 'צה״ל וצ׳ק, ה־Mac'],
  ['מסך 16" ישן', 'מסך 16" ישן'],
  ['גרף *"עולה"*', 'גרף *״עולה״*'],
])('Hebrew words have Hebrew signs: %s', (words, signs) => {
  expect(described(words, 'he')).toBe(signs)
})

it('leaves the signs of English words', () => {
  expect(described(`A "rising" chart of Acme's price`, 'en')).toBe(`A "rising" chart of Acme's price`)
})

it('writes words of several lines on one', () => {
  expect(writtenWords(' A rack\n  for two ', 'en')).toBe('A rack for two')
})
