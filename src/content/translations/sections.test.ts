import { expect, test } from 'vitest'
import { parsePage } from '../pageSource.ts'
import type { WidgetDescription } from '../widgets.ts'
import { sectionsOf } from './sections.ts'

const file = { section: 'vendors', slug: 'acme', locale: 'en', file: 'content/vendors/acme.en.mdx' } as const
const title = { title: { kind: 'string', required: true, description: '' } } as const
const widget: WidgetDescription = { description: '', props: title, children: 'markdown' }
const widgets = { Callout: widget, Cta: { ...widget, heading: 2 }, Feature: { ...widget, heading: 3 } } as const
const sections = (source: string) => sectionsOf(parsePage(file, source), widgets)
const hashes = (source: string) => sections(source).map(({ hash }) => hash)

const source = `---
title: Acme keeps lists
updated: 2026-11-01
---

<PageHero>

# Lists that stay true

A lede.

</PageHero>

## Prices

From [another page](/other), <Fact id="acme.price" />.

### In a team

Less.

<Callout title="Note">

An aside.

</Callout>

<Feature title="Mail" icon="mail">

A text.

</Feature>

<Cta title="Begin">

Today.

</Cta>
`

test('a page is its front matter, its top, its headings with all below them, and widgets with a heading of their own', () => {
  expect(sections(source).map(({ heading, id, line }) => [heading, id, line])).toEqual([
    ['front matter', '', 1],
    ['Lists that stay true', 'lists-that-stay-true', 6],
    ['Prices', 'prices', 14],
    ['Mail', '', 28],
    ['Begin', '', 34],
  ])
})

test('a section of another language has the id of the English one', () => {
  const hebrew = parsePage({ ...file, locale: 'he' }, source.replace('## Prices', '## מחירים'))
  expect(sectionsOf(hebrew, widgets, parsePage(file, source))[2]).toMatchObject({ heading: 'מחירים', id: 'prices' })
})

/** The source with a text replaced; throws where there is no such text, which would leave nothing to test. */
function edited(before: string, after: string): string {
  if (!source.includes(before)) throw new Error(`The source does not contain ${before}`)
  return source.replace(before, after)
}

test.each([
  ['the day it was updated', ['2026-11-01', '2026-12-24']],
  ['a link', ['(/other)', '(/elsewhere)']],
  ['a fact', ['acme.price', 'acme.cost']],
  ['an icon', ['icon="mail"', 'icon="clock"']],
  ['emphasis', ['Less.', '**Less.**']],
  ['line breaks', ['A lede.', 'A\nlede.']],
  ['a widget of a line', ['### In a team', '<Related pages="a, b" />\n\n### In a team']],
])('%s is nothing to translate', (_, [before, after]) => {
  expect(hashes(edited(before ?? '', after ?? ''))).toEqual(hashes(source))
})

test.each([
  ['the title', 'front matter', ['Acme keeps', 'Acme loses']],
  ['a word below a smaller heading', 'Prices', ['Less.', 'More.']],
  ['an aside', 'Prices', ['An aside.', 'No aside.']],
  ['a label', 'Begin', ['title="Begin"', 'title="Start"']],
])('%s belongs to the section “%s”', (_, __, [before, after]) => {
  const [was, is] = [hashes(source), hashes(edited(before ?? '', after ?? ''))]
  expect(sections(source).flatMap(({ heading }, index) => (was[index] === is[index] ? [] : [heading]))).toEqual([__])
})
