import { expect, test } from 'vitest'
import { reportOn } from './reportOn.ts'

test('a link to a page that does not exist is reported with the one that was meant', () => {
  expect(reportOn('link-to-missing-page')).toMatchInlineSnapshot(`
    "content/vendors/acme.en.mdx (1 error)

      content/vendors/acme.en.mdx:40:81 error [links]
        Found:    a link to /acmee, which no page has
        Expected: the address of a page; did you mean "/acme"?
        Write:
          [the same page](/acme)

    content/vendors/acme.he.mdx (1 error)

      content/vendors/acme.he.mdx:40:90 error [links]
        Found:    a link to /acmee, which no page has
        Expected: the address of a page; did you mean "/acme"?
        Write:
          [באותו עמוד](/acme)"
  `)
})

test('a link to nothing like a page is reported', () => {
  expect(reportOn('link-to-no-page-at-all')).toMatchInlineSnapshot(`
    "content/vendors/acme.en.mdx (1 error)

      content/vendors/acme.en.mdx:40:81 error [links]
        Found:    a link to /something/else, which no page has
        Expected: the address of a page

    content/vendors/acme.he.mdx (1 error)

      content/vendors/acme.he.mdx:40:90 error [links]
        Found:    a link to /something/else, which no page has
        Expected: the address of a page"
  `)
})

test('a link to a missing heading of the same page is reported with those there are', () => {
  expect(reportOn('link-to-missing-heading-here')).toMatchInlineSnapshot(`
    "content/vendors/acme.en.mdx (1 error)

      content/vendors/acme.en.mdx:40:81 error [links]
        Found:    a link to #what-it-cost, a heading that this page does not have
        Expected: the address of a heading: one of #a-register-that-stays-true, #what-it-takes-over, #how-to-begin. One whose words changed keeps this address with [#what-it-cost] at its end

    content/vendors/acme.he.mdx (1 error)

      content/vendors/acme.he.mdx:40:90 error [links]
        Found:    a link to #what-it-cost, a heading that this page does not have
        Expected: the address of a heading: one of #a-register-that-stays-true, #what-it-takes-over, #how-to-begin. One whose words changed keeps this address with [#what-it-cost] at its end"
  `)
})

test('a link to a missing heading of another page is reported in its language', () => {
  expect(reportOn('link-to-missing-heading-elsewhere')).toMatchInlineSnapshot(`
    "content/vendors/acme.en.mdx (1 error)

      content/vendors/acme.en.mdx:40:81 error [links]
        Found:    a link to #how-to-begn, a heading that /acme does not have
        Expected: the address of a heading; did you mean "#how-to-begin"?
        Write:
          [the same page](/acme#how-to-begin)

    content/vendors/acme.he.mdx (1 error)

      content/vendors/acme.he.mdx:40:90 error [links]
        Found:    a link to #איך-מתחיל, a heading that /acme does not have
        Expected: the address of a heading; did you mean "#how-to-begin"?
        Write:
          [באותו עמוד](/acme#how-to-begin)"
  `)
})

test('a link to an older address of a section, or to its Hebrew one, is reported with the one of both languages', () => {
  expect(reportOn('link-to-older-address-of-section')).toMatchInlineSnapshot(`
    "content/vendors/acme.en.mdx (1 error)

      content/vendors/acme.en.mdx:40:81 error [links]
        Found:    a link to #how-to-start, which is not the section's own address
        Expected: the one that it has in both languages, #begin
        Write:
          [the same page](/acme#begin)

    content/vendors/acme.he.mdx (1 error)

      content/vendors/acme.he.mdx:40:90 error [links]
        Found:    a link to #איך-מתחילים, which is not the section's own address
        Expected: the one that it has in both languages, #begin
        Write:
          [באותו עמוד](/acme#begin)"
  `)
})

