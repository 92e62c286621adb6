import { expect, test } from 'vitest'
import { reportOn } from './reportOn.ts'

test('a misspelt key is reported with the right one and its value', () => {
  expect(reportOn('front-matter-key-misspelt')).toMatchInlineSnapshot(`
    "content/vendors/acme.en.mdx (1 error)

      content/vendors/acme.en.mdx:5:1 error [frontMatter]
        Found:    unknown key "keyword"
        Expected: a known key; did you mean "keywords"?
        Write:
          keywords: [Acme, register, devices]"
  `)
})

test('a key that no page has is reported with those it can have', () => {
  expect(reportOn('front-matter-key-unknown')).toMatchInlineSnapshot(`
    "content/vendors/acme.en.mdx (1 error)

      content/vendors/acme.en.mdx:9:1 error [frontMatter]
        Found:    unknown key "colour"
        Expected: one of title, description, type, keywords, updated, kicker, summary, illustration, author, image, noIndex, draft, publishAt, unpublishAt, expires; or leave this line out"
  `)
})

test('a key that every page needs is reported with what belongs there', () => {
  expect(reportOn('front-matter-key-missing')).toMatchInlineSnapshot(`
    "content/vendors/acme.he.mdx (1 error)

      content/vendors/acme.he.mdx:1:1 error [frontMatter]
        Found:    no "summary"
        Expected: What other pages say of this one on its card, 40–110 characters.
        Write:
          summary: …"
  `)
})

test('a duplicate key is reported', () => {
  expect(reportOn('front-matter-key-twice')).toMatchInlineSnapshot(`
    "content/vendors/acme.en.mdx (1 error)

      content/vendors/acme.en.mdx:9:1 error [frontMatter]
        Found:    the key "kicker" for the second time
        Expected: each key once; remove one of the two lines"
  `)
})

test('a title that is too long is reported with the number of characters', () => {
  expect(reportOn('front-matter-title-too-long')).toMatchInlineSnapshot(`
    "content/vendors/acme.en.mdx (1 error)

      content/vendors/acme.en.mdx:2:1 error [frontMatter]
        Found:    title: 'Acme: a register of computers, licences and people that stays true by itself' (76 characters, 16 too many)
        Expected: Title in search results and browser tabs, 10–60 characters, unique on the site, in sentence case."
  `)
})

test('a misspelt name is reported in both languages', () => {
  expect(reportOn('front-matter-name-misspelt')).toMatchInlineSnapshot(`
    "content/vendors/acme.en.mdx (1 error)

      content/vendors/acme.en.mdx:7:1 error [frontMatter]
        Found:    illustration: device
        Expected: one of the known names; did you mean "devices"?
        Write:
          illustration: devices

    content/vendors/acme.he.mdx (1 error)

      content/vendors/acme.he.mdx:7:1 error [frontMatter]
        Found:    illustration: device
        Expected: one of the known names; did you mean "devices"?
        Write:
          illustration: devices"
  `)
})

test('keywords without brackets are reported', () => {
  expect(reportOn('front-matter-list-as-text')).toMatchInlineSnapshot(`
    "content/vendors/acme.en.mdx (1 error)

      content/vendors/acme.en.mdx:5:1 error [frontMatter]
        Found:    keywords: Acme, register, devices
        Expected: a list in square brackets. Three to eight words that the page is about.
        Write:
          keywords: [Acme, register, devices]"
  `)
})

test('a day in words is reported', () => {
  expect(reportOn('front-matter-day-of-another-form')).toMatchInlineSnapshot(`
    "content/vendors/acme.en.mdx (1 error)

      content/vendors/acme.en.mdx:6:1 error [frontMatter]
        Found:    updated: 1 November 2026
        Expected: The day the page last changed in substance, as 2026-11-01."
  `)
})

