import { expect, test } from 'vitest'
import { reportOn } from './reportOn.ts'

test('a space between the brackets of a link makes it none', () => {
  expect(reportOn('marks-link-with-space')).toMatchInlineSnapshot(`
    "content/vendors/acme.en.mdx (2 errors)

      content/vendors/acme.en.mdx:38:1 error [pairs]
        Found:    no […](/acme) in this part of the page, while the Hebrew page has one
        Expected: the same facts and links in both languages, equally often; add it here, or delete it there
        See also: content/vendors/acme.he.mdx:40:90
        Write:
          […](/acme)

      content/vendors/acme.en.mdx:40:81 error [leftoverMarks]
        Found:    a broken link, with a space between its brackets: [the same page] (/acme)
        Expected: the round bracket right after the square one
        Write:
          [the same page](/acme)

    content/vendors/acme.he.mdx (2 errors)

      content/vendors/acme.he.mdx:44:29 error [leftoverMarks]
        Found:    a broken link, with a space between its brackets: [הרשימה שלנו] (https://www.example.org/list)
        Expected: the round bracket right after the square one
        Write:
          [הרשימה שלנו](https://www.example.org/list)

      content/vendors/acme.he.mdx:44:44 error [links]
        Found:    a link whose text is “https://www.example.org/list”
        Expected: words that say where the link leads, even when they are heard alone
        Write:
          […](https://www.example.org/list)"
  `)
})

test('a link has an address, and both its brackets', () => {
  expect(reportOn('marks-link-unfinished')).toMatchInlineSnapshot(`
    "content/vendors/acme.en.mdx (1 error)

      content/vendors/acme.en.mdx:44:42 error [leftoverMarks]
        Found:    an unfinished link or picture, so that readers see its brackets: [our list](Acme
        Expected: an address without spaces right after the words, between round brackets
        Write:
          [our list](/acme)

    content/vendors/acme.he.mdx (1 error)

      content/vendors/acme.he.mdx:44:29 error [leftoverMarks]
        Found:    an unfinished link or picture, so that readers see its brackets: [הרשימה שלנו](Acme
        Expected: an address without spaces right after the words, between round brackets
        Write:
          [הרשימה שלנו](/acme)"
  `)
})

test('bold text touches its asterisks', () => {
  expect(reportOn('marks-bold-with-spaces')).toMatchInlineSnapshot(`
    "content/vendors/acme.en.mdx (1 error)

      content/vendors/acme.en.mdx:40:42 error [leftoverMarks]
        Found:    two asterisks that readers would see: ** engineers **
        Expected: bold text between two pairs of asterisks, with no space just inside them
        Write:
          **engineers**"
  `)
})

test('bold text ends', () => {
  expect(reportOn('marks-bold-never-closed')).toMatchInlineSnapshot(`
    "content/vendors/acme.en.mdx (1 error)

      content/vendors/acme.en.mdx:40:42 error [leftoverMarks]
        Found:    two asterisks that readers would see: **engineers
        Expected: bold text between two pairs of asterisks, with no space just inside them"
  `)
})

test('a heading has a space after its number signs', () => {
  expect(reportOn('marks-heading-without-space')).toMatchInlineSnapshot(`
    "content/vendors/acme.en.mdx (2 errors)

      content/vendors/acme.en.mdx:30:1 error [pairs]
        Found:    no ## … in this part of the page, while the Hebrew page has one
        Expected: the same headings, widgets and images in the same order in both languages; add it here, or delete it there
        See also: content/vendors/acme.he.mdx:38:1
        Write:
          ## …

      content/vendors/acme.en.mdx:38:1 error [leftoverMarks]
        Found:    a heading without a space after its signs: ##
        Expected: a space between the number signs and the words; without it, readers see the signs
        Write:
          ## How to begin"
  `)
})

test('the entries of a list have a space after their mark', () => {
  expect(reportOn('marks-list-without-space')).toMatchInlineSnapshot(`
    "content/vendors/acme.en.mdx (2 errors)

      content/vendors/acme.en.mdx:44:1 error [leftoverMarks] 2 times
        Found:    a list item without a space after its mark: -
        Expected: a space between the mark and the words; without it, this is not a list
        Write:
          - Tell us how many computers you have.
        Also at:
          45:1"
  `)
})

test('boxes of other systems are none here', () => {
  expect(reportOn('marks-box-of-another-system')).toMatchInlineSnapshot(`
    "content/vendors/acme.en.mdx (1 error)

      content/vendors/acme.en.mdx:44:1 error [leftoverMarks]
        Found:    a box in the syntax of another system: :::note[Before you begin]
        Expected: the widget <Callout title="…"> around the text, on lines of its own
        Write:
          <Callout title="Before you begin">
          
          Tell us how many computers you have.
          
          </Callout>

    content/vendors/acme.he.mdx (1 error)

      content/vendors/acme.he.mdx:44:1 error [leftoverMarks]
        Found:    a box in the syntax of another system: [!TIP]
        Expected: the widget <Callout title="…"> around the text, on lines of its own
        Write:
          <Callout title="עצה">
          
          ספרו לנו כמה מחשבים יש.
          
          </Callout>"
  `)
})

