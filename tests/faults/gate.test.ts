import { expect, test } from 'vitest'
import { reportOn } from './reportOn.ts'

test('an import is refused', () => {
  expect(reportOn('gate-import')).toMatchInlineSnapshot(`
    "content/vendors/acme.en.mdx (1 error)

      content/vendors/acme.en.mdx:12:1 error [gate]
        Found:    import { Chart } from '../chart.tsx'
        Expected: no import: every widget is available already; remove this line. If it is text, begin it with another word

    content/vendors/acme.he.mdx (1 error)

      content/vendors/acme.he.mdx:12:1 error [gate]
        Found:    import { Chart } from '../chart.tsx'
        Expected: no import: every widget is available already; remove this line. If it is text, begin it with another word"
  `)
})

test('an export is refused', () => {
  expect(reportOn('gate-export')).toMatchInlineSnapshot(`
    "content/vendors/acme.en.mdx (1 error)

      content/vendors/acme.en.mdx:42:1 error [gate]
        Found:    export const price = 199
        Expected: no export: a page holds only text and widgets; remove this line. If it is text, begin it with another word"
  `)
})

test('a paragraph that begins with import is reported with what to do instead', () => {
  expect(reportOn('gate-text-that-begins-with-import')).toMatchInlineSnapshot(`
    "content/vendors/acme.en.mdx (1 error)

      content/vendors/acme.en.mdx:44:1 error [syntax]
        Found:    import duties come on top.
        Expected: another word first: a paragraph that begins with import would be run as a program"
  `)
})

test('an expression is refused', () => {
  expect(reportOn('gate-expression')).toMatchInlineSnapshot(`
    "content/vendors/acme.en.mdx (1 error)

      content/vendors/acme.en.mdx:44:15 error [gate]
        Found:    the expression {computers.length}
        Expected: text: anything in curly brackets would be run as code. To show a curly bracket, write \\{
        Write:
          \\{computers.length}"
  `)
})

test('an expression as a property is refused, once', () => {
  expect(reportOn('gate-property-expression')).toMatchInlineSnapshot(`
    "content/vendors/acme.en.mdx (1 error)

      content/vendors/acme.en.mdx:42:10 error [gate]
        Found:    title={company.name}
        Expected: a text in quotes, a number or true: anything else in curly brackets would be run as code
        Write:
          title="…"

    content/vendors/acme.he.mdx (1 error)

      content/vendors/acme.he.mdx:42:10 error [gate]
        Found:    title={company.name}
        Expected: a text in quotes, a number or true: anything else in curly brackets would be run as code
        Write:
          title="…""
  `)
})

test('spread properties are refused', () => {
  expect(reportOn('gate-spread-properties')).toMatchInlineSnapshot(`
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
  expect(reportOn('gate-inline-handler')).toMatchInlineSnapshot(`
    "content/vendors/acme.en.mdx (1 error)

      content/vendors/acme.en.mdx:42:1 error [gate]
        Found:    <div> with onclick, which is a program
        Expected: text and widgets; pages run nothing
        Write:
          Words.

    content/vendors/acme.he.mdx (1 error)

      content/vendors/acme.he.mdx:42:1 error [gate]
        Found:    <div> with onclick, which is a program
        Expected: text and widgets; pages run nothing
        Write:
          מילים."
  `)
})

test('a script is refused', () => {
  expect(reportOn('gate-script')).toMatchInlineSnapshot(`
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

test('emphasis in HTML is corrected to Markdown', () => {
  expect(reportOn('gate-html-emphasis')).toMatchInlineSnapshot(`
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

test('a link in HTML is corrected to Markdown', () => {
  expect(reportOn('gate-html-link')).toMatchInlineSnapshot(`
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
  expect(reportOn('gate-html-box')).toMatchInlineSnapshot(`
    "content/vendors/acme.en.mdx (1 error)

      content/vendors/acme.en.mdx:42:1 error [gate]
        Found:    the HTML tag <div>
        Expected: Markdown or a widget; a page has no HTML but <br/>. A < that readers should see is written &lt;
        Write:
          Words.

    content/vendors/acme.he.mdx (1 error)

      content/vendors/acme.he.mdx:42:1 error [gate]
        Found:    the HTML tag <div>
        Expected: Markdown or a widget; a page has no HTML but <br/>. A < that readers should see is written &lt;
        Write:
          מילים."
  `)
})

test('an empty tag is refused', () => {
  expect(reportOn('gate-empty-tag')).toMatchInlineSnapshot(`
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

test('a tag named after a built-in property of objects is reported like any other', () => {
  expect(reportOn('gate-html-of-strange-name')).toMatchInlineSnapshot(`
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

test('a number of a template is still to be written', () => {
  expect(reportOn('unfinished-number')).toMatchInlineSnapshot(`
    "content/vendors/acme.en.mdx (1 error)

      content/vendors/acme.en.mdx:44:31 error [gate]
        Found:    to={number}, which is still to be written
        Expected: a number in curly brackets

    content/vendors/acme.he.mdx (1 error)

      content/vendors/acme.he.mdx:44:32 error [gate]
        Found:    to={number}, which is still to be written
        Expected: a number in curly brackets"
  `)
})
