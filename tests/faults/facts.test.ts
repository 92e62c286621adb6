import { expect, test } from 'vitest'
import { told } from './told.ts'

test('a fact cannot have been checked on a day to come', () => {
  expect(told('fact-checked-in-the-future')).toMatchInlineSnapshot(`
    "content/data/facts.yaml (1 error)

      content/data/facts.yaml:3:1 error [factDates]
        Found:    acme.price was checked on 2062-11-01, which is still to come
        Expected: the day somebody last looked, 2026-11-15 at the latest
        Write:
          checked: 2026-11-15"
  `)
})

test('a fact that differs by language says why', () => {
  expect(told('fact-differs-without-reason')).toMatchInlineSnapshot(`
    "content/data/facts.yaml (1 error)

      content/data/facts.yaml:5:1 error [data]
        Found:    no "reason" in "company.clients"
        Expected: the reason why the languages differ, since their values do
        Write:
          reason: …"
  `)
})

test('a fact past its day is told with a place that shows it', () => {
  expect(told('fact-expired')).toMatchInlineSnapshot(`
    "content/data/facts.yaml (1 warning)

      content/data/facts.yaml:1:1 warning [factDates]
        Found:    acme.trial was valid until 2026-11-14
        Expected: somebody to look at the source (vendor): correct the value if need be, then set checked to today and validUntil to a later day
        See also: content/vendors/acme.en.mdx:40:12"
  `)
})

test('a count is known by "more than"', () => {
  expect(told('fact-written-count')).toMatchInlineSnapshot(`
    "content/vendors/acme.en.mdx (1 error)

      content/vendors/acme.en.mdx:40:38 error [facts]
        Found:    “More than 300” written out
        Expected: the fact company.clients, so that the page follows when it changes. A number that means something else is written in words, or gets a fact of its own.
        Write:
          <Fact id="company.clients" />"
  `)
})

test('a bare figure of a fact keeps the words around it', () => {
  expect(told('fact-written-days')).toMatchInlineSnapshot(`
    "content/vendors/acme.en.mdx (1 error)

      content/vendors/acme.en.mdx:40:42 error [facts]
        Found:    “14-day” written out
        Expected: one of the facts acme.trial, company.reply, so that the page follows when it changes. A number that means something else is written in words, or gets a fact of its own.
        Write:
          <Fact id="acme.trial" form="number" />-day"
  `)
})

test('a duration in Hebrew is known in its short form', () => {
  expect(told('fact-written-days-hebrew')).toMatchInlineSnapshot(`
    "content/vendors/acme.he.mdx (1 error)

      content/vendors/acme.he.mdx:40:46 error [facts]
        Found:    “14 ימי” written out
        Expected: one of the facts acme.trial, company.reply, so that the page follows when it changes. A number that means something else is written in words, or gets a fact of its own.
        Write:
          <Fact id="acme.trial" form="number" /> ימי"
  `)
})

test('front matter cannot show a fact, so it says none', () => {
  expect(told('fact-written-in-front-matter')).toMatchInlineSnapshot(`
    "content/vendors/acme.en.mdx (1 error)

      content/vendors/acme.en.mdx:9:55 error [facts]
        Found:    “14 days” written out
        Expected: words without the number: one of the facts acme.trial, company.reply may change, and “summary” cannot follow it. A number that means something else is written in words, or gets a fact of its own."
  `)
})

test('a property cannot show a fact, so it says none', () => {
  expect(told('fact-written-in-property')).toMatchInlineSnapshot(`
    "content/vendors/acme.he.mdx (1 error)

      content/vendors/acme.he.mdx:42:19 error [facts]
        Found:    “14 ימים” written out
        Expected: words without the number: one of the facts acme.trial, company.reply may change, and the property “title” cannot follow it. A number that means something else is written in words, or gets a fact of its own."
  `)
})

test('a percentage in Hebrew words is known', () => {
  expect(told('fact-written-percent-hebrew')).toMatchInlineSnapshot(`
    "content/vendors/acme.he.mdx (1 error)

      content/vendors/acme.he.mdx:40:58 error [facts]
        Found:    “99.9 אחוז” written out
        Expected: the fact acme.uptime, so that the page follows when it changes. A number that means something else is written in words, or gets a fact of its own.
        Write:
          <Fact id="acme.uptime" />"
  `)
})

test('a price that a fact says is not written out', () => {
  expect(told('fact-written-price')).toMatchInlineSnapshot(`
    "content/vendors/acme.en.mdx (1 error)

      content/vendors/acme.en.mdx:40:47 error [facts]
        Found:    “$199” written out
        Expected: the fact acme.price, so that the page follows when it changes. A number that means something else is written in words, or gets a fact of its own.
        Write:
          <Fact id="acme.price" />"
  `)
})

test('a range is known however it is written', () => {
  expect(told('fact-written-range')).toMatchInlineSnapshot(`
    "content/vendors/acme.en.mdx (1 error)

      content/vendors/acme.en.mdx:40:54 error [facts]
        Found:    “24 to 48 hours” written out
        Expected: the fact acme.setup, so that the page follows when it changes. A number that means something else is written in words, or gets a fact of its own.
        Write:
          <Fact id="acme.setup" />"
  `)
})

test('a fact that does not exist is told with the one that was meant', () => {
  expect(told('fact-unknown')).toMatchInlineSnapshot(`
    "content/vendors/acme.en.mdx (1 error)

      content/vendors/acme.en.mdx:40:12 error [unknownFact]
        Found:    the fact “acme.trail”, which content/data/facts.yaml does not have
        Expected: a fact that it has; did you mean “acme.trial”?
        Write:
          id="acme.trial"

    content/vendors/acme.he.mdx (1 error)

      content/vendors/acme.he.mdx:40:17 error [unknownFact]
        Found:    the fact “acme.trail”, which content/data/facts.yaml does not have
        Expected: a fact that it has; did you mean “acme.trial”?
        Write:
          id="acme.trial""
  `)
})

test('a fact that does not exist is told in a price table', () => {
  expect(told('fact-unknown-in-price-table')).toMatchInlineSnapshot(`
    "content/data/plans.yaml (1 error)

      content/data/plans.yaml:6:22 error [unknownFact]
        Found:    the fact “workspace.price”, which content/data/facts.yaml does not have
        Expected: the id of a fact that it has (npm run facts lists them), or a new line in it"
  `)
})