test('a day that does not exist is reported', () => {
  expect(reportOn('front-matter-day-that-never-was')).toMatchInlineSnapshot(`
    "content/vendors/acme.en.mdx (1 error)

      content/vendors/acme.en.mdx:6:1 error [frontMatter]
        Found:    updated: 2026-02-31
        Expected: a day that exists. The day the page last changed in substance, as 2026-11-01."
  `)
})

test('a colon in a value without quotes is reported with the quotes', () => {
  expect(reportOn('front-matter-colon-without-quotes')).toMatchInlineSnapshot(`
    "content/vendors/acme.en.mdx (1 error)

      content/vendors/acme.en.mdx:2:8 error [frontMatter]
        Found:    a colon inside a value that has no quotes around it: title: Acme: a register that stays true
        Expected: quotes around a value that holds a colon
        Write:
          title: 'Acme: a register that stays true'"
  `)
})

test('a colon without a space is reported', () => {
  expect(reportOn('front-matter-no-space-after-colon')).toMatchInlineSnapshot(`
    "content/vendors/acme.en.mdx (1 error)

      content/vendors/acme.en.mdx:8:1 error [frontMatter]
        Found:    no space after the colon: kicker:Device register
        Expected: a space between the colon and the value
        Write:
          kicker: Device register"
  `)
})

test('an apostrophe between apostrophes is reported', () => {
  expect(reportOn('front-matter-apostrophe-in-quotes')).toMatchInlineSnapshot(`
    "content/vendors/acme.en.mdx (1 error)

      content/vendors/acme.en.mdx:2:25 error [frontMatter]
        Found:    the mark ' inside a value that stands between two of them: title: 'Acme: a company's register, kept true'
        Expected: the other kind of quotes around the value, or the apostrophe ’ inside it
        Write:
          title: "Acme: a company's register, kept true""
  `)
})

test('a quotation mark that is never closed is reported where it opens', () => {
  expect(reportOn('front-matter-quote-never-closed')).toMatchInlineSnapshot(`
    "content/vendors/acme.en.mdx (1 error)

      content/vendors/acme.en.mdx:2:8 error [frontMatter]
        Found:    a ' that opens here and is never closed: Acme: a register that stays true
        Expected: another ' at the end of the value
        Write:
          title: 'Acme: a register that stays true'"
  `)
})

test('a value that begins with emphasis is reported with quotes', () => {
  expect(reportOn('front-matter-begins-with-star')).toMatchInlineSnapshot(`
    "content/vendors/acme.en.mdx (1 error)

      content/vendors/acme.en.mdx:9:15 error [frontMatter]
        Found:    a value that begins with *, which is a sign of YAML itself: *One list* of computers and licences, kept true by itself.
        Expected: a text between quotes, or one that begins with a letter
        Write:
          summary: '*One list* of computers and licences, kept true by itself.'"
  `)
})

test('a value that YAML takes for a reference is reported with quotes', () => {
  expect(reportOn('front-matter-refers-to-nothing')).toMatchInlineSnapshot(`
    "content/vendors/acme.he.mdx (1 error)

      content/vendors/acme.he.mdx:8:9 error [frontMatter]
        Found:    a value that begins with *, which is a sign of YAML itself: *רישום
        Expected: a text between quotes, or one that begins with a letter
        Write:
          kicker: '*רישום'"
  `)
})

test('front matter that would run as a program is refused', () => {
  expect(reportOn('front-matter-runs-a-program')).toMatchInlineSnapshot(`
    "content/vendors/acme.en.mdx (1 error)

      content/vendors/acme.en.mdx:1:4 error [frontMatter]
        Found:    front matter in "js"
        Expected: plain YAML front matter: the first line holds three hyphens and nothing else
        Write:
          ---"
  `)
})

