import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { checkContent } from '../../src/content/checks/runChecks.ts'
import { contentOf, reportOn } from './reportOn.ts'

test('widgets stand in the same order', () => {
  expect(reportOn('pair-in-other-order')).toMatchInlineSnapshot(`
    "content/vendors/acme.he.mdx (1 error)

      content/vendors/acme.he.mdx:30:1 error [pairs]
        Found:    <Feature title="…" icon="devices"> in a different place than on the English page
        Expected: the same headings, widgets and images in the same order in both languages
        See also: content/vendors/acme.en.mdx:24:1"
  `)
})

test('a widget that differs is reported once', () => {
  expect(reportOn('pair-with-other-icon')).toMatchInlineSnapshot(`
    "content/vendors/acme.he.mdx (1 error)

      content/vendors/acme.he.mdx:30:1 error [pairs]
        Found:    <Feature title="…" icon="lock">
        Expected: <Feature title="…" icon="key">, as on the English page: the same headings, widgets and images in the same order in both languages
        See also: content/vendors/acme.en.mdx:30:1
        Write:
          <Feature title="…" icon="key">"
  `)
})

test('a written number that differs is reported once', () => {
  expect(reportOn('pair-with-other-number')).toMatchInlineSnapshot(`
    "content/vendors/acme.he.mdx (1 error)

      content/vendors/acme.he.mdx:26:26 error [pairs]
        Found:    “27701”
        Expected: “27001”, as on the English page: the same written numbers in both languages
        See also: content/vendors/acme.en.mdx:26:43"
  `)
})

test('front matter that is not words is the same', () => {
  expect(reportOn('pair-with-other-setting')).toMatchInlineSnapshot(`
    "content/vendors/acme.he.mdx (1 error)

      content/vendors/acme.he.mdx:7:1 error [pairs]
        Found:    illustration: laptop
        Expected: illustration: devices, as on the English page
        See also: content/vendors/acme.en.mdx:7:1
        Write:
          illustration: devices"
  `)
})

test('a widget that one language has alone is reported at both places', () => {
  expect(reportOn('pair-with-widget-of-its-own')).toMatchInlineSnapshot(`
    "content/vendors/acme.en.mdx (1 error)

      content/vendors/acme.en.mdx:38:1 error [pairs]
        Found:    no <Callout title="…"> in this part of the page, while the Hebrew page has one
        Expected: the same headings, widgets and images in the same order in both languages; add it here, or delete it there
        See also: content/vendors/acme.he.mdx:42:1
        Write:
          <Callout title="…">"
  `)
})

test('a widget that one language lacks is an example of what to write, since its place is not known', () => {
  const content = contentOf('pair-with-widget-of-its-own', 'compared', root => {
    const path = join(root, 'content/vendors/acme.he.mdx')
    writeFileSync(
      path,
      readFileSync(path, 'utf8')
        .replace(/<Callout [^>]*>/, '<Suits>')
        .replace('</Callout>', '</Suits>'),
    )
  })
  const lacking = checkContent(content).filter(({ file, fix }) => file === 'content/vendors/acme.en.mdx' && fix)
  expect(lacking).toMatchObject([{ check: 'pairs', fix: '<Suits>', isExample: true }])
})