test('a link with the language in it is corrected to the plain path', () => {
  expect(reportOn('link-with-language')).toMatchInlineSnapshot(`
    "content/vendors/acme.en.mdx (1 error)

      content/vendors/acme.en.mdx:40:81 error [links]
        Found:    a link to /he/acme
        Expected: the plain path in both languages: the Hebrew page leads to /he by itself
        Write:
          [the same page](/acme)

    content/vendors/acme.he.mdx (1 error)

      content/vendors/acme.he.mdx:40:90 error [links]
        Found:    a link to /he/acme
        Expected: the plain path in both languages: the Hebrew page leads to /he by itself
        Write:
          [באותו עמוד](/acme)"
  `)
})

test('a link to an old address is reported with its target', () => {
  expect(reportOn('link-to-old-address')).toMatchInlineSnapshot(`
    "content/vendors/acme.en.mdx (1 error)

      content/vendors/acme.en.mdx:40:81 error [links]
        Found:    a link to /old-acme, an old address that is redirected
        Expected: its target, /acme
        Write:
          [the same page](/acme)

    content/vendors/acme.he.mdx (1 error)

      content/vendors/acme.he.mdx:40:90 error [links]
        Found:    a link to /old-acme, an old address that is redirected
        Expected: its target, /acme
        Write:
          [באותו עמוד](/acme)"
  `)
})

test('a link over http is corrected to https', () => {
  expect(reportOn('link-without-encryption')).toMatchInlineSnapshot(`
    "content/vendors/acme.en.mdx (1 error)

      content/vendors/acme.en.mdx:40:81 error [links]
        Found:    a link to http://www.example.org/acme
        Expected: an address that starts with https://
        Write:
          [the same page](https://www.example.org/acme)

    content/vendors/acme.he.mdx (1 error)

      content/vendors/acme.he.mdx:40:90 error [links]
        Found:    a link to http://www.example.org/acme
        Expected: an address that starts with https://
        Write:
          [באותו עמוד](https://www.example.org/acme)"
  `)
})

test('a link to this site by its whole address is corrected to the plain path', () => {
  expect(reportOn('link-with-own-origin')).toMatchInlineSnapshot(`
    "content/vendors/acme.en.mdx (1 error)

      content/vendors/acme.en.mdx:40:81 error [links]
        Found:    a link to https://www.example.com/acme, which is this site
        Expected: the plain path, which also works in previews
        Write:
          [the same page](/acme)

    content/vendors/acme.he.mdx (1 error)

      content/vendors/acme.he.mdx:40:90 error [links]
        Found:    a link to https://www.example.com/acme, which is this site
        Expected: the plain path, which also works in previews
        Write:
          [באותו עמוד](/acme)"
  `)
})

test('a link to a file is corrected to the address of its page', () => {
  expect(reportOn('link-to-file')).toMatchInlineSnapshot(`
    "content/vendors/acme.en.mdx (1 error)

      content/vendors/acme.en.mdx:40:81 error [links]
        Found:    a link to ../vendors/acme.en.mdx
        Expected: the plain path of a page, which starts with /; did you mean "/acme"?
        Write:
          [the same page](/acme)

    content/vendors/acme.he.mdx (1 error)

      content/vendors/acme.he.mdx:40:90 error [links]
        Found:    a link to ../vendors/acme.en.mdx
        Expected: the plain path of a page, which starts with /; did you mean "/acme"?
        Write:
          [באותו עמוד](/acme)"
  `)
})

test('a mail address is corrected to the widget', () => {
  expect(reportOn('link-to-mail')).toMatchInlineSnapshot(`
    "content/vendors/acme.en.mdx (1 error)

      content/vendors/acme.en.mdx:40:81 error [links]
        Found:    a link to mailto:hello@example.com
        Expected: the widget that knows the address
        Write:
          <Mail />

    content/vendors/acme.he.mdx (1 error)

      content/vendors/acme.he.mdx:40:90 error [links]
        Found:    a link to mailto:hello@example.com
        Expected: the widget that knows the address
        Write:
          <Mail />"
  `)
})

