import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { checkContent } from '../../src/content/checks/runChecks.ts'
import { localeCodes } from '../../src/content/locales/locales.ts'
import { contentOf, reportOn } from './reportOn.ts'

test('a fact cannot have been checked on a day to come', () => {
  expect(reportOn('fact-checked-in-the-future')).toMatchInlineSnapshot(`
    "content/data/facts.yaml (1 error)

      content/data/facts.yaml:3:92 error [factDates]
        Found:    acme.price was checked on 2062-11-01, which is in the future
        Expected: the day when someone last looked, 2026-11-15 at the latest
        Write:
          checked: 2026-11-15"
  `)
})

test('a value that changed since the last commit was checked since', () => {
  expect(reportOn('fact-changed-without-a-look')).toMatchInlineSnapshot(`
    "content/data/facts.yaml (1 error)

      content/data/facts.yaml:3:92 error [factDates]
        Found:    acme.price changed from 199 USD to 249 USD, and was last checked before that, on 2026-11-01
        Expected: today’s date for checked, after a look at the source (https://acme.example/prices)
        Write:
          checked: 2026-11-15"
  `)
})

test('a fact that differs by language says why', () => {
  expect(reportOn('fact-differs-without-reason')).toMatchInlineSnapshot(`
    "content/data/facts.yaml (1 error)

      content/data/facts.yaml:5:1 error [data]
        Found:    no "reason" in "company.clients"
        Expected: the reason why the languages differ, since their values do
        Write:
          reason: …"
  `)
})

test('a price that was added at the desk is still to be looked up', () => {
  expect(reportOn('fact-added-at-desk')).toMatchInlineSnapshot(`
    "content/data/facts.yaml (1 warning)

      content/data/facts.yaml:3:1 warning [addedFacts]
        Found:    acme.price, added at the desk with a price that nobody has confirmed
        Expected: the address where the price can be read, as “source”, and in place of “unverified” the day when somebody saw it there, as “checked”"
  `)
})

test('every page that shows a price nobody has confirmed says so once, and where it is filled in', () => {
  const content = contentOf('fact-added-at-desk', 'compared', root => {
    for (const locale of localeCodes) {
      const file = join(root, `content/vendors/acme.${locale}.mdx`)
      const text = readFileSync(file, 'utf8').replace('"acme.trial"', '"acme.price"')
      writeFileSync(file, `${text}\n<Fact id="acme.price" />\n`)
    }
  })
  const found = checkContent(content).filter(({ check, also }) => check === 'addedFacts' && also)
  expect(found.map(({ file, also }) => [file, `${also?.file}:${also?.line}`])).toEqual(
    localeCodes.map(locale => [`content/vendors/acme.${locale}.mdx`, 'content/data/facts.yaml:3']),
  )
})

test('an expired fact is reported with a place that shows it', () => {
  expect(reportOn('fact-expired')).toMatchInlineSnapshot(`
    "content/data/facts.yaml (1 warning)

      content/data/facts.yaml:1:104 warning [factDates]
        Found:    acme.trial was valid until 2026-11-14
        Expected: someone to look at the source (https://acme.example), correct the value if necessary, then set checked to today and validUntil to a later day
        See also: content/vendors/acme.en.mdx:40:12"
  `)
})

test('a count is known by "more than"', () => {
  expect(reportOn('fact-written-count')).toMatchInlineSnapshot(`
    "content/vendors/acme.en.mdx (1 error)

      content/vendors/acme.en.mdx:40:38 error [facts]
        Found:    “More than 300” written out
        Expected: the fact company.clients, so that the page follows when it changes. If the number means something else, write it in words or give it a fact of its own.
        Write:
          <Fact id="company.clients" />"
  `)
})

test('a bare figure of a fact keeps the words around it', () => {
  expect(reportOn('fact-written-days')).toMatchInlineSnapshot(`
    "content/vendors/acme.en.mdx (1 error)

      content/vendors/acme.en.mdx:40:42 error [facts]
        Found:    “14-day” written out
        Expected: the fact acme.trial, so that the page follows when it changes. If the number means something else, write it in words or give it a fact of its own.
        Write:
          <Fact id="acme.trial" form="number" />-day"
  `)
})

test('a duration in Hebrew is known in its short form', () => {
  expect(reportOn('fact-written-days-hebrew')).toMatchInlineSnapshot(`
    "content/vendors/acme.he.mdx (1 error)

      content/vendors/acme.he.mdx:40:46 error [facts]
        Found:    “14 ימי” written out
        Expected: the fact acme.trial, so that the page follows when it changes. If the number means something else, write it in words or give it a fact of its own.
        Write:
          <Fact id="acme.trial" form="number" /> ימי"
  `)
})

test('front matter cannot show a fact, so it says none', () => {
  expect(reportOn('fact-written-in-front-matter')).toMatchInlineSnapshot(`
    "content/vendors/acme.en.mdx (1 error)

      content/vendors/acme.en.mdx:9:55 error [facts]
        Found:    “14 days” written out
        Expected: words without the number, which may change (one of the facts acme.trial, company.reply) while “summary” cannot follow. If it means something else, write it in words or give it a fact of its own."
  `)
})