test('a page without front matter is reported with what to begin with', () => {
  expect(reportOn('front-matter-missing')).toMatchInlineSnapshot(`
    "content/vendors/acme.en.mdx (1 error)

      content/vendors/acme.en.mdx:1:1 error [frontMatter]
        Found:    no front matter
        Expected: the file to start with a line of three hyphens, the lines that describe the page, and three hyphens again
        Write:
          ---
          title: …
          description: …
          type: service
          keywords: [one, two, three]
          updated: 2026-11-01
          illustration: devices
          kicker: …
          summary: …
          ---"
  `)
})

test('front matter without an end is reported', () => {
  expect(reportOn('front-matter-never-ends')).toMatchInlineSnapshot(`
    "content/vendors/acme.en.mdx (1 error)

      content/vendors/acme.en.mdx:1:1 error [frontMatter]
        Found:    front matter that never ends
        Expected: a line of three hyphens after the last line that describes the page, before its text
        Write:
          ---"
  `)
})

test('front matter that is a list is reported, and nothing else of the page', () => {
  expect(reportOn('front-matter-that-is-a-list')).toMatchInlineSnapshot(`
    "content/vendors/acme.en.mdx (1 error)

      content/vendors/acme.en.mdx:1:1 error [frontMatter]
        Found:    front matter that is a list
        Expected: lines that describe the page, each with a key, a colon and a value
        Write:
          ---
          title: …
          description: …
          type: service
          keywords: [one, two, three]
          updated: 2026-11-01
          illustration: devices
          kicker: …
          summary: …
          ---"
  `)
})

test('front matter with nothing in it is reported with what belongs there', () => {
  expect(reportOn('front-matter-with-nothing-in-it')).toMatchInlineSnapshot(`
    "content/vendors/acme.en.mdx (1 error)

      content/vendors/acme.en.mdx:1:1 error [frontMatter]
        Found:    front matter with nothing in it
        Expected: lines that describe the page, each with a key, a colon and a value
        Write:
          ---
          title: …
          description: …
          type: service
          keywords: [one, two, three]
          updated: 2026-11-01
          illustration: devices
          kicker: …
          summary: …
          ---"
  `)
})

test('moments that are none are reported', () => {
  expect(reportOn('front-matter-moment-of-another-form')).toMatchInlineSnapshot(`
    "content/vendors/acme.en.mdx (2 errors)

      content/vendors/acme.en.mdx:7:1 error [frontMatter]
        Found:    publishAt: tomorrow
        Expected: When visitors start seeing the page: a day, 2026-12-01, or a minute, 2026-12-01 09:30.

      content/vendors/acme.en.mdx:8:1 error [frontMatter]
        Found:    unpublishAt: 2026-02-30
        Expected: a day that exists. When visitors stop seeing the page: a day, 2026-12-01, or a minute, 2026-12-01 09:30."
  `)
})

test('when a page starts leading to another, and to which, are told apart, as an entry of a list is from the others', () => {
  expect(reportOn('front-matter-expiry-of-another-form')).toMatchInlineSnapshot(`
    "content/vendors/acme.en.mdx (3 errors)

      content/vendors/acme.en.mdx:6:12 error [frontMatter]
        Found:    at: 31.12.2026
        Expected: When the page starts leading to another: a day, 2026-12-01, or a minute, 2026-12-01 09:30.
        Write:
          at: 2026-12-31

      content/vendors/acme.en.mdx:6:28 error [frontMatter]
        Found:    to: the catalogue
        Expected: a path of this site, which starts with / and goes on in small Latin letters, digits and hyphens. The page that it then leads to, as /kandji.

      content/vendors/acme.en.mdx:7:28 error [frontMatter]
        Found:    an entry in "keywords": d
        Expected: at least 2 characters

    content/vendors/acme.he.mdx (2 errors)

      content/vendors/acme.he.mdx:7:12 error [frontMatter]
        Found:    at: tomorrow
        Expected: When the page starts leading to another: a day, 2026-12-01, or a minute, 2026-12-01 09:30.

      content/vendors/acme.he.mdx:7:26 error [frontMatter]
        Found:    unknown key "too" in "expires"
        Expected: a known key; did you mean "to"?
        Write:
          to: /brandt"
  `)
})

