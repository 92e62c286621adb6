import { expect, test } from 'vitest'
import { reportOn } from './reportOn.ts'

test('a widget that is never closed is reported at its opening', () => {
  expect(reportOn('syntax-widget-never-closed')).toMatchInlineSnapshot(`
    "content/vendors/acme.en.mdx (1 error)

      content/vendors/acme.en.mdx:22:1 error [syntax]
        Found:    <FeatureGrid> that is never closed
        Expected: </FeatureGrid> after its contents, on a line of its own; a widget with nothing inside ends with />
        Write:
          </FeatureGrid>"
  `)
})

test('a widget that is closed twice is reported at the second time', () => {
  expect(reportOn('syntax-widget-closed-twice')).toMatchInlineSnapshot(`
    "content/vendors/acme.en.mdx (1 error)

      content/vendors/acme.en.mdx:38:2 error [syntax]
        Found:    </FeatureGrid>, which closes nothing
        Expected: its opening tag before it; or remove it"
  `)
})

test('a tag without its last sign is reported where it begins', () => {
  expect(reportOn('syntax-tag-never-ends')).toMatchInlineSnapshot(`
    "content/vendors/acme.en.mdx (1 error)

      content/vendors/acme.en.mdx:22:1 error [syntax]
        Found:    a tag that does not end: <FeatureGrid
        Expected: > after its name and properties
        Write:
          <FeatureGrid>

    content/vendors/acme.he.mdx (1 error)

      content/vendors/acme.he.mdx:40:1 error [syntax]
        Found:    a tag that does not end: <Lead
        Expected: > after its name and properties"
  `)
})

test('tags that cross are reported with the one to close first', () => {
  expect(reportOn('syntax-tags-crossed')).toMatchInlineSnapshot(`
    "content/vendors/acme.en.mdx (1 error)

      content/vendors/acme.en.mdx:34:1 error [syntax]
        Found:    </FeatureGrid>, while <Feature> of line 30 is still open
        Expected: </Feature> first
        Write:
          </Feature>
          
          </FeatureGrid>"
  `)
})

test('a curly bracket that is never closed is reported where it opens', () => {
  expect(reportOn('syntax-curly-bracket')).toMatchInlineSnapshot(`
    "content/vendors/acme.en.mdx (1 error)

      content/vendors/acme.en.mdx:44:9 error [syntax]
        Found:    a { that is never closed: {roughly
        Expected: no curly bracket; one that readers should see is written \\{
        Write:
          \\{roughly"
  `)
})

test('words in curly brackets are reported', () => {
  expect(reportOn('syntax-words-in-curly-brackets')).toMatchInlineSnapshot(`
    "content/vendors/acme.en.mdx (1 error)

      content/vendors/acme.en.mdx:44:9 error [syntax]
        Found:    the expression {first name}
        Expected: text: anything in curly brackets would be run as code. To show a curly bracket, write \\{
        Write:
          \\{first name}"
  `)
})

test('an address of a section in curly brackets is reported with square ones', () => {
  expect(reportOn('syntax-section-id')).toMatchInlineSnapshot(`
    "content/vendors/acme.en.mdx (1 error)

      content/vendors/acme.en.mdx:38:17 error [syntax]
        Found:    {#begin}
        Expected: the address of a section in square brackets, at the end of its heading
        Write:
          ## How to begin [#begin]"
  `)
})

test('a less-than sign in the text is reported with what to write', () => {
  expect(reportOn('syntax-less-than-sign')).toMatchInlineSnapshot(`
    "content/vendors/acme.en.mdx (1 error)

      content/vendors/acme.en.mdx:44:21 error [syntax]
        Found:    a < that begins no widget: <50
        Expected: &lt; where readers should see the sign
        Write:
          &lt;50"
  `)
})

test('an HTML comment is corrected to an MDX one', () => {
  expect(reportOn('syntax-html-comment')).toMatchInlineSnapshot(`
    "content/vendors/acme.en.mdx (1 error)

      content/vendors/acme.en.mdx:44:1 error [syntax]
        Found:    a comment of HTML, <!-- … -->
        Expected: a comment between {/* and */}
        Write:
          {/* ask for the number */}"
  `)
})

