import { expect, test } from 'vitest'
import { reportOn } from './reportOn.ts'

test('a page without a first heading is reported with what to begin with', () => {
  expect(reportOn('heading-none')).toMatchInlineSnapshot(`
    "content/vendors/acme.en.mdx (1 error)

      content/vendors/acme.en.mdx:12:1 error [headings]
        Found:    a page without a # heading
        Expected: one heading with a single #, inside the widget at the top of the page
        Write:
          <PageHero>
          
          # What the page is about
          
          One or two sentences.
          
          </PageHero>

    content/vendors/acme.he.mdx (1 error)

      content/vendors/acme.he.mdx:12:1 error [headings]
        Found:    a page without a # heading
        Expected: one heading with a single #, inside the widget at the top of the page
        Write:
          <PageHero>
          
          # What the page is about
          
          One or two sentences.
          
          </PageHero>"
  `)
})

test('a page whose title has the sign of a section is reported with the title raised', () => {
  expect(reportOn('heading-none-but-a-likely-one')).toMatchInlineSnapshot(`
    "content/vendors/acme.en.mdx (1 error)

      content/vendors/acme.en.mdx:14:1 error [headings]
        Found:    a page without a # heading
        Expected: one heading with a single #, as this one could be, inside the widget at the top of the page
        Write:
          # A list that is true

    content/vendors/acme.he.mdx (1 error)

      content/vendors/acme.he.mdx:14:1 error [headings]
        Found:    a page without a # heading
        Expected: one heading with a single #, as this one could be, inside the widget at the top of the page
        Write:
          # רשימה שתמיד נכונה"
  `)
})

test('a second # heading is corrected to ##', () => {
  expect(reportOn('heading-two-of-first-level')).toMatchInlineSnapshot(`
    "content/vendors/acme.en.mdx (1 error)

      content/vendors/acme.en.mdx:20:1 error [headings]
        Found:    a second # heading, # What it takes over
        Expected: one # heading per page; the others have ##, ###
        Write:
          ## What it takes over

    content/vendors/acme.he.mdx (1 error)

      content/vendors/acme.he.mdx:20:1 error [headings]
        Found:    a second # heading, # מה עובר לטיפולה
        Expected: one # heading per page; the others have ##, ###
        Write:
          ## מה עובר לטיפולה"
  `)
})

test('a skipped level is reported with the next one', () => {
  expect(reportOn('heading-level-skipped')).toMatchInlineSnapshot(`
    "content/vendors/acme.en.mdx (1 error)

      content/vendors/acme.en.mdx:40:1 error [headings]
        Found:    #### First steps, directly below a heading with ##
        Expected: no level skipped: ### comes next
        Write:
          ### First steps

    content/vendors/acme.he.mdx (1 error)

      content/vendors/acme.he.mdx:40:1 error [headings]
        Found:    #### צעדים ראשונים, directly below a heading with ##
        Expected: no level skipped: ### comes next
        Write:
          ### צעדים ראשונים"
  `)
})

test('a widget with headings of its own needs one above it', () => {
  expect(reportOn('heading-above-widget-missing')).toMatchInlineSnapshot(`
    "content/vendors/acme.en.mdx (1 error)

      content/vendors/acme.en.mdx:20:1 error [headings]
        Found:    <Feature>, whose heading is a ###, directly below the # heading
        Expected: a ## heading before it that introduces what follows
        Write:
          ## …
          
          <FeatureGrid>

    content/vendors/acme.he.mdx (1 error)

      content/vendors/acme.he.mdx:20:1 error [headings]
        Found:    <Feature>, whose heading is a ###, directly below the # heading
        Expected: a ## heading before it that introduces what follows
        Write:
          ## …
          
          <FeatureGrid>"
  `)
})

test('a heading without words is reported', () => {
  expect(reportOn('heading-without-words')).toMatchInlineSnapshot(`
    "content/vendors/acme.en.mdx (1 error)

      content/vendors/acme.en.mdx:38:1 error [headings]
        Found:    a heading without text
        Expected: text after the signs #

    content/vendors/acme.he.mdx (1 error)

      content/vendors/acme.he.mdx:38:1 error [headings]
        Found:    a heading without text
        Expected: text after the signs #"
  `)
})

test('headings with the same address are reported', () => {
  expect(reportOn('heading-twice')).toMatchInlineSnapshot(`
    "content/vendors/acme.en.mdx (1 error)

      content/vendors/acme.en.mdx:38:1 error [anchors]
        Found:    ## What it takes over, whose address #what-it-takes-over is that of the heading on line 20
        Expected: a heading with wording of its own, or with an address at its end: ## Words [#address]"
  `)
})

test('a heading with an address that every page uses is reported', () => {
  expect(reportOn('heading-with-address-of-frame')).toMatchInlineSnapshot(`
    "content/vendors/acme.en.mdx (1 error)

      content/vendors/acme.en.mdx:38:1 error [anchors]
        Found:    ## Contact, whose address #contact is used on every page
        Expected: a heading with wording of its own, or with an address at its end: ## Words [#address]"
  `)
})

test('an address of a section with capitals or signs is reported', () => {
  expect(reportOn('section-id-malformed')).toMatchInlineSnapshot(`
    "content/vendors/acme.en.mdx (1 error)

      content/vendors/acme.en.mdx:38:1 error [anchors]
        Found:    the address #How_to of a section
        Expected: small Latin letters, digits and hyphens: it is the same in both languages
        Write:
          ## How to begin [#how-to]"
  `)
})

test('an address that only the other language gives a section is reported; one that it leaves out is the English one', () => {
  expect(reportOn('section-id-of-one-language')).toMatchInlineSnapshot(`
    "content/vendors/acme.he.mdx (1 error)

      content/vendors/acme.he.mdx:38:1 error [anchors]
        Found:    ## איך מתחילים [#start], an address that the English heading does not have
        Expected: the address of the English one, ## How to begin [#begin]; it counts here too when left out
        See also: content/vendors/acme.en.mdx:38:1
        Write:
          ## איך מתחילים [#begin]"
  `)
})

test('an address that readers would see in a heading is reported', () => {
  expect(reportOn('section-id-among-words')).toMatchInlineSnapshot(`
    "content/vendors/acme.en.mdx (1 error)

      content/vendors/acme.en.mdx:38:1 error [anchors]
        Found:    ## [#How to begin] How to begin, whose address readers would see
        Expected: the address at the end of the heading, without spaces; older ones after it, each with its #
        Write:
          ## How to begin [#how-to-begin]"
  `)
})

test('a line of hyphens under a text makes it a heading', () => {
  expect(reportOn('heading-underlined-by-accident')).toMatchInlineSnapshot(`
    "content/vendors/acme.en.mdx (1 error)

      content/vendors/acme.en.mdx:42:1 error [headings]
        Found:    a line of hyphens right under a text, which makes it a heading: Ask us for a list.
        Expected: ## before a heading; an empty line between a text and a line
        Write:
          ## Ask us for a list.

    content/vendors/acme.he.mdx (1 error)

      content/vendors/acme.he.mdx:42:1 error [headings]
        Found:    a line of hyphens right under a text, which makes it a heading: בקשו מאיתנו רשימה.
        Expected: ## before a heading; an empty line between a text and a line
        Write:
          ## בקשו מאיתנו רשימה."
  `)
})
