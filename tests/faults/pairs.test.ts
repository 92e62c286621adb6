import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { pairs } from '../../src/content/checks/pairs.ts'
import { checkContent } from '../../src/content/checks/runChecks.ts'
import { plainWordingIn } from '../../src/content/messages/wording.ts'
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

describe.each([
  ['en', 'he'],
  ['he', 'en'],
] as const)('of a widget that only the page in %s has', (locale, other) => {
  const opening = '<Timeline unit="day" day="…">'
  const widget = `${opening}

<Phase title="…" from={4} to={3}>

### …

![…](../images/list.png)

[…](https://example.com/) 365 <Fact id="acme.trial" />

</Phase>

<Phase title="730" from={3} to={2}>

<Fact id="acme.trial" />

</Phase>

</Timeline>

`

  /** What the pairs’ check shows where each page has something of its own before its end. */
  const shown = (own: string, others = '') => {
    const content = contentOf('base', 'compared', root => {
      for (const [language, text] of [
        [locale, own],
        [other, others],
      ] as const) {
        const path = join(root, `content/vendors/acme.${language}.mdx`)
        writeFileSync(path, readFileSync(path, 'utf8').replace('<Cta ', `${text}<Cta `))
      }
    })
    return checkContent(content, [pairs]).map(({ file, found: words }) => {
      const text = plainWordingIn('en')(words)
      const [mark = text] = /(?<=^no ).*(?= in this part)/.exec(text) ?? []
      return `${file.slice(-6, -4)} ${mark}`
    })
  }

  test('nothing that is inside is reported besides', () => {
    expect(shown(widget)).toEqual([`${other} ${opening}`])
  })

  test('what the page has outside of it, too, is reported', () => {
    const outside = '![…](../images/list.png)\n\n[…](https://example.com/) 365\n\n'
    const missing = [opening, '![…](../images/list.png)', '[…](https://example.com/)', '“365”'].map(
      mark => `${other} ${mark}`,
    )
    for (const own of [widget + outside, outside + widget]) expect(shown(own).toSorted()).toEqual(missing.toSorted())
  })

  test('what both pages have outside of it is not', () => {
    const outside = '![…](../images/list.png)\n\n[…](https://example.com/) 365\n\n'
    expect(shown(widget + outside, outside)).toEqual([`${other} ${opening}`])
  })

  test('its text without it on the other page is not', () => {
    expect(shown(widget, '![…](../images/list.png)\n\n[…](https://example.com/) 365\n\n')).toEqual([
      `${other} ${opening}`,
    ])
  })

  test('a widget that both have is compared inside', () => {
    const others = widget.replace(/<Phase title="730".*?<\/Phase>\n\n/s, '').replace('365 ', '')
    expect(shown(widget, others)).toEqual([`${other} <Phase title="…" from={3} to={2}>`, `${other} “365”`])
  })
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