test('an address in angle brackets is corrected to a link', () => {
  expect(reportOn('syntax-link-in-angle-brackets')).toMatchInlineSnapshot(`
    "content/vendors/acme.en.mdx (1 error)

      content/vendors/acme.en.mdx:44:5 error [syntax]
        Found:    <https://www.example.org>
        Expected: a link with words that say where it leads
        Write:
          […](https://www.example.org)"
  `)
})

test('a property without quotation marks is reported with them', () => {
  expect(reportOn('syntax-property-without-quotes')).toMatchInlineSnapshot(`
    "content/vendors/acme.en.mdx (1 error)

      content/vendors/acme.en.mdx:30:32 error [syntax]
        Found:    icon=key
        Expected: quotation marks before and after the value
        Write:
          icon="key""
  `)
})

test('quotation marks that a word processor made are reported', () => {
  expect(reportOn('syntax-curly-quotes')).toMatchInlineSnapshot(`
    "content/vendors/acme.en.mdx (1 error)

      content/vendors/acme.en.mdx:30:32 error [syntax]
        Found:    icon=”key”
        Expected: straight quotation marks, "
        Write:
          icon="key""
  `)
})

test('a quotation mark that is missing is reported in its tag', () => {
  expect(reportOn('syntax-quote-never-closed')).toMatchInlineSnapshot(`
    "content/vendors/acme.en.mdx (1 error)

      content/vendors/acme.en.mdx:30:1 error [syntax]
        Found:    a quotation mark without its partner: <Feature title="Licences icon="key">
        Expected: each property as name="value", with " before and after the value, and > at the end of the tag"
  `)
})

test('a quotation mark that is missing from the last tag is reported there', () => {
  expect(reportOn('syntax-quote-never-closed-at-the-end')).toMatchInlineSnapshot(`
    "content/vendors/acme.en.mdx (1 error)

      content/vendors/acme.en.mdx:42:1 error [syntax]
        Found:    a quotation mark without its partner: <Cta title="See your own list>
        Expected: each property as name="value", with " before and after the value, and > at the end of the tag"
  `)
})

test('a merge that nobody finished is reported once, where it begins', () => {
  expect(reportOn('syntax-merge-in-conflict')).toMatchInlineSnapshot(`
    "content/vendors/acme.en.mdx (1 error)

      content/vendors/acme.en.mdx:40:1 error [syntax]
        Found:    a mark of an unfinished merge: <<<<<<< HEAD
        Expected: the lines of one side or of both, without the marks <<<<<<<, =======, >>>>>>>"
  `)
})

test('a line break in the form of HTML is corrected', () => {
  expect(reportOn('syntax-line-break-of-html')).toMatchInlineSnapshot(`
    "content/vendors/acme.en.mdx (1 error)

      content/vendors/acme.en.mdx:40:37 error [syntax]
        Found:    <br>
        Expected: the line break <br/>
        Write:
          <br/>"
  `)
})

test('a tag of HTML that is never closed is no widget to close', () => {
  expect(reportOn('syntax-html-never-closed')).toMatchInlineSnapshot(`
    "content/vendors/acme.en.mdx (1 error)

      content/vendors/acme.en.mdx:44:1 error [syntax]
        Found:    the HTML tag <hr>
        Expected: Markdown: a line of three hyphens
        Write:
          ---"
  `)
})

test('text beside the tag of a widget is moved below it', () => {
  expect(reportOn('syntax-text-beside-tag')).toMatchInlineSnapshot(`
    "content/vendors/acme.en.mdx (1 error)

      content/vendors/acme.en.mdx:42:1 error [syntax]
        Found:    text on the same line as <Cta>
        Expected: the tag on a line of its own, and an empty line before the text
        Write:
          <Cta title="See your own list">
          
          Tell us how many computers you have.

    content/vendors/acme.he.mdx (1 error)

      content/vendors/acme.he.mdx:42:1 error [syntax]
        Found:    text on the same line as <Cta>
        Expected: the tag on a line of its own, and an empty line before the text
        Write:
          <Cta title="לראות את הרשימה שלכם">
          
          ספרו לנו כמה מחשבים יש."
  `)
})

