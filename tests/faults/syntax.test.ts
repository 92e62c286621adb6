import { expect, test } from 'vitest'
import { told } from './told.ts'

test('a widget that is never closed is told at its opening', () => {
  expect(told('syntax-widget-never-closed')).toMatchInlineSnapshot(`
    "content/vendors/acme.en.mdx (1 error)

      content/vendors/acme.en.mdx:22:1 error [syntax]
        Found:    <FeatureGrid> that is never closed
        Expected: </FeatureGrid> after what stands inside, on a line of its own; a widget with nothing inside ends with />
        Write:
          </FeatureGrid>"
  `)
})

test('a widget that is closed twice is told at the second time', () => {
  expect(told('syntax-widget-closed-twice')).toMatchInlineSnapshot(`
    "content/vendors/acme.en.mdx (1 error)

      content/vendors/acme.en.mdx:38:2 error [syntax]
        Found:    </FeatureGrid>, which closes nothing
        Expected: its opening tag before it; or remove it"
  `)
})

test('tags that cross are told with the one to close first', () => {
  expect(told('syntax-tags-crossed')).toMatchInlineSnapshot(`
    "content/vendors/acme.en.mdx (1 error)

      content/vendors/acme.en.mdx:34:1 error [syntax]
        Found:    </FeatureGrid>, while <Feature> of line 30 is still open
        Expected: </Feature> first
        Write:
          </Feature>"
  `)
})

test('a curly bracket that is never closed is told where it opens', () => {
  expect(told('syntax-curly-bracket')).toMatchInlineSnapshot(`
    "content/vendors/acme.en.mdx (1 error)

      content/vendors/acme.en.mdx:44:9 error [syntax]
        Found:    a { that is never closed: {roughly
        Expected: no curly bracket; one that readers should see is written \\{
        Write:
          \\{roughly"
  `)
})

test('words in curly brackets are told', () => {
  expect(told('syntax-words-in-curly-brackets')).toMatchInlineSnapshot(`
    "content/vendors/acme.en.mdx (1 error)

      content/vendors/acme.en.mdx:44:9 error [syntax]
        Found:    the expression {first name}
        Expected: text: what stands in curly brackets would be run as a program. A bracket that readers should see is written \\{
        Write:
          \\{first name}"
  `)
})

test('a less-than sign in the text is told with what to write', () => {
  expect(told('syntax-less-than-sign')).toMatchInlineSnapshot(`
    "content/vendors/acme.en.mdx (1 error)

      content/vendors/acme.en.mdx:44:21 error [syntax]
        Found:    a < that begins no widget: <50
        Expected: &lt; where readers should see the sign
        Write:
          &lt;50"
  `)
})

test('a comment of HTML is told as one of MDX', () => {
  expect(told('syntax-html-comment')).toMatchInlineSnapshot(`
    "content/vendors/acme.en.mdx (1 error)

      content/vendors/acme.en.mdx:44:1 error [syntax]
        Found:    a comment of HTML, <!-- … -->
        Expected: a comment between {/* and */}
        Write:
          {/* ask for the number */}"
  `)
})

test('an address in angle brackets is told as a link', () => {
  expect(told('syntax-link-in-angle-brackets')).toMatchInlineSnapshot(`
    "content/vendors/acme.en.mdx (1 error)

      content/vendors/acme.en.mdx:44:5 error [syntax]
        Found:    <https://www.example.org>
        Expected: a link with words that say where it leads
        Write:
          […](https://www.example.org)"
  `)
})

test('a property without quotation marks is told with them', () => {
  expect(told('syntax-property-without-quotes')).toMatchInlineSnapshot(`
    "content/vendors/acme.en.mdx (1 error)

      content/vendors/acme.en.mdx:30:32 error [syntax]
        Found:    icon=key
        Expected: quotation marks before and after the value
        Write:
          icon="key""
  `)
})

test('quotation marks that a word processor made are told', () => {
  expect(told('syntax-curly-quotes')).toMatchInlineSnapshot(`
    "content/vendors/acme.en.mdx (1 error)

      content/vendors/acme.en.mdx:30:32 error [syntax]
        Found:    icon=”key”
        Expected: straight quotation marks, "
        Write:
          icon="key""
  `)
})

test('a quotation mark that is missing is told in its tag', () => {
  expect(told('syntax-quote-never-closed')).toMatchInlineSnapshot(`
    "content/vendors/acme.en.mdx (1 error)

      content/vendors/acme.en.mdx:30:1 error [syntax]
        Found:    a quotation mark without its other one: <Feature title="Licences icon="key">
        Expected: each property as name="value", with " before and after the value, and > at the end of the tag"
  `)
})

test('a quotation mark that is missing from the last tag is told there', () => {
  expect(told('syntax-quote-never-closed-at-the-end')).toMatchInlineSnapshot(`
    "content/vendors/acme.en.mdx (1 error)

      content/vendors/acme.en.mdx:42:1 error [syntax]
        Found:    a quotation mark without its other one: <Cta title="See your own list>
        Expected: each property as name="value", with " before and after the value, and > at the end of the tag"
  `)
})