test('a page that goes before it comes is reported', () => {
  expect(reportOn('front-matter-goes-before-it-comes')).toMatchInlineSnapshot(`
    "content/vendors/acme.en.mdx (1 error)

      content/vendors/acme.en.mdx:7:1 error [frontMatter]
        Found:    publishAt: 2026-12-02
        Expected: A moment before the page is taken down. When visitors start seeing the page: a day, 2026-12-01, or a minute, 2026-12-01 09:30.

    content/vendors/acme.he.mdx (1 error)

      content/vendors/acme.he.mdx:7:1 error [frontMatter]
        Found:    publishAt: 2026-12-02
        Expected: A moment before the page is taken down. When visitors start seeing the page: a day, 2026-12-01, or a minute, 2026-12-01 09:30."
  `)
})

test('a draft with a day of publication is reported', () => {
  expect(reportOn('front-matter-draft-with-day')).toMatchInlineSnapshot(`
    "content/vendors/acme.en.mdx (1 error)

      content/vendors/acme.en.mdx:8:1 error [frontMatter]
        Found:    publishAt: 2026-12-02
        Expected: Either draft or publishAt: a draft has no date. When visitors start seeing the page: a day, 2026-12-01, or a minute, 2026-12-01 09:30.

    content/vendors/acme.he.mdx (1 error)

      content/vendors/acme.he.mdx:8:1 error [frontMatter]
        Found:    publishAt: 2026-12-02
        Expected: Either draft or publishAt: a draft has no date. When visitors start seeing the page: a day, 2026-12-01, or a minute, 2026-12-01 09:30."
  `)
})

test('yes and quoted words are told as true and false', () => {
  expect(reportOn('front-matter-truth-of-another-form')).toMatchInlineSnapshot(`
    "content/vendors/acme.en.mdx (2 errors)

      content/vendors/acme.en.mdx:7:1 error [frontMatter]
        Found:    draft: yes
        Expected: true keeps the page off the site; npm run dev and previews show it.
        Write:
          draft: true

      content/vendors/acme.en.mdx:8:1 error [frontMatter]
        Found:    noIndex: 'false'
        Expected: true keeps search engines away. Leave it out otherwise.
        Write:
          noIndex: false

    content/vendors/acme.he.mdx (2 errors)

      content/vendors/acme.he.mdx:7:1 error [frontMatter]
        Found:    draft: yes
        Expected: true keeps the page off the site; npm run dev and previews show it.
        Write:
          draft: true

      content/vendors/acme.he.mdx:8:1 error [frontMatter]
        Found:    noIndex: 'false'
        Expected: true keeps search engines away. Leave it out otherwise.
        Write:
          noIndex: false"
  `)
})

test('moments with a zone or seconds are told by the clocks of the site', () => {
  expect(reportOn('front-matter-moment-with-zone')).toMatchInlineSnapshot(`
    "content/vendors/acme.en.mdx (3 errors)

      content/vendors/acme.en.mdx:6:1 error [frontMatter]
        Found:    updated: 2026-11-01T08:00:00Z
        Expected: The day the page last changed in substance, as 2026-11-01.
        Write:
          updated: 2026-11-01

      content/vendors/acme.en.mdx:7:1 error [frontMatter]
        Found:    publishAt: 2026-12-01T09:30:00+02:00
        Expected: When visitors start seeing the page: a day, 2026-12-01, or a minute, 2026-12-01 09:30.
        Write:
          publishAt: 2026-12-01 09:30

      content/vendors/acme.en.mdx:8:1 error [frontMatter]
        Found:    unpublishAt: 2026-12-31 23:00:00
        Expected: When visitors stop seeing the page: a day, 2026-12-01, or a minute, 2026-12-01 09:30.
        Write:
          unpublishAt: 2026-12-31 23:00

    content/vendors/acme.he.mdx (3 errors)

      content/vendors/acme.he.mdx:6:1 error [frontMatter]
        Found:    updated: 2026-11-01T08:00:00Z
        Expected: The day the page last changed in substance, as 2026-11-01.
        Write:
          updated: 2026-11-01

      content/vendors/acme.he.mdx:7:1 error [frontMatter]
        Found:    publishAt: 2026-12-01T09:30:00+02:00
        Expected: When visitors start seeing the page: a day, 2026-12-01, or a minute, 2026-12-01 09:30.
        Write:
          publishAt: 2026-12-01 09:30

      content/vendors/acme.he.mdx:8:1 error [frontMatter]
        Found:    unpublishAt: 2026-12-31 23:00:00
        Expected: When visitors stop seeing the page: a day, 2026-12-01, or a minute, 2026-12-01 09:30.
        Write:
          unpublishAt: 2026-12-31 23:00"
  `)
})

