import { truncateSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { reportOn } from './reportOn.ts'

test('a picture that does not exist is reported with the one that was meant', () => {
  expect(reportOn('image-missing')).toMatchInlineSnapshot(`
    "content/vendors/acme.en.mdx (1 error)

      content/vendors/acme.en.mdx:42:1 error [images]
        Found:    the picture ../images/lists.png, but there is no file content/images/lists.png
        Expected: a PNG, JPEG, WebP or AVIF file in content/images/; did you mean content/images/list.png?
        Write:
          ![The list of computers](../images/list.png)

    content/vendors/acme.he.mdx (1 error)

      content/vendors/acme.he.mdx:42:1 error [images]
        Found:    the picture ../images/lists.png, but there is no file content/images/lists.png
        Expected: a PNG, JPEG, WebP or AVIF file in content/images/; did you mean content/images/list.png?
        Write:
          ![רשימת המחשבים](../images/list.png)"
  `)
})

test('a picture outside the folder of pictures is reported with the place to put it', () => {
  expect(reportOn('image-that-is-nowhere')).toMatchInlineSnapshot(`
    "content/vendors/acme.en.mdx (1 error)

      content/vendors/acme.en.mdx:42:1 error [images]
        Found:    the picture /pictures/team-photo.jpg, which is not in content/images/
        Expected: a PNG, JPEG, WebP or AVIF file in content/images/; put it there first
        Write:
          ![The list of computers](../images/name.jpg)

    content/vendors/acme.he.mdx (1 error)

      content/vendors/acme.he.mdx:42:1 error [images]
        Found:    the picture /pictures/team-photo.jpg, which is not in content/images/
        Expected: a PNG, JPEG, WebP or AVIF file in content/images/; put it there first
        Write:
          ![רשימת המחשבים](../images/name.jpg)"
  `)
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
        Found:    content/images/list.png, which is not a picture whatever its name says
        Expected: a PNG, JPEG, WebP or AVIF file; export it again from the program that made it

    content/vendors/acme.he.mdx (1 error)

      content/vendors/acme.he.mdx:42:1 error [images]
        Found:    content/images/list.png, which is not a picture whatever its name says
        Expected: a PNG, JPEG, WebP or AVIF file; export it again from the program that made it"
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
        Expected: a PNG, JPEG, WebP or AVIF file in content/images/; did you mean content/images/list.png?
        Write:
          ![The list of computers](../images/list.png)

    content/vendors/acme.he.mdx (1 error)

      content/vendors/acme.he.mdx:42:1 error [images]
        Found:    the picture ../images/50%-list.png, but there is no file content/images/50%-list.png
        Expected: a PNG, JPEG, WebP or AVIF file in content/images/; did you mean content/images/list.png?
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
        Expected: a PNG, JPEG, WebP or AVIF file; export it again from the program that made it

    content/vendors/acme.he.mdx (1 error)

      content/vendors/acme.he.mdx:44:1 error [images]
        Found:    content/images/list.gif, in a format that pages do not show
        Expected: a PNG, JPEG, WebP or AVIF file; export it again from the program that made it"
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