test('only the own mail addresses and number are corrected to widgets: those of others are not replaced', () => {
  expect(reportOn('contact-of-others')).toMatchInlineSnapshot(`
    "content/vendors/acme.en.mdx (4 errors)

      content/vendors/acme.en.mdx:40:99 error [links] 2 times
        Found:    a link to mailto:support@acme-partner.com
        Expected: words, or a link to a page of theirs that says how to reach them: the widgets <Mail />, <Phone /> show only this company's own
        Also at:
          40:125  tel:050-1234567

      content/vendors/acme.en.mdx:40:166 error [links]
        Found:    a link to mailto:Privacy@example.com
        Expected: the widget that knows the address
        Write:
          <Mail kind="privacy" />

      content/vendors/acme.en.mdx:40:190 error [links]
        Found:    a link to tel:03-555-0100
        Expected: the widget that knows the number
        Write:
          <Phone />

    content/vendors/acme.he.mdx (4 errors)

      content/vendors/acme.he.mdx:40:97 error [links] 2 times
        Found:    a link to mailto:support@acme-partner.com
        Expected: words, or a link to a page of theirs that says how to reach them: the widgets <Mail />, <Phone /> show only this company's own
        Also at:
          40:123  tel:050-1234567

      content/vendors/acme.he.mdx:40:161 error [links]
        Found:    a link to mailto:Privacy@example.com
        Expected: the widget that knows the address
        Write:
          <Mail kind="privacy" />

      content/vendors/acme.he.mdx:40:183 error [links]
        Found:    a link to tel:+97235550100
        Expected: the widget that knows the number
        Write:
          <Phone />"
  `)
})

test('a link that would run a program is refused', () => {
  expect(reportOn('link-to-program')).toMatchInlineSnapshot(`
    "content/vendors/acme.en.mdx (1 error)

      content/vendors/acme.en.mdx:40:81 error [links]
        Found:    a link to javascript:alert
        Expected: a page of this site, /page, or an address that starts with https://

    content/vendors/acme.he.mdx (1 error)

      content/vendors/acme.he.mdx:40:90 error [links]
        Found:    a link to javascript:alert
        Expected: a page of this site, /page, or an address that starts with https://"
  `)
})

test('a link that leads nowhere is reported', () => {
  expect(reportOn('link-to-nowhere')).toMatchInlineSnapshot(`
    "content/vendors/acme.en.mdx (1 error)

      content/vendors/acme.en.mdx:40:81 error [links]
        Found:    a link that leads nowhere
        Expected: an address: [words](/page)

    content/vendors/acme.he.mdx (1 error)

      content/vendors/acme.he.mdx:40:90 error [links]
        Found:    a link that leads nowhere
        Expected: an address: [מילים](/page)"
  `)
})

test('a link that says nothing is reported with the title of its page', () => {
  expect(reportOn('link-that-says-nothing')).toMatchInlineSnapshot(`
    "content/vendors/acme.en.mdx (1 error)

      content/vendors/acme.en.mdx:40:81 error [links]
        Found:    a link whose text is “Click here”
        Expected: words that say where the link leads, even when they are heard alone
        Write:
          [Acme: a register that stays true](/acme)

    content/vendors/acme.he.mdx (1 error)

      content/vendors/acme.he.mdx:40:90 error [links]
        Found:    a link whose text is “לחצו כאן”
        Expected: words that say where the link leads, even when they are heard alone
        Write:
          [Acme: רשימת ציוד שנשארת נכונה](/acme)"
  `)
})

test('a link without words is reported', () => {
  expect(reportOn('link-without-words')).toMatchInlineSnapshot(`
    "content/vendors/acme.en.mdx (1 error)

      content/vendors/acme.en.mdx:40:81 error [links]
        Found:    a link without text
        Expected: words that say where the link leads, even when they are heard alone
        Write:
          [Acme: a register that stays true](/acme)

    content/vendors/acme.he.mdx (1 error)

      content/vendors/acme.he.mdx:40:90 error [links]
        Found:    a link without text
        Expected: words that say where the link leads, even when they are heard alone
        Write:
          [Acme: רשימת ציוד שנשארת נכונה](/acme)"
  `)
})