test("marks of WordPress's editor are told to go", () => {
  expect(reportOn('syntax-comment-of-wordpress')).toMatchInlineSnapshot(`
    "content/vendors/acme.en.mdx (1 error)

      content/vendors/acme.en.mdx:44:1 error [syntax]
        Found:    a mark of WordPress's editor, <!-- wp:paragraph -->
        Expected: nothing in its place: the text alone

    content/vendors/acme.he.mdx (1 error)

      content/vendors/acme.he.mdx:44:1 error [syntax]
        Found:    a mark of WordPress's editor, <!-- wp:paragraph -->
        Expected: nothing in its place: the text alone"
  `)
})

test('both tags have the same letters', () => {
  expect(reportOn('syntax-tags-in-different-letters')).toMatchInlineSnapshot(`
    "content/vendors/acme.he.mdx (1 error)

      content/vendors/acme.he.mdx:42:1 error [syntax]
        Found:    <cta> and </Cta>, with different capital letters
        Expected: the same name in both tags
        Write:
          <Cta"
  `)
})

test('no space stands in a tag', () => {
  expect(reportOn('syntax-space-in-tag')).toMatchInlineSnapshot(`
    "content/vendors/acme.en.mdx (1 error)

      content/vendors/acme.en.mdx:42:1 error [syntax]
        Found:    a space inside a tag: < Cta
        Expected: the name right after the sign
        Write:
          <Cta"
  `)
})

test('a closing tag has the other slash', () => {
  expect(reportOn('syntax-other-slash')).toMatchInlineSnapshot(`
    "content/vendors/acme.en.mdx (1 error)

      content/vendors/acme.en.mdx:46:1 error [syntax]
        Found:    a closing tag with the other slash: <\\Cta>
        Expected: /
        Write:
          </Cta>"
  `)
})

test('a widget in a sentence that is never closed holds nothing', () => {
  expect(reportOn('syntax-widget-never-closed-in-a-sentence')).toMatchInlineSnapshot(`
    "content/vendors/acme.en.mdx (1 error)

      content/vendors/acme.en.mdx:40:12 error [syntax]
        Found:    <Fact> that is never closed
        Expected: </Fact> after its contents, in the same paragraph; a widget with nothing inside ends with />
        Write:
          <Fact id="acme.trial" />"
  `)
})

test('gershayim stand inside a value', () => {
  expect(reportOn('syntax-quotes-inside-value')).toMatchInlineSnapshot(`
    "content/vendors/acme.he.mdx (1 error)

      content/vendors/acme.he.mdx:42:1 error [syntax]
        Found:    straight quotation marks inside a value, of which the first ends it: <Cta title="לראות את רשימת צה"ל">
        Expected: other marks among its words: “ ”, or ״ in Hebrew
        Write:
          <Cta title="לראות את רשימת צה״ל">"
  `)
})

test('quoted words of a value have other marks', () => {
  expect(reportOn('syntax-quotes-around-words-of-a-value')).toMatchInlineSnapshot(`
    "content/vendors/acme.en.mdx (1 error)

      content/vendors/acme.en.mdx:42:1 error [syntax]
        Found:    straight quotation marks inside a value, of which the first ends it: <Cta title="See your "own" list">
        Expected: other marks among its words: “ ”, or ״ in Hebrew
        Write:
          <Cta title="See your “own” list">"
  `)
})

test('a fact in curly brackets is shown by its widget', () => {
  expect(reportOn('gate-fact-in-curly-brackets')).toMatchInlineSnapshot(`
    "content/vendors/acme.en.mdx (1 error)

      content/vendors/acme.en.mdx:40:12 error [gate]
        Found:    the fact acme.trial in curly brackets
        Expected: the widget that shows it
        Write:
          <Fact id="acme.trial" />

    content/vendors/acme.he.mdx (1 error)

      content/vendors/acme.he.mdx:40:17 error [gate]
        Found:    the fact acme.trial in curly brackets
        Expected: the widget that shows it
        Write:
          <Fact id="acme.trial" />"
  `)
})
