import { expect, test } from 'vitest'
import { told } from './told.ts'

test('an import is refused', () => {
  expect(told('gate-import')).toMatchInlineSnapshot(`
    "content/vendors/acme.en.mdx (1 error)

      content/vendors/acme.en.mdx:12:1 error [gate]
        Found:    import { Chart } from '../chart.tsx'
        Expected: no import: every widget is there by itself; remove this line. A line of text begins with another word

    content/vendors/acme.he.mdx (1 error)

      content/vendors/acme.he.mdx:12:1 error [gate]
        Found:    import { Chart } from '../chart.tsx'
        Expected: no import: every widget is there by itself; remove this line. A line of text begins with another word"
  `)
})

test('an export is refused', () => {
  expect(told('gate-export')).toMatchInlineSnapshot(`
    "content/vendors/acme.en.mdx (1 error)

      content/vendors/acme.en.mdx:42:1 error [gate]
        Found:    export const price = 199
        Expected: no export: a page holds text and widgets only; remove this line. A line of text begins with another word"
  `)
})

test('a paragraph that begins with import is told to begin otherwise', () => {
  expect(told('gate-text-that-begins-with-import')).toMatchInlineSnapshot(`
    "content/vendors/acme.en.mdx (1 error)

      content/vendors/acme.en.mdx:44:1 error [syntax]
        Found:    import duties come on top.
        Expected: another word first: a paragraph that begins with import would be run as a program"
  `)
})

test('an expression is refused', () => {
  expect(told('gate-expression')).toMatchInlineSnapshot(`
    "content/vendors/acme.en.mdx (1 error)

      content/vendors/acme.en.mdx:44:15 error [gate]
        Found:    the expression {computers.length}
        Expected: text: what stands in curly brackets would be run as a program. A bracket that readers should see is written \\{
        Write:
          \\{computers.length}"
  `)
})

test('an expression as a property is refused, once', () => {
  expect(told('gate-property-expression')).toMatchInlineSnapshot(`
    "content/vendors/acme.en.mdx (1 error)

      content/vendors/acme.en.mdx:42:10 error [gate]
        Found:    title={company.name}
        Expected: a text in quotes, a number or true: what stands in curly brackets would be run as a program
        Write:
          title="…"

    content/vendors/acme.he.mdx (1 error)

      content/vendors/acme.he.mdx:42:10 error [gate]
        Found:    title={company.name}
        Expected: a text in quotes, a number or true: what stands in curly brackets would be run as a program
        Write:
          title="…""
  `)
})

test('spread properties are refused', () => {
  expect(told('gate-spread-properties')).toMatchInlineSnapshot(`
    "content/vendors/acme.en.mdx (1 error)

      content/vendors/acme.en.mdx:42:10 error [gate]
        Found:    {...settings} among the properties
        Expected: each property by its name, such as title="…"

    content/vendors/acme.he.mdx (1 error)

      content/vendors/acme.he.mdx:42:10 error [gate]
        Found:    {...settings} among the properties
        Expected: each property by its name, such as title="…""
  `)
})

test('an inline handler is refused', () => {
  expect(told('gate-inline-handler')).toMatchInlineSnapshot(`
    "content/vendors/acme.en.mdx (1 error)

      content/vendors/acme.en.mdx:42:1 error [gate]
        Found:    <div> with onclick, which is a program
        Expected: text and widgets; pages run nothing

    content/vendors/acme.he.mdx (1 error)

      content/vendors/acme.he.mdx:42:1 error [gate]
        Found:    <div> with onclick, which is a program
        Expected: text and widgets; pages run nothing"
  `)
})

test('a script is refused', () => {
  expect(told('gate-script')).toMatchInlineSnapshot(`
    "content/vendors/acme.en.mdx (1 error)

      content/vendors/acme.en.mdx:42:1 error [gate]
        Found:    the HTML tag <script>
        Expected: text and widgets; pages run no programs but the site’s own

    content/vendors/acme.he.mdx (1 error)

      content/vendors/acme.he.mdx:42:1 error [gate]
        Found:    the HTML tag <script>
        Expected: text and widgets; pages run no programs but the site’s own"
  `)
})

test('emphasis in HTML is told as Markdown', () => {
  expect(told('gate-html-emphasis')).toMatchInlineSnapshot(`
    "content/vendors/acme.en.mdx (1 error)

      content/vendors/acme.en.mdx:42:20 error [gate]
        Found:    the HTML tag <b>
        Expected: Markdown: **words**
        Write:
          **true**

    content/vendors/acme.he.mdx (1 error)

      content/vendors/acme.he.mdx:42:12 error [gate]
        Found:    the HTML tag <b>
        Expected: Markdown: **words**
        Write:
          **נכונה**"
  `)
})

test('a link in HTML is told as Markdown', () => {
  expect(told('gate-html-link')).toMatchInlineSnapshot(`
    "content/vendors/acme.en.mdx (1 error)

      content/vendors/acme.en.mdx:42:5 error [gate]
        Found:    the HTML tag <a>
        Expected: Markdown: a link, [words](/page)
        Write:
          [the same page](/acme)

    content/vendors/acme.he.mdx (1 error)

      content/vendors/acme.he.mdx:42:5 error [gate]
        Found:    the HTML tag <a>
        Expected: Markdown: a link, [words](/page)
        Write:
          [באותו עמוד](/acme)"
  `)
})

test('other HTML is refused', () => {
  expect(told('gate-html-box')).toMatchInlineSnapshot(`
    "content/vendors/acme.en.mdx (1 error)

      content/vendors/acme.en.mdx:42:1 error [gate]
        Found:    the HTML tag <div>
        Expected: Markdown or a widget; a page has no HTML but <br/>. A < that readers should see is written &lt;

    content/vendors/acme.he.mdx (1 error)

      content/vendors/acme.he.mdx:42:1 error [gate]
        Found:    the HTML tag <div>
        Expected: Markdown or a widget; a page has no HTML but <br/>. A < that readers should see is written &lt;"
  `)
})

test('an empty tag is refused', () => {
  expect(told('gate-empty-tag')).toMatchInlineSnapshot(`
    "content/vendors/acme.en.mdx (1 error)

      content/vendors/acme.en.mdx:42:1 error [gate]
        Found:    the empty tag <>
        Expected: a widget with a name, or plain text

    content/vendors/acme.he.mdx (1 error)

      content/vendors/acme.he.mdx:42:1 error [gate]
        Found:    the empty tag <>
        Expected: a widget with a name, or plain text"
  `)
})

test('a tag that is called like a part of every program is told like any other', () => {
  expect(told('gate-html-of-strange-name')).toMatchInlineSnapshot(`
    "content/vendors/acme.en.mdx (1 error)

      content/vendors/acme.en.mdx:42:1 error [gate]
        Found:    the HTML tag <toString>
        Expected: Markdown or a widget; a page has no HTML but <br/>. A < that readers should see is written &lt;

    content/vendors/acme.he.mdx (1 error)

      content/vendors/acme.he.mdx:42:1 error [gate]
        Found:    the HTML tag <toString>
        Expected: Markdown or a widget; a page has no HTML but <br/>. A < that readers should see is written &lt;"
  `)
})