test('a link whose address is written nowhere is none', () => {
  expect(reportOn('marks-reference-to-nowhere')).toMatchInlineSnapshot(`
    "content/vendors/acme.en.mdx (1 error)

      content/vendors/acme.en.mdx:44:42 error [leftoverMarks]
        Found:    a link whose address is not given anywhere, so that readers see its brackets: [our list][list]
        Expected: the address in round brackets right after the words
        Write:
          [our list](/…)

    content/vendors/acme.he.mdx (1 error)

      content/vendors/acme.he.mdx:44:29 error [leftoverMarks]
        Found:    a link whose address is not given anywhere, so that readers see its brackets: [הרשימה שלנו][list]
        Expected: the address in round brackets right after the words
        Write:
          [הרשימה שלנו](/…)"
  `)
})

test('a picture whose name has a space is none', () => {
  expect(reportOn('marks-picture-with-space')).toMatchInlineSnapshot(`
    "content/vendors/acme.en.mdx (1 error)

      content/vendors/acme.en.mdx:44:1 error [leftoverMarks]
        Found:    a link or picture whose address has a space in it, so that readers see its brackets: ![The list](../images/My list.PNG)
        Expected: an address without spaces; a file is renamed first, to small Latin letters, digits and hyphens
        Write:
          ![The list](../images/my-list.png)

    content/vendors/acme.he.mdx (1 error)

      content/vendors/acme.he.mdx:44:1 error [leftoverMarks]
        Found:    a link or picture whose address has a space in it, so that readers see its brackets: ![הרשימה](../images/My list.PNG)
        Expected: an address without spaces; a file is renamed first, to small Latin letters, digits and hyphens
        Write:
          ![הרשימה](../images/my-list.png)"
  `)
})

test('a row of a table has no more cells than its table has columns', () => {
  expect(reportOn('table-row-too-long')).toMatchInlineSnapshot(`
    "content/vendors/acme.en.mdx (1 error)

      content/vendors/acme.en.mdx:46:1 error [tables]
        Found:    a row of 3 cells in a table of 2 columns
        Expected: as many cells as the first row has; a | that readers should see is written \\|

    content/vendors/acme.he.mdx (1 error)

      content/vendors/acme.he.mdx:46:1 error [tables]
        Found:    a row of 3 cells in a table of 2 columns
        Expected: as many cells as the first row has; a | that readers should see is written \\|"
  `)
})

test('a list that was pasted from a word processor becomes one', () => {
  expect(reportOn('marks-list-with-printed-bullets')).toMatchInlineSnapshot(`
    "content/vendors/acme.en.mdx (2 errors)

      content/vendors/acme.en.mdx:44:1 error [leftoverMarks] 2 times
        Found:    a list item with a bullet character, as word processors write it: •	
        Expected: a hyphen and a space, which make a list
        Write:
          - Tell us how many computers you have.
        Also at:
          45:1"
  `)
})

test('a list has no boxes to tick', () => {
  expect(reportOn('marks-box-to-tick')).toMatchInlineSnapshot(`
    "content/vendors/acme.en.mdx (2 errors)

      content/vendors/acme.en.mdx:44:1 error [leftoverMarks] 2 times
        Found:    a list item with a box that readers cannot tick: [ ]
        Expected: a list without boxes
        Write:
          - Count the computers.
        Also at:
          45:1  [x]

    content/vendors/acme.he.mdx (2 errors)

      content/vendors/acme.he.mdx:44:1 error [leftoverMarks] 2 times
        Found:    a list item with a box that readers cannot tick: [ ]
        Expected: a list without boxes
        Write:
          - סופרים את המחשבים.
        Also at:
          45:1  [x]"
  `)
})

test('a footnote is told with its words in the sentence', () => {
  expect(reportOn('marks-footnote')).toMatchInlineSnapshot(`
    "content/vendors/acme.en.mdx (1 error)

      content/vendors/acme.en.mdx:44:48 error [leftoverMarks]
        Found:    a footnote, which pages here do not have: [^1]
        Expected: its text in the sentence, in round brackets, or a link to where it is written
        Write:
          (Before the year ends)

    content/vendors/acme.he.mdx (1 error)

      content/vendors/acme.he.mdx:44:34 error [leftoverMarks]
        Found:    a footnote, which pages here do not have: [^1]
        Expected: its text in the sentence, in round brackets, or a link to where it is written
        Write:
          (לפני סוף השנה)"
  `)
})

