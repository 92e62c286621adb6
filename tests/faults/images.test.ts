import { readFileSync, truncateSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { reportOn } from './reportOn.ts'

test('a picture that does not exist is reported with the one that was meant', () => {
  expect(reportOn('image-missing')).toMatchInlineSnapshot(`
    "content/vendors/acme.en.mdx (1 error)

      content/vendors/acme.en.mdx:42:1 error [images]
        Found:    the picture ../images/lists.png, but there is no file content/images/lists.png
        Expected: a PNG, JPEG, WebP, AVIF or SVG file in content/images/; did you mean content/images/list.png?
        Write:
          ![The list of computers](../images/list.png)

    content/vendors/acme.he.mdx (1 error)

      content/vendors/acme.he.mdx:42:1 error [images]
        Found:    the picture ../images/lists.png, but there is no file content/images/lists.png
        Expected: a PNG, JPEG, WebP, AVIF or SVG file in content/images/; did you mean content/images/list.png?
        Write:
          ![רשימת המחשבים](../images/list.png)"
  `)
})

test('a picture outside the folder of pictures is reported with the place to put it', () => {
  expect(reportOn('image-that-is-nowhere')).toMatchInlineSnapshot(`
    "content/vendors/acme.en.mdx (1 error)

      content/vendors/acme.en.mdx:42:1 error [images]
        Found:    the picture /pictures/team-photo.jpg, which is not in content/images/
        Expected: a PNG, JPEG, WebP, AVIF or SVG file in content/images/; put it there first
        Write:
          ![The list of computers](../images/team-photo.jpg)

    content/vendors/acme.he.mdx (1 error)

      content/vendors/acme.he.mdx:42:1 error [images]
        Found:    the picture /pictures/team-photo.jpg, which is not in content/images/
        Expected: a PNG, JPEG, WebP, AVIF or SVG file in content/images/; put it there first
        Write:
          ![רשימת המחשבים](../images/team-photo.jpg)"
  `)
})

test('the dots of an example are no words', () => {
  const report = reportOn('image-without-words', 'compared', root => {
    const path = join(root, 'content/vendors/acme.en.mdx')
    writeFileSync(path, readFileSync(path, 'utf8').replace('![](', '![…]('))
  })
  expect(report).toContain('acme.en.mdx:42:1 error [images]')
})

test('a picture without words is reported', () => {
  expect(reportOn('image-without-words')).toMatchInlineSnapshot(`
    "content/vendors/acme.en.mdx (1 error)

      content/vendors/acme.en.mdx:42:1 error [images]
        Found:    the picture ../images/list.png without a description
        Expected: a description of what it shows between the square brackets, for people who cannot see it
        Write:
          ![What it shows](../images/list.png)

    content/vendors/acme.he.mdx (1 error)

      content/vendors/acme.he.mdx:42:1 error [images]
        Found:    the picture ../images/list.png without a description
        Expected: a description of what it shows between the square brackets, for people who cannot see it
        Write:
          ![What it shows](../images/list.png)"
  `)
})

test('a picture with its file name as words is reported', () => {
  expect(reportOn('image-with-file-name-as-words')).toMatchInlineSnapshot(`
    "content/vendors/acme.en.mdx (1 error)

      content/vendors/acme.en.mdx:42:1 error [images]
        Found:    the picture ../images/list.png with a file name as its description, “list.png”
        Expected: what the picture shows
        Write:
          ![What it shows](../images/list.png)

    content/vendors/acme.he.mdx (1 error)

      content/vendors/acme.he.mdx:42:1 error [images]
        Found:    the picture ../images/list.png with a file name as its description, “list.png”
        Expected: what the picture shows
        Write:
          ![What it shows](../images/list.png)"
  `)
})

test('a picture whose words say that it is one is warned of', () => {
  expect(reportOn('image-that-says-it-is-one')).toMatchInlineSnapshot(`
    "content/vendors/acme.en.mdx (1 warning)

      content/vendors/acme.en.mdx:42:1 warning [images]
        Found:    Image of the list
        Expected: what it shows, without “Image of”: a screen reader says that it is a picture
        Write:
          ![The list](../images/list.png)

    content/vendors/acme.he.mdx (1 warning)

      content/vendors/acme.he.mdx:42:1 warning [images]
        Found:    תמונה של הרשימה
        Expected: what it shows, without “תמונה של”: a screen reader says that it is a picture
        Write:
          ![הרשימה](../images/list.png)"
  `)
})

test('a picture with too many words is warned of', () => {
  expect(reportOn('image-with-long-words')).toMatchInlineSnapshot(`
    "content/vendors/acme.en.mdx (1 warning)

      content/vendors/acme.en.mdx:42:1 warning [images]
        Found:    a picture with a description of 172 characters
        Expected: 160 at most; the rest belongs in the text

    content/vendors/acme.he.mdx (1 warning)

      content/vendors/acme.he.mdx:42:1 warning [images]
        Found:    a picture with a description of 172 characters
        Expected: 160 at most; the rest belongs in the text"
  `)
})

test('a picture that is too small to be sharp is warned of', () => {
  expect(reportOn('image-too-small')).toMatchInlineSnapshot(`
    "content/vendors/acme.en.mdx (1 warning)

      content/vendors/acme.en.mdx:42:1 warning [images]
        Found:    content/images/small.png, which is 320 px wide
        Expected: a picture at least 1280 px wide, which stays sharp on every screen

    content/vendors/acme.he.mdx (1 warning)

      content/vendors/acme.he.mdx:42:1 warning [images]
        Found:    content/images/small.png, which is 320 px wide
        Expected: a picture at least 1280 px wide, which stays sharp on every screen"
  `)
})

test('a file that is not a picture is reported', () => {
  expect(reportOn('image-that-is-none')).toMatchInlineSnapshot(`
    "content/vendors/acme.en.mdx (1 error)

      content/vendors/acme.en.mdx:42:1 error [images]
        Found:    content/images/list.png, which is not a picture, whatever its name says
        Expected: a PNG, JPEG, WebP, AVIF or SVG file; export it again from the program that made it

    content/vendors/acme.he.mdx (1 error)

      content/vendors/acme.he.mdx:42:1 error [images]
        Found:    content/images/list.png, which is not a picture, whatever its name says
        Expected: a PNG, JPEG, WebP, AVIF or SVG file; export it again from the program that made it"
  `)
})

test('a picture for social networks that does not exist is reported', () => {
  expect(reportOn('image-for-social-networks-missing')).toMatchInlineSnapshot(`
    "content/vendors/acme.en.mdx (1 error)

      content/vendors/acme.en.mdx:8:1 error [images]
        Found:    the image /images/acme.png, but there is no file public/images/acme.png
        Expected: a picture of 1200×630 px in public/images/; leave the line out to have one drawn from the title

    content/vendors/acme.he.mdx (1 error)

      content/vendors/acme.he.mdx:8:1 error [images]
        Found:    the image /images/acme.png, but there is no file public/images/acme.png
        Expected: a picture of 1200×630 px in public/images/; leave the line out to have one drawn from the title"
  `)
})

test('a picture that is too heavy is reported', () => {
  const grown = (root: string) => truncateSync(join(root, 'content/images/list.png'), 9 * 1024 * 1024)
  expect(reportOn('image-too-heavy', 'compared', grown)).toMatchInlineSnapshot(`
    "content/vendors/acme.en.mdx (1 error)

      content/vendors/acme.en.mdx:42:1 error [images]
        Found:    content/images/list.png, which is 9 MB
        Expected: a file of at most 8 MB; a width of 2000 px is plenty

    content/vendors/acme.he.mdx (1 error)

      content/vendors/acme.he.mdx:42:1 error [images]
        Found:    content/images/list.png, which is 9 MB
        Expected: a file of at most 8 MB; a width of 2000 px is plenty"
  `)
})

test('a picture whose name has a percent sign is reported like any other', () => {
  expect(reportOn('image-with-odd-percent-sign')).toMatchInlineSnapshot(`
    "content/vendors/acme.en.mdx (1 error)

      content/vendors/acme.en.mdx:42:1 error [images]
        Found:    the picture ../images/50%-list.png, but there is no file content/images/50%-list.png
        Expected: a PNG, JPEG, WebP, AVIF or SVG file in content/images/; did you mean content/images/list.png?
        Write:
          ![The list of computers](../images/list.png)

    content/vendors/acme.he.mdx (1 error)

      content/vendors/acme.he.mdx:42:1 error [images]
        Found:    the picture ../images/50%-list.png, but there is no file content/images/50%-list.png
        Expected: a PNG, JPEG, WebP, AVIF or SVG file in content/images/; did you mean content/images/list.png?
        Write:
          ![רשימת המחשבים](../images/list.png)"
  `)
})

test('a picture as an iPhone takes it is refused with how to make it one that browsers show', () => {
  expect(reportOn('image-of-iphone')).toMatchInlineSnapshot(`
    "content/vendors/acme.en.mdx (1 error)

      content/vendors/acme.en.mdx:44:1 error [images]
        Found:    content/images/list.heic, a picture of an iPhone that browsers cannot show
        Expected: a JPEG file: open the picture on a Mac in Preview and choose File → Export, JPEG; on Windows in Photos, Save as. On the iPhone, Settings → Camera → Formats → Most Compatible makes JPEG from now on
        Write:
          ![What a list looks like](../images/list.jpg)

    content/vendors/acme.he.mdx (1 error)

      content/vendors/acme.he.mdx:44:1 error [images]
        Found:    content/images/list.heic, a picture of an iPhone that browsers cannot show
        Expected: a JPEG file: open the picture on a Mac in Preview and choose File → Export, JPEG; on Windows in Photos, Save as. On the iPhone, Settings → Camera → Formats → Most Compatible makes JPEG from now on
        Write:
          ![כך נראית רשימה](../images/list.jpg)"
  `)
})

test('a picture of a format that pages do not show is refused', () => {
  expect(reportOn('image-of-another-format')).toMatchInlineSnapshot(`
    "content/vendors/acme.en.mdx (1 error)

      content/vendors/acme.en.mdx:44:1 error [images]
        Found:    content/images/list.gif, in a format that pages do not show
        Expected: a PNG, JPEG, WebP, AVIF or SVG file; export it again from the program that made it

    content/vendors/acme.he.mdx (1 error)

      content/vendors/acme.he.mdx:44:1 error [images]
        Found:    content/images/list.gif, in a format that pages do not show
        Expected: a PNG, JPEG, WebP, AVIF or SVG file; export it again from the program that made it"
  `)
})

test('a drawing may run nothing and fetch nothing; each part that would is named with its line', () => {
  expect(reportOn('image-drawing-that-runs')).toMatchInlineSnapshot(`
    "content/images/way.svg (6 errors)

      content/images/way.svg:2:1 error [images] 3 times
        Found:    onload="alert(1)" in a drawing
        Expected: a drawing that runs nothing: export it again as plain SVG, or take this out
        Also at:
          3:3  <script>
          7:3  href="javascript:alert(3)"

      content/images/way.svg:5:3 error [images] 2 times
        Found:    href="https://example.com/way.png" in a drawing
        Expected: everything that it shows inside the file: embed it when exporting, or take this out
        Also at:
          6:3  fill="url(https://example.com/a.svg#b)"

      content/images/way.svg:4:3 error [images]
        Found:    <foreignObject> in a drawing
        Expected: shapes, text, gradients, filters and the like: export it again as plain SVG, or take this out"
  `)
})

test('a drawing that does not say how large it is is reported', () => {
  expect(reportOn('image-drawing-without-size')).toMatchInlineSnapshot(`
    "content/vendors/acme.en.mdx (1 error)

      content/vendors/acme.en.mdx:42:1 error [images]
        Found:    content/images/way.svg, a drawing that does not say how large it is
        Expected: viewBox="0 0 800 450" in its first tag, with the width and height of what it shows; or export it again

    content/vendors/acme.he.mdx (1 error)

      content/vendors/acme.he.mdx:42:1 error [images]
        Found:    content/images/way.svg, a drawing that does not say how large it is
        Expected: viewBox="0 0 800 450" in its first tag, with the width and height of what it shows; or export it again"
  `)
})

test('a name with capitals is offered its rename', () => {
  expect(reportOn('image-with-capitals')).toMatchInlineSnapshot(`
    "content/images/Rack.png (1 warning)

      content/images/Rack.png:1:1 warning [images]
        Found:    the name Rack.png, which is not the same address on every computer
        Expected: small Latin letters, digits and hyphens; npm run rename -- "images/Rack.png" images/rack.png renames it with all that shows it"
  `)
})

test('a caption amid a sentence is reported', () => {
  expect(reportOn('image-caption-amid-text')).toMatchInlineSnapshot(`
    "content/vendors/acme.en.mdx (1 error)

      content/vendors/acme.en.mdx:42:14 error [images]
        Found:    a caption of a picture amid text, where nobody would see it: “In March”
        Expected: the picture on a line of its own, between two empty lines

    content/vendors/acme.he.mdx (1 error)

      content/vendors/acme.he.mdx:42:15 error [images]
        Found:    a caption of a picture amid text, where nobody would see it: “במרץ”
        Expected: the picture on a line of its own, between two empty lines"
  `)
})

test('a caption in one language only is reported', () => {
  expect(reportOn('image-caption-in-one-language')).toMatchInlineSnapshot(`
    "content/vendors/acme.he.mdx (1 error)

      content/vendors/acme.he.mdx:42:1 error [pairs]
        Found:    ![…](../images/list.png)
        Expected: ![…](../images/list.png "…"), as on the English page: the same headings, widgets and images in the same order in both languages
        See also: content/vendors/acme.en.mdx:42:1
        Write:
          ![…](../images/list.png "…")"
  `)
})

test('a caption that repeats the description is warned of', () => {
  expect(reportOn('image-caption-that-repeats')).toMatchInlineSnapshot(`
    "content/vendors/acme.en.mdx (1 warning)

      content/vendors/acme.en.mdx:42:1 warning [images]
        Found:    a caption that repeats the description: “The list of computers”
        Expected: what the picture shows in the square brackets, and in the caption what it means

    content/vendors/acme.he.mdx (1 warning)

      content/vendors/acme.he.mdx:42:1 warning [images]
        Found:    a caption that repeats the description: “רשימת המחשבים”
        Expected: what the picture shows in the square brackets, and in the caption what it means"
  `)
})

test('a caption in the other language is reported', () => {
  expect(reportOn('image-caption-in-english')).toMatchInlineSnapshot(`
    "content/vendors/acme.he.mdx (1 error)

      content/vendors/acme.he.mdx:42:1 error [languageOfText]
        Found:    a text in English on the Hebrew page: “Computers that nobody has seen for a month”
        Expected: its translation"
  `)
})

test('a caption with straight quotation marks inside is reported with those that fit', () => {
  expect(reportOn('image-caption-with-straight-quotes')).toMatchInlineSnapshot(`
    "content/vendors/acme.en.mdx (1 error)

      content/vendors/acme.en.mdx:42:1 error [leftoverMarks]
        Found:    a caption with straight quotation marks inside, of which the first ends it: ![The list of computers](../images/list.png "The list that "Acme" makes")
        Expected: other marks inside the caption: “ ”, or ״ in Hebrew
        Write:
          ![The list of computers](../images/list.png "The list that “Acme” makes")

    content/vendors/acme.he.mdx (3 errors)

      content/vendors/acme.he.mdx:42:1 error [leftoverMarks]
        Found:    a caption with straight quotation marks inside, of which the first ends it: ![רשימת המחשבים](../images/list.png "הרשימה של המנכ"ל בחברה")
        Expected: other marks inside the caption: “ ”, or ״ in Hebrew
        Write:
          ![רשימת המחשבים](../images/list.png "הרשימה של המנכ״ל בחברה")

      content/vendors/acme.he.mdx:42:37 error [hebrew]
        Found:    quotation marks that are not Hebrew: "הרשימה של המנכ"ל בחברה")
        Expected: Hebrew quotation marks, ״…״
        Write:
          ״הרשימה של המנכ"ל בחברה״)

      content/vendors/acme.he.mdx:42:52 error [hebrew]
        Found:    a quotation mark inside a Hebrew word: המנכ"ל
        Expected: gershayim, ״
        Write:
          המנכ״ל"
  `)
})

test('what is to be shown wide is a picture', () => {
  expect(reportOn('children-without-picture')).toMatchInlineSnapshot(`
    "content/vendors/acme.en.mdx (1 error)

      content/vendors/acme.en.mdx:44:1 error [widgetChildren]
        Found:    The list of computers. inside <Wide>
        Expected: one picture inside, on a line of its own between two empty lines

    content/vendors/acme.he.mdx (1 error)

      content/vendors/acme.he.mdx:44:1 error [widgetChildren]
        Found:    רשימת המחשבים. inside <Wide>
        Expected: one picture inside, on a line of its own between two empty lines"
  `)
})

test('an image for social networks without its folder is told which form it has', () => {
  expect(reportOn('image-for-social-networks-without-folder')).toMatchInlineSnapshot(`
    "content/vendors/acme.en.mdx (1 error)

      content/vendors/acme.en.mdx:6:1 error [frontMatter]
        Found:    image: acme.png
        Expected: Social image of 1200×630 in public/images/, as /images/name.png, to use in place of the one drawn from the title.

    content/vendors/acme.he.mdx (1 error)

      content/vendors/acme.he.mdx:6:1 error [frontMatter]
        Found:    image: acme.png
        Expected: Social image of 1200×630 in public/images/, as /images/name.png, to use in place of the one drawn from the title."
  `)
})

test('a picture inside the text is told without its characters', () => {
  expect(reportOn('image-inside-the-text')).toMatchInlineSnapshot(`
    "content/vendors/acme.en.mdx (1 error)

      content/vendors/acme.en.mdx:46:1 error [images]
        Found:    a picture inside the text itself, as 54 characters: data:image/png;base64,iV …
        Expected: a file: at the desk, drop the picture on the text, which puts it into content/images/; or put it there, and write its name
        Write:
          ![The list](../images/….png)

    content/vendors/acme.he.mdx (1 error)

      content/vendors/acme.he.mdx:46:1 error [images]
        Found:    a picture inside the text itself, as 54 characters: data:image/png;base64,iV …
        Expected: a file: at the desk, drop the picture on the text, which puts it into content/images/; or put it there, and write its name
        Write:
          ![הרשימה](../images/….png)"
  `)
})

test('a path of Windows is written as an address', () => {
  expect(reportOn('image-with-path-of-windows')).toMatchInlineSnapshot(`
    "content/vendors/acme.en.mdx (1 error)

      content/vendors/acme.en.mdx:38:1 error [images]
        Found:    the picture ..\\images\\list.png, whose path is written as on Windows
        Expected: a PNG, JPEG, WebP, AVIF or SVG file in content/images/; did you mean content/images/list.png?
        Write:
          ![A list on paper](../images/list.png)

    content/vendors/acme.he.mdx (1 error)

      content/vendors/acme.he.mdx:38:1 error [images]
        Found:    the picture ..\\images\\list.png, whose path is written as on Windows
        Expected: a PNG, JPEG, WebP, AVIF or SVG file in content/images/; did you mean content/images/list.png?
        Write:
          ![רשימה על נייר](../images/list.png)"
  `)
})
