import { expect, test } from 'vitest'
import { parsePage } from '../pageSource.ts'
import { pageFileOf } from '../site.ts'
import { unfinishedLinks } from './unfinishedLinks.ts'

/** What to write instead of the unfinished links of a text, and whether the check would write it itself. */
function linksIn(text: string, locale: 'en' | 'he') {
  const place = pageFileOf(`content/vendors/zoom.${locale}.mdx`)
  if (!place) throw new Error('no page')
  const title = locale === 'he' ? 'שיחות וידאו בלי תקלות' : 'Zoom: calls'
  const page = parsePage(place, `---\ntitle: '${title}'\n---\n\n${text}\n`)
  return [...unfinishedLinks(page, [page])].map(({ fix, edit }) => [fix, edit !== undefined])
}

test.each([
  ['he', 'ראו גם [הדף](שיחות וידאו) ועוד', '[הדף](/zoom)', false],
  ['he', 'ראו גם [הדף](שיחות ועוד', '[הדף](/…)', false],
  ['en', 'See [the page](zoom for more.', '[the page](/zoom)', false],
  ['he', 'ראו גם [הדף](Zoom', '[הדף](/zoom)', false],
  ['he', 'ראו גם [הדף](ניהול מחשבים', '[הדף](/…)', false],
  ['he', 'ראו גם [הדף](ניהול מחשבים) ועוד', '[הדף](/…)', false],
  ['en', 'See [the page](', '[the page](/…)', false],
  ['en', 'See [the page](/', '[the page](/…)', false],
  ['en', 'See [the page](/zoom. It says (most of) it.', '[the page](/zoom)', true],
  ['en', 'See [the page](https://example.org/zoom for more.', '[the page](https://example.org/zoom)', true],
  ['en', '![A rack](../images/rack.jpg', '![A rack](../images/rack.jpg)', false],
  ['en', 'See [Zoom](click for more).', '[Zoom](/…)', false],
  ['en', 'See [**the page**](zoom for more.', '[…](/zoom)', false],
])('in %s, %s is an unfinished link', (locale, text, fix, isSure) => {
  expect(linksIn(text, locale === 'he' ? 'he' : 'en')).toEqual([[fix, isSure]])
})

test.each([
  'See [the page](/zoom) and [1] (as it was).',
  'Write `[words](address` as it is.',
  '```\n[words](address\n```',
  String.raw`Write \[words](address or [words\](address or [words]\(address.`,
  '[[Two words]](and more',
  '[The list](../images/My list.png)',
])('%s is none', text => {
  expect(linksIn(text, 'en')).toEqual([])
})