test('a footnote without words is told', () => {
  expect(reportOn('marks-footnote-without-words')).toMatchInlineSnapshot(`
    "content/vendors/acme.en.mdx (1 error)

      content/vendors/acme.en.mdx:44:48 error [leftoverMarks]
        Found:    a footnote whose text is missing, so that readers see its mark: [^1]
        Expected: its text in the sentence, in round brackets, or a link to where it is written

    content/vendors/acme.he.mdx (1 error)

      content/vendors/acme.he.mdx:44:34 error [leftoverMarks]
        Found:    a footnote whose text is missing, so that readers see its mark: [^1]
        Expected: its text in the sentence, in round brackets, or a link to where it is written"
  `)
})

test('a footnote that no reader sees is told', () => {
  expect(reportOn('marks-footnote-without-reference')).toMatchInlineSnapshot(`
    "content/vendors/acme.en.mdx (1 error)

      content/vendors/acme.en.mdx:46:1 error [leftoverMarks]
        Found:    a footnote to which nothing refers, so that no reader sees it: [^1]
        Expected: its text in the sentence, in round brackets, or a link to where it is written

    content/vendors/acme.he.mdx (1 error)

      content/vendors/acme.he.mdx:46:1 error [leftoverMarks]
        Found:    a footnote to which nothing refers, so that no reader sees it: [^1]
        Expected: its text in the sentence, in round brackets, or a link to where it is written"
  `)
})

test('the name of an emoji is none', () => {
  expect(reportOn('marks-name-of-emoji')).toMatchInlineSnapshot(`
    "content/vendors/acme.en.mdx (1 error)

      content/vendors/acme.en.mdx:44:38 error [leftoverMarks]
        Found:    the name of an emoji, which readers would see: :rocket:
        Expected: the emoji itself, or nothing

    content/vendors/acme.he.mdx (1 error)

      content/vendors/acme.he.mdx:44:25 error [leftoverMarks]
        Found:    the name of an emoji, which readers would see: :rocket:
        Expected: the emoji itself, or nothing"
  `)
})

test('a picture in the double brackets of a wiki is none', () => {
  expect(reportOn('marks-picture-of-wiki')).toMatchInlineSnapshot(`
    "content/vendors/acme.en.mdx (1 error)

      content/vendors/acme.en.mdx:46:1 error [leftoverMarks]
        Found:    a link or picture in the double brackets of a wiki: ![[My list.PNG]]
        Expected: a link as [words](/address), or a picture as ![words](../images/name.jpg)
        Write:
          ![…](../images/my-list.png)

    content/vendors/acme.he.mdx (1 error)

      content/vendors/acme.he.mdx:46:1 error [leftoverMarks]
        Found:    a link or picture in the double brackets of a wiki: ![[My list.PNG]]
        Expected: a link as [words](/address), or a picture as ![words](../images/name.jpg)
        Write:
          ![…](../images/my-list.png)"
  `)
})

test('a link in the double brackets of a wiki leads to the page of that name', () => {
  expect(reportOn('marks-link-of-wiki')).toMatchInlineSnapshot(`
    "content/vendors/acme.en.mdx (2 errors)

      content/vendors/acme.en.mdx:44:42 error [leftoverMarks] 2 times
        Found:    a link or picture in the double brackets of a wiki: [[Acme]]
        Expected: a link as [words](/address), or a picture as ![words](../images/name.jpg)
        Write:
          [Acme](/acme)
        Also at:
          44:55  [[Prices|what it costs]]

    content/vendors/acme.he.mdx (2 errors)

      content/vendors/acme.he.mdx:44:32 error [leftoverMarks] 2 times
        Found:    a link or picture in the double brackets of a wiki: [[Acme]]
        Expected: a link as [words](/address), or a picture as ![words](../images/name.jpg)
        Write:
          [Acme](/acme)
        Also at:
          44:45  [[Prices|המחירים]]"
  `)
})

test('marks of WordPress are told as such, and their numbers are no facts', () => {
  expect(reportOn('marks-of-wordpress')).toMatchInlineSnapshot(`
    "content/vendors/acme.en.mdx (2 errors)

      content/vendors/acme.en.mdx:44:1 error [leftoverMarks] 2 times
        Found:    a mark of WordPress that readers would see: [caption id="attachment_7" width="300"]
        Expected: what it stands for: a picture with its caption, a link, or a widget of the gallery
        Also at:
          44:49  [/caption]

    content/vendors/acme.he.mdx (2 errors)

      content/vendors/acme.he.mdx:44:1 error [leftoverMarks] 2 times
        Found:    a mark of WordPress that readers would see: [caption id="attachment_7" width="300"]
        Expected: what it stands for: a picture with its caption, a link, or a widget of the gallery
        Also at:
          44:50  [/caption]"
  `)
})

