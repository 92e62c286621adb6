import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { checkContent } from '../../src/content/checks/runChecks.ts'
import type { Finding } from '../../src/content/fault.ts'
import { sayEnglish, withoutIsolates } from '../../src/content/messages/say.ts'
import { contentOf } from './reportOn.ts'

/** Changes a data file of the fixture, or of the sound site below it. */
type Break = readonly [name: string, from: string | RegExp, to: string]

const findings = (fixture: string, change?: Break): Finding[] =>
  checkContent(
    contentOf(fixture, 'compared', root => {
      if (!change) return
      const [name, from, to] = change
      const file = join(root, `content/data/${name}.yaml`)
      const text = readFileSync(file, 'utf8')
      const broken = text.replace(from, to)
      if (broken === text) throw new Error(`nothing to break in ${name}`)
      writeFileSync(file, broken)
    }),
  )

const told = (fixture: string, change?: Break): string[] =>
  findings(fixture, change).map(({ file, check, found }) => `${check} ${file} ${withoutIsolates(sayEnglish(found))}`)

/** Faults of references, and a value elsewhere in the same file, or in the one that it refers to, which is emptied. */
const cases: readonly (readonly [what: string, fixture: string, ...Break])[] = [
  ['an unknown fact of a price table', 'fact-unknown-in-price-table', 'plans', 'en: Small teams', "en: ''"],
  ['an unknown fact of a price table', 'fact-unknown-in-price-table', 'facts', 'source: the owner', "source: ''"],
  ['an unknown fact of a page', 'fact-unknown', 'facts', 'source: the owner', "source: ''"],
  ['a fact that has expired', 'fact-expired', 'facts', /source: the owner(?=.*\n$)/, "source: ''"],
  ['a price that nobody has confirmed', 'fact-added-at-desk', 'facts', /source: the owner(?=.*\n$)/, "source: ''"],
  ['a price that nobody has confirmed', 'fact-added-at-desk', 'facts', 'currency: USD', "currency: USD, note: ''"],
  ['prices of two currencies', 'seats-of-two-currencies', 'plans', 'en: Small teams', "en: ''"],
  ['more seats than there are', 'seats-beyond-the-most', 'plans', 'product: Acme Mail', 'product: 5'],
  ['a price table that is not there', 'reference-to-unknown-plans', 'plans', 'brand: Acme', 'brand: 5'],
  ['a page of a menu that is not there', 'menu-with-unknown-page', 'navigation', 'en: Store', "en: ''"],
  ['an address of a menu', 'menu-with-unknown-address', 'navigation', 'en: Store', "en: ''"],
  ['a logo', 'logo-missing', 'vendors', 'name: Acme', "name: ''"],
  ['a logo of a testimonial', 'logo-missing', 'testimonials', 'author: A', "author: ''"],
  ['a redirect to nowhere', 'redirect-to-missing-page', 'redirects', /^/, "- { from: '', to: /acme }\n"],
  ['a redirect twice', 'redirect-twice', 'redirects', /^/, "- { from: '', to: /acme }\n"],
]

test.each(cases)('%s is told although another value is wrong: %s, %s', (_, fixture, ...change) => {
  const before = told(fixture)
  const after = told(fixture, change)
  expect(before.length).toBeGreaterThan(0)
  expect(after).toEqual(expect.arrayContaining(before))
  // And the other one, once.
  expect(after.filter(one => !before.includes(one)).map(one => one.split(' ')[0])).toEqual(['data'])
})

test('a value that is none of its kind is no unknown name as well', () => {
  expect(told('logo-missing', ['vendors', 'logo: acme', "logo: 'Acme Inc'"])).toEqual([
    expect.stringMatching(/^dataReferences .*testimonials/),
    expect.stringMatching(/^data .*vendors/),
  ])
})

test('in a list, what is wrong with an entry is told at its own line', () => {
  const lines = (change?: Break) =>
    findings('redirect-twice', change).flatMap(({ check, line, also }) =>
      check === 'redirects' ? [[line, also?.line]] : [],
    )
  const [[line = 0, also = 0] = []] = lines()
  expect(lines(['redirects', /^/, "- { from: '', to: /acme }\n"])).toEqual([[line + 1, also + 1]])
})