test('front matter of TOML is told as YAML', () => {
  expect(reportOn('front-matter-of-toml')).toMatchInlineSnapshot(`
    "content/vendors/acme.en.mdx (1 error)

      content/vendors/acme.en.mdx:1:1 error [frontMatter]
        Found:    front matter between lines of +++, which is TOML
        Expected: YAML between two lines of three hyphens, each line a key, a colon and a value
        Write:
          ---
          title: 'Acme: a register that stays true'
          description: "Acme keeps one list of computers, licences and the people who hold them, and notices when a line of it stops being true."
          type: "service"
          keywords: ["Acme", "register", "devices"]
          updated: 2026-11-01
          illustration: "devices"
          kicker: "Device register"
          summary: "One list of computers and licences, kept true by itself."
          ---"
  `)
})

test('line ends that make the file one line are told', () => {
  expect(reportOn('front-matter-line-ends-of-old')).toMatchInlineSnapshot(`
    "content/vendors/acme.en.mdx (1 error)

      content/vendors/acme.en.mdx:1:1 error [frontMatter]
        Found:    line endings from before 2001 (CR), so that the whole file is one line
        Expected: modern line endings (LF or CRLF): in VS Code, click the line ending in the status bar and choose LF
        Write:
          ---"
  `)
})

test('front matter begins in the first line', () => {
  expect(reportOn('front-matter-with-empty-line-before')).toMatchInlineSnapshot(`
    "content/vendors/acme.en.mdx (1 error)

      content/vendors/acme.en.mdx:1:1 error [frontMatter]
        Found:    a space or an empty line before the front matter
        Expected: a line of three hyphens as the very first
        Write:
          ---"
  `)
})

test('front matter is no code', () => {
  expect(reportOn('front-matter-with-signs-of-code')).toMatchInlineSnapshot(`
    "content/vendors/acme.en.mdx (1 error)

      content/vendors/acme.en.mdx:1:1 error [frontMatter]
        Found:    signs of a code block before the front matter: \`\`\`yaml
        Expected: a line of three hyphens as the very first; the signs go before and after it
        Write:
          ---"
  `)
})

test('curly quotes around a value were meant as quotes', () => {
  expect(reportOn('front-matter-value-in-curly-quotes')).toMatchInlineSnapshot(`
    "content/vendors/acme.en.mdx (1 error)

      content/vendors/acme.en.mdx:2:8 error [frontMatter]
        Found:    a colon inside a value that has no quotes around it: title: “Acme: a register that stays true”
        Expected: quotes around a value that holds a colon
        Write:
          title: 'Acme: a register that stays true'"
  `)
})

test('semicolons part a list', () => {
  expect(reportOn('front-matter-list-with-semicolons')).toMatchInlineSnapshot(`
    "content/vendors/acme.en.mdx (1 error)

      content/vendors/acme.en.mdx:5:1 error [frontMatter]
        Found:    keywords: Acme; register; devices
        Expected: a list in square brackets. Three to eight words that the page is about.
        Write:
          keywords: [Acme, register, devices]"
  `)
})