test('a table of cells alone has the line that makes it one', () => {
  expect(reportOn('marks-table-without-rule')).toMatchInlineSnapshot(`
    "content/vendors/acme.en.mdx (1 error)

      content/vendors/acme.en.mdx:38:1 error [leftoverMarks]
        Found:    a table without a line of hyphens below its first row, so that readers see its signs: | Plan | Desks |
        Expected: | --- | --- | below the first row, once for each column
        Write:
          | Plan | Desks |
          | --- | --- |
          | Small | 5 |

    content/vendors/acme.he.mdx (1 error)

      content/vendors/acme.he.mdx:38:1 error [leftoverMarks]
        Found:    a table without a line of hyphens below its first row, so that readers see its signs: | תוכנית | שולחנות |
        Expected: | --- | --- | below the first row, once for each column
        Write:
          | תוכנית | שולחנות |
          | --- | --- |
          | קטנה | 5 |"
  `)
})

test('a list with letters is no list', () => {
  expect(reportOn('marks-list-with-letters')).toMatchInlineSnapshot(`
    "content/vendors/acme.he.mdx (1 error)

      content/vendors/acme.he.mdx:38:1 error [leftoverMarks]
        Found:    a list with letters, which readers would see as one run of text: א)
        Expected: a list with numbers, or with a hyphen and a space before each point
        Write:
          1. מחשבים
          2. רישיונות"
  `)
})

test('a list with the letter o for a bullet is no list', () => {
  expect(reportOn('marks-list-with-letter-for-bullet')).toMatchInlineSnapshot(`
    "content/vendors/acme.en.mdx (1 error)

      content/vendors/acme.en.mdx:38:1 error [leftoverMarks]
        Found:    a list item with a bullet character, as word processors write it: o
        Expected: a hyphen and a space, which make a list
        Write:
          - First point
          - Second point

    content/vendors/acme.he.mdx (1 error)

      content/vendors/acme.he.mdx:38:1 error [leftoverMarks]
        Found:    a list item with a bullet character, as word processors write it: o
        Expected: a hyphen and a space, which make a list
        Write:
          - מחשבים
          - רישיונות"
  `)
})

test('two hyphens are no dash', () => {
  expect(reportOn('marks-two-hyphens')).toMatchInlineSnapshot(`
    "content/vendors/acme.en.mdx (2 errors)

      content/vendors/acme.en.mdx:40:52 error [leftoverMarks] 2 times
        Found:    two hyphens in place of a dash: --
        Expected: a dash, –
        Write:
          –
        Also at:
          40:67"
  `)
})

test('a block of code ends', () => {
  expect(reportOn('marks-code-never-closed')).toMatchInlineSnapshot(`
    "content/vendors/acme.en.mdx (1 error)

      content/vendors/acme.en.mdx:42:1 error [leftoverMarks]
        Found:    a block of code that never ends, so that all the rest of the page is code: \`\`\`
        Expected: the same signs on a line of their own after the code; without code, no such signs

    content/vendors/acme.he.mdx (1 error)

      content/vendors/acme.he.mdx:42:1 error [leftoverMarks]
        Found:    a block of code that never ends, so that all the rest of the page is code: \`\`\`
        Expected: the same signs on a line of their own after the code; without code, no such signs"
  `)
})

test('the signs of a heading stand before its words', () => {
  expect(reportOn('marks-heading-behind-its-words')).toMatchInlineSnapshot(`
    "content/vendors/acme.he.mdx (2 errors)

      content/vendors/acme.he.mdx:30:1 error [pairs]
        Found:    no ## … in this part of the page, while the English page has one
        Expected: the same headings, widgets and images in the same order in both languages; add it here, or delete it there
        See also: content/vendors/acme.en.mdx:38:1
        Write:
          ## …

      content/vendors/acme.he.mdx:38:1 error [leftoverMarks]
        Found:    the signs of a heading after its words: ##
        Expected: the signs before the words, also in Hebrew
        Write:
          ## איך מתחילים"
  `)
})

test('a comment of a program is read by everybody', () => {
  expect(reportOn('marks-comment-of-a-program')).toMatchInlineSnapshot(`
    "content/vendors/acme.en.mdx (1 error)

      content/vendors/acme.en.mdx:38:1 error [leftoverMarks]
        Found:    a comment as in program code, which readers would see: //
        Expected: a comment between {/* and */}
        Write:
          {/* ask Dana about this */}"
  `)
})

test('references of a chat program lead nowhere', () => {
  expect(reportOn('marks-reference-of-a-chat')).toMatchInlineSnapshot(`
    "content/vendors/acme.en.mdx (1 error)

      content/vendors/acme.en.mdx:40:51 error [leftoverMarks]
        Found:    a citation mark from a chatbot, which leads nowhere: 【†source】
        Expected: a link to where it is said, or nothing"
  `)
})
