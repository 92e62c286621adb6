import { expect, test } from 'vitest'
import { reportOn } from './reportOn.ts'

test('old addresses that lead in a circle are reported, each', () => {
  expect(reportOn('redirect-in-a-circle')).toMatchInlineSnapshot(`
    "content/data/redirects.yaml (3 errors)

      content/data/redirects.yaml:1:15 error [redirects] 3 times
        Found:    old addresses that redirect in a loop: /a → /b → /c → /a
        Expected: a page at the end of the chain
        Write:
          to: /…
        Also at:
          2:15  /b → /c → /a → /b
          3:15  /c → /a → /b → /c"
  `)
})

test('an old address that leads to itself is reported', () => {
  expect(reportOn('redirect-to-itself')).toMatchInlineSnapshot(`
    "content/data/redirects.yaml (1 error)

      content/data/redirects.yaml:1:15 error [redirects]
        Found:    old addresses that redirect in a loop: /a → /a
        Expected: a page at the end of the chain
        Write:
          to: /…"
  `)
})

test('an old address that leads over another is reported with its target', () => {
  expect(reportOn('redirect-over-another')).toMatchInlineSnapshot(`
    "content/data/redirects.yaml (1 error)

      content/data/redirects.yaml:1:15 error [redirects]
        Found:    /a leads to /b, which is an old address itself
        Expected: its target, /acme
        Write:
          to: /acme"
  `)
})

test('an old address that leads to no page is reported', () => {
  expect(reportOn('redirect-to-missing-page')).toMatchInlineSnapshot(`
    "content/data/redirects.yaml (1 error)

      content/data/redirects.yaml:1:17 error [redirects]
        Found:    /old leads to /acmee: a link to /acmee, which no page has
        Expected: the address of a page; did you mean "/acme"?
        Write:
          to: /acme"
  `)
})

test('an old address that leads to a missing heading is reported', () => {
  expect(reportOn('redirect-to-missing-heading')).toMatchInlineSnapshot(`
    "content/data/redirects.yaml (1 error)

      content/data/redirects.yaml:1:17 error [redirects]
        Found:    /old leads to /acme#beginning: a link to #beginning, a heading that /acme does not have
        Expected: the address of a heading: one of #a-register-that-stays-true, #what-it-takes-over, #how-to-begin. One whose words changed keeps this address with [#beginning] at its end"
  `)
})

test('an old address that a page has is reported, once', () => {
  expect(reportOn('redirect-from-existing-page')).toMatchInlineSnapshot(`
    "content/data/redirects.yaml (1 error)

      content/data/redirects.yaml:1:5 error [redirects]
        Found:    /acme as an old address, although it is that of the page content/vendors/acme.en.mdx
        Expected: an address that no page has; remove the line, or rename the page"
  `)
})

test('an old address listed twice is reported', () => {
  expect(reportOn('redirect-twice')).toMatchInlineSnapshot(`
    "content/data/redirects.yaml (1 error)

      content/data/redirects.yaml:2:5 error [redirects]
        Found:    a second line for /old
        Expected: each old address once; remove one of the two lines
        See also: content/data/redirects.yaml:1:5"
  `)
})

test('a Hebrew old address is corrected to the plain one', () => {
  expect(reportOn('redirect-from-hebrew-address')).toMatchInlineSnapshot(`
    "content/data/redirects.yaml (1 error)

      content/data/redirects.yaml:1:5 error [redirects]
        Found:    the old address /he/old
        Expected: the plain path; its Hebrew counterpart is added by itself
        Write:
          from: /old"
  `)
})

test('an old address in capitals is corrected to small letters', () => {
  expect(reportOn('redirect-with-capitals')).toMatchInlineSnapshot(`
    "content/data/redirects.yaml (1 error)

      content/data/redirects.yaml:1:5 error [redirects]
        Found:    the old address /Old/
        Expected: lower-case letters, no / at the end and no #
        Write:
          from: /old"
  `)
})

test('an address with a space or Hebrew letters is reported with the signs that it may have', () => {
  expect(reportOn('redirect-with-other-letters')).toMatchInlineSnapshot(`
    "content/data/redirects.yaml (3 errors)

      content/data/redirects.yaml:1:5 error [data] 3 times
        Found:    from: /Foo Bar
        Expected: a path of this site, which starts with / and goes on in small Latin letters, digits and hyphens
        Also at:
          2:5   from: /עמוד
          3:17  to: /עמוד"
  `)
})

test('an old address that leads to another site is reported', () => {
  expect(reportOn('redirect-to-another-site')).toMatchInlineSnapshot(`
    "content/data/redirects.yaml (1 error)

      content/data/redirects.yaml:1:17 error [data]
        Found:    to: https://example.org
        Expected: a path of this site, which starts with / and goes on in small Latin letters, digits and hyphens"
  `)
})

test('an address that was published needs a redirect, or to be gone on purpose', () => {
  expect(reportOn('address-that-went')).toMatchInlineSnapshot(`
    "content/addresses.yaml (2 errors)

      content/addresses.yaml:1:3 error [addresses]
        Found:    /acme as an address that is gone, although it is that of the page content/vendors/acme.en.mdx
        Expected: the line without gone: true
        Write:
          - { path: /acme }

      content/addresses.yaml:2:3 error [addresses]
        Found:    /old-offer, which was published and now belongs to no page
        Expected: a line in content/data/redirects.yaml that leads on, so that links from elsewhere arrive; where nothing took its place, gone: true here
        Write:
          - { from: /old-offer, to: /… }"
  `)
})

test('a page that the record of addresses does not hold is reported as a warning', () => {
  expect(reportOn('address-not-recorded')).toMatchInlineSnapshot(`
    "content/vendors/acme.en.mdx (1 warning)

      content/vendors/acme.en.mdx:1:1 warning [addresses]
        Found:    /acme, an address that content/addresses.yaml does not hold
        Expected: the record that the page is published: npm run status -- --accept vendors/acme, once both languages say the same"
  `)
})

test('a record of addresses with the marks of a merge is reported', () => {
  expect(reportOn('address-record-in-conflict')).toMatchInlineSnapshot(`
    "content/addresses.yaml (1 error)

      content/addresses.yaml:1:1 error [addresses]
        Found:    a record of addresses that no command wrote
        Expected: a line for each address, - { path: /kandji }; after a merge, the lines of both sides"
  `)
})
