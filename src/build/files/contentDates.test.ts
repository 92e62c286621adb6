import { expect, test } from 'vitest'
import { lastChange, partsOf, versionsIn } from './contentDates.ts'

const zero = '0'.repeat(40)
const [a, b, c] = ['a', 'b', 'c'].map(letter => letter.repeat(40)) as [string, string, string]

test('each file has its versions, the newest first; a deletion is none', () => {
  const log = `@2026-11-02\n\n:100644 100644 ${a} ${b} M\tcontent/a.en.mdx\n:100644 000000 ${c} ${zero} D\tcontent/b.en.mdx\n@2026-11-01\n\n:000000 100644 ${zero} ${a} A\tcontent/a.en.mdx\n`
  expect(Object.fromEntries(versionsIn(log))).toEqual({
    'content/a.en.mdx': [
      { blob: b, day: '2026-11-02' },
      { blob: a, day: '2026-11-01' },
    ],
  })
})

test('what says the same since its third last version has that version’s day; what nobody committed has today’s', () => {
  const versions = [
    { blob: c, day: '2026-11-09' },
    { blob: b, day: '2026-11-05' },
    { blob: a, day: '2026-10-01' },
  ]
  expect(lastChange(versions, '2026-11-21', blob => blob !== a)).toBe('2026-11-05')
  expect(lastChange(versions, '2026-11-21', () => true)).toBe('2026-10-01')
  expect(lastChange(versions, '2026-11-21', () => false)).toBe('2026-11-21')
})

const page = (updated: string, words: string, id: string) =>
  partsOf(
    'content/vendors/acme.en.mdx',
    `---\ntitle: Acme\nupdated: ${updated}\n---\n\n# Acme\n\n${words} <Fact id="${id}" />\n`,
  )

test('a page changes with its words and facts, and not with its settings or a typo', () => {
  const now = page('2026-11-01', 'We recieve mail.', 'mail')
  expect(page('2026-11-21', 'We receive mail.', 'mail')).toEqual(now)
  expect(page('2026-11-01', 'We receive no mail.', 'mail')).not.toEqual(now)
  expect(page('2026-11-01', 'We receive mail.', 'mails')).not.toEqual(now)
})

test('a fact changes with its value, and not with the day on which it was checked', () => {
  const facts = (value: number, day: string) =>
    partsOf('content/data/facts.yaml', `price: { kind: price, value: ${value}, source: us, checked: ${day} }\n`)
  expect(facts(6, '2026-11-21')).toEqual(facts(6, '2026-11-01'))
  expect(facts(7, '2026-11-01').price).not.toBe(facts(6, '2026-11-01').price)
})
