import { rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { reportOn } from './reportOn.ts'

test('a page that an editor saved as “ANSI” is reported once, with what it looks like', () => {
  expect(reportOn('encoding-windows-1255')).toMatchInlineSnapshot(`
    "content/vendors/acme.he.mdx (1 error)

      content/vendors/acme.he.mdx:2:15 error [fileNames]
        Found:    a file that is not in UTF-8; it looks like Hebrew (Windows 1255)
        Expected: UTF-8. In VS Code click on the encoding at the bottom right, choose “Reopen with Encoding”, Hebrew (Windows 1255), then “Save with Encoding”, UTF-8; in Notepad save it with the encoding UTF-8"
  `)
})

test('so is one with the curly apostrophes of Windows', () => {
  expect(reportOn('encoding-windows-1252')).toMatchInlineSnapshot(`
    "content/vendors/acme.en.mdx (1 error)

      content/vendors/acme.en.mdx:40:51 error [fileNames]
        Found:    a file that is not in UTF-8; it looks like Western (Windows 1252)
        Expected: UTF-8. In VS Code click on the encoding at the bottom right, choose “Reopen with Encoding”, Western (Windows 1252), then “Save with Encoding”, UTF-8; in Notepad save it with the encoding UTF-8"
  `)
})

test('so is one in UTF-16', () => {
  expect(reportOn('encoding-utf-16')).toMatchInlineSnapshot(`
    "content/vendors/acme.en.mdx (1 error)

      content/vendors/acme.en.mdx:1:1 error [fileNames]
        Found:    a file that is not in UTF-8; it looks like UTF-16 LE
        Expected: UTF-8. In VS Code click on the encoding at the bottom right, choose “Reopen with Encoding”, UTF-16 LE, then “Save with Encoding”, UTF-8; in Notepad save it with the encoding UTF-8"
  `)
})

test('so is a data file', () => {
  expect(reportOn('encoding-of-data')).toMatchInlineSnapshot(`
    "content/data/redirects.yaml (1 error)

      content/data/redirects.yaml:2:3 error [fileNames]
        Found:    a file that is not in UTF-8; it looks like Hebrew (Windows 1255)
        Expected: UTF-8. In VS Code click on the encoding at the bottom right, choose “Reopen with Encoding”, Hebrew (Windows 1255), then “Save with Encoding”, UTF-8; in Notepad save it with the encoding UTF-8"
  `)
})

test('a letter that was cut in half is reported at its place', () => {
  expect(reportOn('encoding-letter-cut-in-half')).toMatchInlineSnapshot(`
    "content/vendors/acme.he.mdx (1 error)

      content/vendors/acme.he.mdx:44:19 error [fileNames]
        Found:    bytes that are not valid UTF-8
        Expected: a text in UTF-8; delete the letter here that is shown as � and write it again"
  `)
})

test('a link to a folder that holds it, or to nothing, is reported as such', () => {
  const links = (root: string) => {
    symlinkSync('..', join(root, 'content/vendors/again'))
    symlinkSync('nowhere.mdx', join(root, 'content/vendors/gone.en.mdx'))
  }
  const report = () => {
    let at = ''
    const done = reportOn('base', 'compared', root => {
      at = root
      links(root)
    })
    for (const link of ['again', 'gone.en.mdx']) rmSync(join(at, 'content/vendors', link))
    return done
  }
  expect(report()).toMatchInlineSnapshot(`
    "content/vendors/again (1 error)

      content/vendors/again:1:1 error [fileNames]
        Found:    a link to a folder that it stands in itself
        Expected: a file in its place; or remove the link

    content/vendors/gone.en.mdx (1 error)

      content/vendors/gone.en.mdx:1:1 error [fileNames]
        Found:    a link that leads to no file
        Expected: a file in its place; or remove the link"
  `)
})

test('a page that nobody could read to its end is not read at all', () => {
  const long = (root: string) =>
    writeFileSync(join(root, 'content/vendors/acme.en.mdx'), `---\ntitle: Acme\n---\n\n${'words '.repeat(200_000)}`)
  expect(
    reportOn('base', 'compared', long)
      .split('\n\n')
      .find(part => part.includes('[syntax]')),
  ).toMatchInlineSnapshot(`
    "  content/vendors/acme.en.mdx:4:1 error [syntax]
        Found:    a page of 1200001 characters
        Expected: a page of readable length: at most 60000 characters. Split it, or take out what was pasted by mistake"
  `)
})
