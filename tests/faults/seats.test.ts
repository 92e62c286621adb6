import { expect, test } from 'vitest'
import { reportOn } from './reportOn.ts'

test('seats for a price table that does not say what is counted are reported, with what to write there', () => {
  expect(reportOn('seats-that-nothing-counts')).toMatchInlineSnapshot(`
    "content/vendors/acme.en.mdx (1 error)

      content/vendors/acme.en.mdx:42:28 error [seats]
        Found:    seats for the price table "acme", which does not say what is counted
        Expected: in content/data/plans.yaml, under acme, what is counted and which period a price covers: seats: { counted: people, paid: month }

    content/vendors/acme.he.mdx (1 error)

      content/vendors/acme.he.mdx:42:28 error [seats]
        Found:    seats for the price table "acme", which does not say what is counted
        Expected: in content/data/plans.yaml, under acme, what is counted and which period a price covers: seats: { counted: people, paid: month }"
  `)
})

test('more seats than the plans have are reported', () => {
  expect(reportOn('seats-beyond-the-most')).toMatchInlineSnapshot(`
    "content/vendors/acme.en.mdx (1 error)

      content/vendors/acme.en.mdx:42:28 error [seats]
        Found:    25 seats
        Expected: a whole number from 1 to 20

    content/vendors/acme.he.mdx (1 error)

      content/vendors/acme.he.mdx:42:28 error [seats]
        Found:    25 seats
        Expected: a whole number from 1 to 20"
  `)
})

test('prices in two currencies, a price that is none and a limit that counts nothing are reported', () => {
  expect(reportOn('seats-of-two-currencies')).toMatchInlineSnapshot(`
    "content/data/plans.yaml (3 errors)

      content/data/plans.yaml:6:41 error [seats]
        Found:    the fact "acme.trial", whose kind is duration, as a number of seats
        Expected: a fact of the kind count

      content/data/plans.yaml:10:22 error [seats]
        Found:    the fact "acme.large" in ILS beside prices in USD
        Expected: prices of one currency in a table that works out a cost

      content/data/plans.yaml:11:20 error [seats]
        Found:    the fact "acme.uptime", whose kind is percent, as a price for each seat
        Expected: a fact of the kind price"
  `)
})