test('a property cannot show a fact, so it says none', () => {
  expect(reportOn('fact-written-in-property')).toMatchInlineSnapshot(`
    "content/vendors/acme.he.mdx (1 error)

      content/vendors/acme.he.mdx:42:19 error [facts]
        Found:    “14 ימים” written out
        Expected: words without the number, which may change (one of the facts acme.trial, company.reply) while the property “title” cannot follow. If it means something else, write it in words or give it a fact of its own."
  `)
})

test('a percentage in Hebrew words is known', () => {
  expect(reportOn('fact-written-percent-hebrew')).toMatchInlineSnapshot(`
    "content/vendors/acme.he.mdx (1 error)

      content/vendors/acme.he.mdx:40:58 error [facts]
        Found:    “99.9 אחוז” written out
        Expected: the fact acme.uptime, so that the page follows when it changes. If the number means something else, write it in words or give it a fact of its own.
        Write:
          <Fact id="acme.uptime" />"
  `)
})

test('a price that a fact says is not written out', () => {
  expect(reportOn('fact-written-price')).toMatchInlineSnapshot(`
    "content/vendors/acme.en.mdx (1 error)

      content/vendors/acme.en.mdx:40:47 error [facts]
        Found:    “$199” written out
        Expected: the fact acme.price, so that the page follows when it changes. If the number means something else, write it in words or give it a fact of its own.
        Write:
          <Fact id="acme.price" />"
  `)
})

test('a range is known however it is written', () => {
  expect(reportOn('fact-written-range')).toMatchInlineSnapshot(`
    "content/vendors/acme.en.mdx (1 error)

      content/vendors/acme.en.mdx:40:54 error [facts]
        Found:    “24 to 48 hours” written out
        Expected: the fact acme.setup, so that the page follows when it changes. If the number means something else, write it in words or give it a fact of its own.
        Write:
          <Fact id="acme.setup" />"
  `)
})

test('a fact that does not exist is reported with the one that was meant', () => {
  expect(reportOn('fact-unknown')).toMatchInlineSnapshot(`
    "content/vendors/acme.en.mdx (1 error)

      content/vendors/acme.en.mdx:40:12 error [unknownFact]
        Found:    the fact “acme.trail”, which content/data/facts.yaml does not have
        Expected: a fact in that file; did you mean “acme.trial”?
        Write:
          <Fact id="acme.trial" />

    content/vendors/acme.he.mdx (1 error)

      content/vendors/acme.he.mdx:40:17 error [unknownFact]
        Found:    the fact “acme.trail”, which content/data/facts.yaml does not have
        Expected: a fact in that file; did you mean “acme.trial”?
        Write:
          <Fact id="acme.trial" />"
  `)
})

test('a fact that does not exist is reported in a price table', () => {
  expect(reportOn('fact-unknown-in-price-table')).toMatchInlineSnapshot(`
    "content/data/plans.yaml (1 error)

      content/data/plans.yaml:8:22 error [unknownFact]
        Found:    the fact “workspace.price”, which content/data/facts.yaml does not have
        Expected: the id of a fact in that file (npm run facts lists them), or a new entry there"
  `)
})

test('changes of a fact that are not in the order of their days are reported', () => {
  expect(reportOn('fact-changes-out-of-order')).toMatchInlineSnapshot(`
    "content/data/facts.yaml (1 error)

      content/data/facts.yaml:3:40 error [data]
        Found:    changes: [{ from: 2027-02-01, value: 209 }, { from: 2027-01-01, value: 219 }]
        Expected: changes in the order of their days, each day once"
  `)
})

test('a value that is written out is compared with the one of the day', () => {
  expect(reportOn('fact-written-after-its-change')).toMatchInlineSnapshot(`
    "content/vendors/acme.en.mdx (1 error)

      content/vendors/acme.en.mdx:40:13 error [facts]
        Found:    “$219” written out
        Expected: the fact acme.price, so that the page follows when it changes. If the number means something else, write it in words or give it a fact of its own.
        Write:
          <Fact id="acme.price" />

    content/vendors/acme.he.mdx (1 error)

      content/vendors/acme.he.mdx:40:14 error [facts]
        Found:    “$219” written out
        Expected: the fact acme.price, so that the page follows when it changes. If the number means something else, write it in words or give it a fact of its own.
        Write:
          <Fact id="acme.price" />"
  `)
})

test('a price that no fact holds is reported', () => {
  expect(reportOn('fact-missing-for-price')).toMatchInlineSnapshot(`
    "content/vendors/acme.en.mdx (1 error)

      content/vendors/acme.en.mdx:44:18 error [facts]
        Found:    the price “$12”, which no fact of this page holds
        Expected: a line for it in content/data/facts.yaml, and here the fact
        Write:
          <Fact id="acme.price.two" />

    content/vendors/acme.he.mdx (1 error)

      content/vendors/acme.he.mdx:44:11 error [facts]
        Found:    the price “$12”, which no fact of this page holds
        Expected: a line for it in content/data/facts.yaml, and here the fact
        Write:
          <Fact id="acme.price.two" />"
  `)
})
