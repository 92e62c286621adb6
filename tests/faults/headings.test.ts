import { expect, test } from 'vitest'
import { told } from './told.ts'

test('a page without a first heading is told what to begin with', () => {
  expect(told('heading-none')).toMatchInlineSnapshot(`
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

test('a second first heading is told as one of the second level', () => {
  expect(told('heading-two-of-first-level')).toMatchInlineSnapshot(`
    "content/vendors/acme.en.mdx (1 error)

      content/vendors/acme.en.mdx:20:1 error [headings]
        Found:    a second # heading, # What it takes over
        Expected: one # heading on a page; what follows has ## or ###
        Write:
          ## What it takes over

    content/vendors/acme.he.mdx (1 error)

      content/vendors/acme.he.mdx:20:1 error [headings]
        Found:    a second # heading, # מה עובר לטיפולה
        Expected: one # heading on a page; what follows has ## or ###
        Write:
          ## מה עובר לטיפולה"
  `)
})

test('a level left out is told with the next one', () => {
  expect(told('heading-level-skipped')).toMatchInlineSnapshot(`
    "content/vendors/acme.en.mdx (1 error)

      content/vendors/acme.en.mdx:40:1 error [headings]
        Found:    #### First steps, right under a heading with ##
        Expected: no level left out: ### comes next
        Write:
          ### First steps

    content/vendors/acme.he.mdx (1 error)

      content/vendors/acme.he.mdx:40:1 error [headings]
        Found:    #### צעדים ראשונים, right under a heading with ##
        Expected: no level left out: ### comes next
        Write:
          ### צעדים ראשונים"
  `)
})

test('a widget with headings of its own needs one above it', () => {
  expect(told('heading-above-widget-missing')).toMatchInlineSnapshot(`
    "content/vendors/acme.en.mdx (1 error)

      content/vendors/acme.en.mdx:20:1 error [headings]
        Found:    <Feature>, whose heading is a ###, right under the # heading
        Expected: a ## heading before it, that says what comes
        Write:
          ## …
          
          <FeatureGrid>

    content/vendors/acme.he.mdx (1 error)

      content/vendors/acme.he.mdx:20:1 error [headings]
        Found:    <Feature>, whose heading is a ###, right under the # heading
        Expected: a ## heading before it, that says what comes
        Write:
          ## …
          
          <FeatureGrid>"
  `)
})

test('a heading without words is told', () => {
  expect(told('heading-without-words')).toMatchInlineSnapshot(`
    "content/vendors/acme.en.mdx (1 error)

      content/vendors/acme.en.mdx:38:1 error [headings]
        Found:    a heading without words
        Expected: words after the # signs

    content/vendors/acme.he.mdx (1 error)

      content/vendors/acme.he.mdx:38:1 error [headings]
        Found:    a heading without words
        Expected: words after the # signs"
  `)
})

test('headings with the same address are told', () => {
  expect(told('heading-twice')).toMatchInlineSnapshot(`
    "content/vendors/acme.en.mdx (1 error)

      content/vendors/acme.en.mdx:38:1 error [anchors]
        Found:    ## What it takes over, whose address #what-it-takes-over is that of the heading in line 20
        Expected: a heading in words of its own, so that a link can lead to it

    content/vendors/acme.he.mdx (1 error)

      content/vendors/acme.he.mdx:38:1 error [anchors]
        Found:    ## מה עובר לטיפולה, whose address #מה-עובר-לטיפולה is that of the heading in line 20
        Expected: a heading in words of its own, so that a link can lead to it"
  `)
})

test('a heading with an address that every page uses is told', () => {
  expect(told('heading-with-address-of-frame')).toMatchInlineSnapshot(`
    "content/vendors/acme.en.mdx (1 error)

      content/vendors/acme.en.mdx:38:1 error [anchors]
        Found:    ## Contact, whose address #contact is used by every page
        Expected: a heading in words of its own, so that a link can lead to it

    content/vendors/acme.he.mdx (1 error)

      content/vendors/acme.he.mdx:38:1 error [anchors]
        Found:    ## Contact, whose address #contact is used by every page
        Expected: a heading in words of its own, so that a link can lead to it"
  `)
})
