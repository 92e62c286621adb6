import { expect, test } from 'vitest'
import { told } from './told.ts'

test('a link to a page that does not exist is told with the one that was meant', () => {
  expect(told('link-to-missing-page')).toMatchInlineSnapshot(`
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

test('a link to nothing like a page is told', () => {
  expect(told('link-to-no-page-at-all')).toMatchInlineSnapshot(`
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

test('a link to a missing heading of the same page is told with those there are', () => {
  expect(told('link-to-missing-heading-here')).toMatchInlineSnapshot(`
    "content/vendors/acme.en.mdx (1 error)

      content/vendors/acme.en.mdx:40:81 error [links]
        Found:    a link to #what-it-cost, a heading that this page has not
        Expected: the address of a heading: one of #main, #contact, #contact-title, #cookies, #accessibility, #a-register-that-stays-true, #what-it-takes-over, #how-to-begin

    content/vendors/acme.he.mdx (1 error)

      content/vendors/acme.he.mdx:40:90 error [links]
        Found:    a link to #what-it-cost, a heading that this page has not
        Expected: the address of a heading: one of #main, #contact, #contact-title, #cookies, #accessibility, #רשימת-ציוד-שנשארת-נכונה, #מה-עובר-לטיפולה, #איך-מתחילים"
  `)
})

test('a link to a missing heading of another page is told in its language', () => {
  expect(told('link-to-missing-heading-elsewhere')).toMatchInlineSnapshot(`
    "content/vendors/acme.en.mdx (1 error)

      content/vendors/acme.en.mdx:40:81 error [links]
        Found:    a link to #how-to-begn, a heading that /acme has not
        Expected: the address of a heading; did you mean "#how-to-begin"?
        Write:
          [the same page](/acme#how-to-begin)

    content/vendors/acme.he.mdx (1 error)

      content/vendors/acme.he.mdx:40:90 error [links]
        Found:    a link to #איך-מתחיל, a heading that /acme has not
        Expected: the address of a heading; did you mean "#איך-מתחילים"?
        Write:
          [באותו עמוד](/acme#איך-מתחילים)"
  `)
})

test('a link with the language in it is told as the plain path', () => {
  expect(told('link-with-language')).toMatchInlineSnapshot(`
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

test('a link to an old address is told with its target', () => {
  expect(told('link-to-old-address')).toMatchInlineSnapshot(`
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

test('a link without encryption is told with it', () => {
  expect(told('link-without-encryption')).toMatchInlineSnapshot(`
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

test('a link to this site by its whole address is told as the plain path', () => {
  expect(told('link-with-own-origin')).toMatchInlineSnapshot(`
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

test('a link to a file is told as the address of its page', () => {
  expect(told('link-to-file')).toMatchInlineSnapshot(`
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

test('a mail address is told as the widget', () => {
  expect(told('link-to-mail')).toMatchInlineSnapshot(`
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

test('a link that would run a program is refused', () => {
  expect(told('link-to-program')).toMatchInlineSnapshot(`
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

test('a link that leads nowhere is told', () => {
  expect(told('link-to-nowhere')).toMatchInlineSnapshot(`
    "content/vendors/acme.en.mdx (1 error)

      content/vendors/acme.en.mdx:40:81 error [links]
        Found:    a link that leads nowhere
        Expected: an address: [words](/page)

    content/vendors/acme.he.mdx (1 error)

      content/vendors/acme.he.mdx:40:90 error [links]
        Found:    a link that leads nowhere
        Expected: an address: [words](/page)"
  `)
})

test('a link that says nothing is told with the title of its page', () => {
  expect(told('link-that-says-nothing')).toMatchInlineSnapshot(`
    "content/vendors/acme.en.mdx (1 error)

      content/vendors/acme.en.mdx:40:81 error [links]
        Found:    a link whose words are “Click here”
        Expected: words that say where the link leads, also when it is heard alone
        Write:
          [Acme: a register that stays true](/acme)

    content/vendors/acme.he.mdx (1 error)

      content/vendors/acme.he.mdx:40:90 error [links]
        Found:    a link whose words are “לחצו כאן”
        Expected: words that say where the link leads, also when it is heard alone
        Write:
          [Acme: רשימת ציוד שנשארת נכונה](/acme)"
  `)
})

test('a link without words is told', () => {
  expect(told('link-without-words')).toMatchInlineSnapshot(`
    "content/vendors/acme.en.mdx (1 error)

      content/vendors/acme.en.mdx:40:81 error [links]
        Found:    a link without words
        Expected: words that say where the link leads, also when it is heard alone
        Write:
          [Acme: a register that stays true](/acme)

    content/vendors/acme.he.mdx (1 error)

      content/vendors/acme.he.mdx:40:90 error [links]
        Found:    a link without words
        Expected: words that say where the link leads, also when it is heard alone
        Write:
          [Acme: רשימת ציוד שנשארת נכונה](/acme)"
  `)
})

test('a link that reads out its address is told', () => {
  expect(told('link-that-shows-its-address')).toMatchInlineSnapshot(`
    "content/vendors/acme.en.mdx (1 error)

      content/vendors/acme.en.mdx:40:81 error [links]
        Found:    a link whose words are “www.example.org”
        Expected: words that say where the link leads, also when it is heard alone
        Write:
          […](https://www.example.org)

    content/vendors/acme.he.mdx (1 error)

      content/vendors/acme.he.mdx:40:90 error [links]
        Found:    a link whose words are “www.example.org”
        Expected: words that say where the link leads, also when it is heard alone
        Write:
          […](https://www.example.org)"
  `)
})