test('a widget that one language lacks comes whole, as the other has it, and its first line is what is shown', () => {
  const [lacking] = checkContent(contentOf('pair-with-widget-of-its-own', 'compared')).filter(({ whole }) => whole)
  expect(lacking?.fix).toBe('<Callout title="…">')
  expect(lacking?.whole).toMatch(/^<Callout title="[א-ת][^>]*>\n.*[א-ת].*\n<\/Callout>$/s)
})

test('a fact that one language lacks is reported', () => {
  expect(reportOn('pair-without-fact')).toMatchInlineSnapshot(`
    "content/vendors/acme.he.mdx (1 error)

      content/vendors/acme.he.mdx:38:1 error [pairs]
        Found:    no <Fact id="acme.trial" /> in this part of the page, while the English page has one
        Expected: the same facts and links in both languages, equally often; add it here, or delete it there
        See also: content/vendors/acme.en.mdx:40:12
        Write:
          <Fact id="acme.trial" />"
  `)
})

test('an image that one language lacks is reported', () => {
  expect(reportOn('pair-without-image')).toMatchInlineSnapshot(`
    "content/vendors/acme.he.mdx (1 error)

      content/vendors/acme.he.mdx:38:1 error [pairs]
        Found:    no ![…](../images/list.png) in this part of the page, while the English page has one
        Expected: the same headings, widgets and images in the same order in both languages; add it here, or delete it there
        See also: content/vendors/acme.en.mdx:42:1
        Write:
          ![…](../images/list.png)"
  `)
})

test('a link that one language lacks is reported', () => {
  expect(reportOn('pair-without-link')).toMatchInlineSnapshot(`
    "content/vendors/acme.en.mdx (1 error)

      content/vendors/acme.en.mdx:38:1 error [pairs]
        Found:    no […](/acme) in this part of the page, while the Hebrew page has one
        Expected: the same facts and links in both languages, equally often; add it here, or delete it there
        See also: content/vendors/acme.he.mdx:40:90
        Write:
          […](/acme)"
  `)
})

test('a widget that one language lacks is reported at both places', () => {
  expect(reportOn('pair-without-widget')).toMatchInlineSnapshot(`
    "content/vendors/acme.he.mdx (2 errors)

      content/vendors/acme.he.mdx:22:1 error [widgetChildren]
        Found:    <FeatureGrid> with 1 <Feature> inside
        Expected: 2 to 6 of them

      content/vendors/acme.he.mdx:24:1 error [pairs]
        Found:    no <Feature title="…" icon="key"> in this part of the page, while the English page has one
        Expected: the same headings, widgets and images in the same order in both languages; add it here, or delete it there
        See also: content/vendors/acme.en.mdx:30:1
        Write:
          <Feature title="…" icon="key">"
  `)
})

test('both languages come and go at the same moment', () => {
  expect(reportOn('pair-with-other-date')).toMatchInlineSnapshot(`
    "content/vendors/acme.he.mdx (2 errors)

      content/vendors/acme.he.mdx:1:1 error [pairs]
        Found:    no “unpublishAt”
        Expected: unpublishAt: 2026-12-31, as on the English page
        See also: content/vendors/acme.en.mdx:7:1
        Write:
          unpublishAt: 2026-12-31

      content/vendors/acme.he.mdx:7:1 error [pairs]
        Found:    publishAt: 2026-12-01
        Expected: publishAt: 2026-12-01 09:30, as on the English page
        See also: content/vendors/acme.en.mdx:8:1
        Write:
          publishAt: 2026-12-01 09:30"
  `)
})

test('where one language still has texts of the template, that is said in place of all that differs', () => {
  expect(reportOn('pair-with-template-left-he')).toMatchInlineSnapshot(`
    "content/vendors/acme.he.mdx (1 error)

      content/vendors/acme.he.mdx:22:1 error [unfinished]
        Found:    [[שתי פסקאות קצרות.]], which is still to be written
        Expected: your own words in place of the double brackets and what is between them

    content/vendors/acme.en.mdx (1 warning)

      content/vendors/acme.en.mdx:1:1 warning [pairs]
        Found:    the Hebrew page, which still has texts of the template to write
        Expected: the texts of both languages; once both are written, it is said where they differ
        See also: content/vendors/acme.he.mdx:22:1"
  `)
  expect(reportOn('pair-with-template-left-en')).toMatchInlineSnapshot(`
    "content/vendors/acme.en.mdx (1 error)

      content/vendors/acme.en.mdx:22:1 error [unfinished]
        Found:    [[Two short paragraphs.]], which is still to be written
        Expected: your own words in place of the double brackets and what is between them

    content/vendors/acme.he.mdx (1 warning)

      content/vendors/acme.he.mdx:1:1 warning [pairs]
        Found:    the English page, which still has texts of the template to write
        Expected: the texts of both languages; once both are written, it is said where they differ
        See also: content/vendors/acme.en.mdx:22:1"
  `)
})