test('a link whose text is its address is reported', () => {
  expect(reportOn('link-that-shows-its-address')).toMatchInlineSnapshot(`
    "content/vendors/acme.en.mdx (1 error)

      content/vendors/acme.en.mdx:40:81 error [links]
        Found:    a link whose text is “www.example.org”
        Expected: words that say where the link leads, even when they are heard alone
        Write:
          […](https://www.example.org)

    content/vendors/acme.he.mdx (1 error)

      content/vendors/acme.he.mdx:40:90 error [links]
        Found:    a link whose text is “www.example.org”
        Expected: words that say where the link leads, even when they are heard alone
        Write:
          […](https://www.example.org)"
  `)
})

test('a number has no spaces in a link', () => {
  expect(reportOn('link-with-space-in-number')).toMatchInlineSnapshot(`
    "content/vendors/acme.en.mdx (1 error)

      content/vendors/acme.en.mdx:40:81 error [leftoverMarks]
        Found:    a link or picture whose address has a space in it, so that readers see its brackets: [the same page](tel:03 555 0100)
        Expected: an address without spaces; a file is renamed first, to small Latin letters, digits and hyphens
        Write:
          [the same page](tel:035550100)

    content/vendors/acme.he.mdx (1 error)

      content/vendors/acme.he.mdx:40:90 error [leftoverMarks]
        Found:    a link or picture whose address has a space in it, so that readers see its brackets: [באותו עמוד](tel:03 555 0100)
        Expected: an address without spaces; a file is renamed first, to small Latin letters, digits and hyphens
        Write:
          [באותו עמוד](tel:035550100)"
  `)
})

test('an address of the own computer is none for visitors', () => {
  expect(reportOn('link-to-own-computer')).toMatchInlineSnapshot(`
    "content/vendors/acme.en.mdx (1 error)

      content/vendors/acme.en.mdx:40:81 error [links]
        Found:    a link to http://localhost:5173/acme?edit=12:5#how-to-begin, which works only on your own computer
        Expected: the plain path, which visitors have too
        Write:
          [the same page](/acme#how-to-begin)

    content/vendors/acme.he.mdx (1 error)

      content/vendors/acme.he.mdx:40:90 error [links]
        Found:    a link to http://localhost:5173/he/acme#how-to-begin, which works only on your own computer
        Expected: the plain path, which visitors have too
        Write:
          [באותו עמוד](/acme#how-to-begin)"
  `)
})

test('a link does not go through a counter', () => {
  expect(reportOn('link-through-a-counter')).toMatchInlineSnapshot(`
    "content/vendors/acme.en.mdx (1 error)

      content/vendors/acme.en.mdx:40:81 error [links]
        Found:    a link through www.google.com, which counts who follows it
        Expected: the address that it leads on to
        Write:
          [the same page](https://docs.example.org/list)

    content/vendors/acme.he.mdx (1 error)

      content/vendors/acme.he.mdx:40:90 error [links]
        Found:    a link through www.google.com, which counts who follows it
        Expected: the address that it leads on to
        Write:
          [באותו עמוד](https://docs.example.org/list)"
  `)
})

test('an address of another site begins with https', () => {
  expect(reportOn('link-without-protocol')).toMatchInlineSnapshot(`
    "content/vendors/acme.en.mdx (1 error)

      content/vendors/acme.en.mdx:40:81 error [links]
        Found:    a link to www.example.org/list
        Expected: an address that starts with https://
        Write:
          [the same page](https://www.example.org/list)

    content/vendors/acme.he.mdx (1 error)

      content/vendors/acme.he.mdx:40:90 error [links]
        Found:    a link to www.example.org/list
        Expected: an address that starts with https://
        Write:
          [באותו עמוד](https://www.example.org/list)"
  `)
})
