import { expect, test } from 'vitest'
import { reportOn } from './reportOn.ts'

test('a price and a duration on one scale are reported', () => {
  expect(reportOn('drawing-of-two-units')).toMatchInlineSnapshot(`
    "content/vendors/acme.en.mdx (1 error)

      content/vendors/acme.en.mdx:26:24 error [drawings]
        Found:    the fact acme.trial beside acme.price, which is of another unit
        Expected: amounts of one unit on one scale; the others in a drawing of their own

    content/vendors/acme.he.mdx (1 error)

      content/vendors/acme.he.mdx:26:28 error [drawings]
        Found:    the fact acme.trial beside acme.price, which is of another unit
        Expected: amounts of one unit on one scale; the others in a drawing of their own"
  `)
})

test('a phase that ends before it begins is reported, with its numbers the other way round', () => {
  expect(reportOn('drawing-that-ends-before-it-begins')).toMatchInlineSnapshot(`
    "content/vendors/acme.en.mdx (1 error)

      content/vendors/acme.en.mdx:24:22 error [drawings]
        Found:    a phase from 1 to 3
        Expected: from a larger number to a smaller one, 0 at the least, since the timeline counts down
        Write:
          from={3} to={1}

    content/vendors/acme.he.mdx (1 error)

      content/vendors/acme.he.mdx:24:23 error [drawings]
        Found:    a phase from 1 to 3
        Expected: from a larger number to a smaller one, 0 at the least, since the timeline counts down
        Write:
          from={3} to={1}"
  `)
})

test('courses with different numbers of moments are reported', () => {
  expect(reportOn('drawing-of-unequal-courses')).toMatchInlineSnapshot(`
    "content/vendors/acme.en.mdx (1 error)

      content/vendors/acme.en.mdx:40:1 error [drawings]
        Found:    3 moments beside 2
        Expected: as many moments in both courses: each stands beside the other’s

    content/vendors/acme.he.mdx (1 error)

      content/vendors/acme.he.mdx:40:1 error [drawings]
        Found:    3 moments beside 2
        Expected: as many moments in both courses: each stands beside the other’s"
  `)
})

test('a second hub in a flow is reported', () => {
  expect(reportOn('drawing-with-two-hubs')).toMatchInlineSnapshot(`
    "content/vendors/acme.en.mdx (1 error)

      content/vendors/acme.en.mdx:36:1 error [drawings]
        Found:    a second <Hub>
        Expected: one <Hub>, between the sources and the targets

    content/vendors/acme.he.mdx (1 error)

      content/vendors/acme.he.mdx:36:1 error [drawings]
        Found:    a second <Hub>
        Expected: one <Hub>, between the sources and the targets"
  `)
})

test('a flow without a hub is reported', () => {
  expect(reportOn('drawing-without-hub')).toMatchInlineSnapshot(`
    "content/vendors/acme.en.mdx (1 error)

      content/vendors/acme.en.mdx:22:1 error [drawings]
        Found:    <Flow> without <Hub>
        Expected: one <Hub>, between the sources and the targets
        Write:
          <Hub name="…">
          
          …
          
          </Hub>

    content/vendors/acme.he.mdx (1 error)

      content/vendors/acme.he.mdx:22:1 error [drawings]
        Found:    <Flow> without <Hub>
        Expected: one <Hub>, between the sources and the targets
        Write:
          <Hub name="…">
          
          …
          
          </Hub>"
  `)
})

test('a shape outside its plan is reported', () => {
  expect(reportOn('drawing-outside-its-plan')).toMatchInlineSnapshot(`
    "content/vendors/acme.en.mdx (1 error)

      content/vendors/acme.en.mdx:24:1 error [drawings]
        Found:    <Shape kind="table" x={3} y={1} width={2} depth={1} />, which lies outside the plan
        Expected: a place inside its 4 × 3 metres

    content/vendors/acme.he.mdx (1 error)

      content/vendors/acme.he.mdx:24:1 error [drawings]
        Found:    <Shape kind="table" x={3} y={1} width={2} depth={1} />, which lies outside the plan
        Expected: a place inside its 4 × 3 metres"
  `)
})
