import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { contentOf } from '../checks/contentOf.ts'
import { plainWordingIn } from '../messages/wording.ts'
import { readSnapshot } from '../snapshot.ts'
import { contentLeft } from './contentLeft.ts'
import { formatLeft } from './left.ts'

const say = plainWordingIn('en')

let root: string
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'launch-'))
  cpSync('tests/fixtures/base', root, { recursive: true })
})
afterEach(() => rmSync(root, { recursive: true }))

const left = (today = '2026-11-15') => contentLeft(contentOf(readSnapshot(root), {}, today), 'en')

function edit(file: string, change: (text: string) => string): void {
  const path = join(root, 'content', file)
  writeFileSync(path, change(readFileSync(path, 'utf8')))
}

/** A company as it would be, in place of the stand-in. */
const real = (text: string): string =>
  text
    .replace('sample: true', 'sample: false')
    .replaceAll(/tavnit/gi, 'Nimbus')
    .replaceAll(/example\.com/g, 'nimbus.co.il')
    .replace('1 Example Street', '3 Carlebach Street')
    .replace('555-0100', '624-1183')

test('a stand-in company is listed line by line, with what belongs there', () => {
  expect(
    formatLeft(
      left().filter(({ place }) => place.includes('company')),
      say,
    ),
  ).toMatchInlineSnapshot(`
    "content/data/company.yaml:2
      Found:    sample: true
      Expected: the real company in every line of this file; then sample: false

    content/data/company.yaml:3
      Found:    name: { en: Tavnit, he: תבנית }
      Expected: the company’s name in both languages

    content/data/company.yaml:4
      Found:    legalName: { en: Tavnit IT Solutions Ltd., he: 'תבנית פתרונות מחשוב
                בע״מ' }
      Expected: the name under which it is registered; the legal pages show it

    content/data/company.yaml:6
      Found:    badge: { en: Authorised Apple reseller, he: משווק Apple מורשה }
      Expected: the partner status that it really holds, as the partner allows it to
                be shown

    content/data/company.yaml:8
      Found:    origin: https://www.example.com
      Expected: the address under which visitors reach the site, without a path

    content/data/company.yaml:9
      Found:    email: hello@example.com
      Expected: a mailbox that someone checks; every page shows it

    content/data/company.yaml:10
      Found:    privacyEmail: privacy@example.com
      Expected: a mailbox for requests about personal data

    content/data/company.yaml:11
      Found:    accessibilityEmail: access@example.com
      Expected: a mailbox for complaints about accessibility

    content/data/company.yaml:12
      Found:    telephone: '+972-3-555-0100'
      Expected: the number that visitors call, in international form

    content/data/company.yaml:13
      Found:    address: street: { en: 1 Example Street, he: רחוב הדוגמה 1 }, city:
                { en: Tel Aviv, he: תל אביב }, country: IL
      Expected: the postal address; the legal pages and search engines show it

    content/data/company.yaml:17
      Found:    booking: https://example.com/book
      Expected: the page on which visitors book a call

    content/data/company.yaml:18
      Found:    social: https://example.com/company/tavnit
      Expected: the company’s page on a social network

    content/data/company.yaml:19
      Found:    repository: https://example.com/tavnit/site
      Expected: where this project is kept; bars of previews link to it

    13 things left before launch."
  `)
})

test('a real company is not listed', () => {
  edit('data/company.yaml', real)
  expect(left().filter(({ place }) => place.includes('company'))).toEqual([])
})

test('an address left over in a company that says it is real is listed', () => {
  edit('data/company.yaml', text => real(text).replace('hello@nimbus.co.il', 'hello@example.com'))
  expect(left().filter(({ place }) => place.includes('company'))).toMatchObject([
    { place: 'content/data/company.yaml:9', found: 'email: hello@example.com' },
  ])
})

test('testimonials are listed until they are real, with the headings that call them samples', () => {
  const widget = '<Testimonials title="Sample client voices" />\n\n<Cta'
  edit('vendors/acme.en.mdx', text => text.replace('<Cta', widget))
  const places = () => left().flatMap(({ place }) => (/testimonials|acme/.test(place) ? [place] : []))
  expect(places()).toEqual(['content/data/testimonials.yaml:1', 'content/vendors/acme.en.mdx:42'])
  edit('data/testimonials.yaml', text => text.replace('true', 'false'))
  edit('vendors/acme.en.mdx', text => text.replace('Sample client voices', 'What clients say'))
  expect(places()).toEqual([])
})

test('a category of the store is listed while it is a sample', () => {
  cpSync('tests/fixtures/reference-to-unknown-category/content/data/store', join(root, 'content/data/store'), {
    recursive: true,
  })
  expect(left().filter(({ place }) => place.includes('store'))).toMatchObject([
    { place: 'content/data/store/mac.yaml:1', found: 'sample: true' },
  ])
})

test('a fact is listed from the day after its last', () => {
  const facts = (today: string) =>
    left(today).flatMap(({ place, found }) => (place.includes('facts') ? [say(found)] : []))
  expect(facts('2027-06-30')).toEqual([])
  expect(facts('2027-07-01')).toEqual(['acme.trial, which was valid until 2027-06-30'])
})

test('a value that is pinned against its vendor is left to the owner, with what the vendor says', () => {
  edit('data/facts.yaml', text =>
    text.replace(/^(acme\.trial: \{.*) \}$/m, "$1, pinned: { by: the contract, vendor: 'acme.com says 30 days' } }"),
  )
  expect(left().filter(({ found }) => say(found).startsWith('acme.trial'))).toMatchObject([
    { found: { values: { value: '14 days', by: 'the contract', vendor: 'acme.com says 30 days' } } },
  ])
})

test('a value that nobody has confirmed is left to the owner, with the reason', () => {
  edit('data/facts.yaml', text =>
    text.replace(
      /^(company\.clients: .*source: )the owner, checked: [\d-]+/m,
      '$1specification §1, unverified: only the owner knows',
    ),
  )
  expect(
    formatLeft(
      left().filter(({ place }) => place.endsWith('facts.yaml:5')),
      say,
    ),
  ).toContain('company.clients: 300+, which nobody has confirmed: only the owner')
})

test('a sample name in a legal page is left to the owner, with its line', () => {
  mkdirSync(join(root, 'content/legal'))
  writeFileSync(
    join(root, 'content/legal/terms.en.mdx'),
    '---\ntitle: Terms\n---\n\nAsk for Dana Example (a sample name). Or write to us.\n',
  )
  expect(left().filter(({ place }) => place.includes('legal'))).toMatchObject([
    { place: 'content/legal/terms.en.mdx:5', found: 'Ask for Dana Example (a sample name)' },
  ])
})
