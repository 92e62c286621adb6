import { setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { siteOf } from '../../src/content/projectSite.ts'
import { createReader } from '../../src/content/reader.ts'
import { readSnapshot } from '../../src/content/snapshot.ts'
import { messages as en } from '../../src/site/i18n/en.po'
import { messages as he } from '../../src/site/i18n/he.po'
import { PageContextProvider } from '../../src/site/layout/PageContext.tsx'
import { Phase, Timeline } from '../../src/site/widgets/Timeline/Timeline.tsx'

const site = siteOf(readSnapshot(process.cwd()))

type Unit = 'hour' | 'day' | 'week' | 'month' | 'year'
type Span = readonly [from: number, to: number]

function render(locale: 'en' | 'he', unit: Unit, phases: readonly Span[]): string {
  const page = site.pages.get('/about')?.[locale]
  if (!page) throw new Error('The timeline needs a page to stand on: /about.')
  return renderToStaticMarkup(
    <I18nProvider i18n={setupI18n({ locale, messages: { en, he } })}>
      <PageContextProvider value={{ locale, page, site: createReader(site, locale) }}>
        <Timeline caption="Caption" unit={unit} day="Day" countdown={phases.some(([from, to]) => from > to)}>
          {phases.map(([from, to]) => (
            <Phase key={from} title="Title" from={from} to={to}>
              Text
            </Phase>
          ))}
        </Timeline>
      </PageContextProvider>
    </I18nProvider>,
  )
}

/** The words below the bar of one phase. */
function words(locale: 'en' | 'he', unit: Unit, phase: Span): string {
  const [, said = ''] = /<p>(.*?)<\/p>/.exec(render(locale, unit, [phase])) ?? []
  return said.replace(/<.*?>|[\u200e\u200f]/g, '')
}

test.each<[unit: Unit, phase: Span, english: string, hebrew: string]>([
  ['day', [0, 1], 'the first day', 'מההתחלה, במשך יום'],
  ['day', [0, 2], 'the first 2 days', 'מההתחלה, במשך יומיים'],
  ['day', [3, 7], '3 to 7 days after', '3 עד 7 ימים אחרי'],
  ['day', [12, 16], '12 to 16 days after', '12 עד 16 יום אחרי'],
  ['day', [1, 2], '1 to 2 days after', 'יום עד יומיים אחרי'],
  ['day', [2, 12], '2 to 12 days after', 'יומיים עד 12 יום אחרי'],
  ['year', [1, 4], '1 to 4 years after', 'שנה עד 4 שנים אחרי'],
  ['year', [2, 5], '2 to 5 years after', 'שנתיים עד 5 שנים אחרי'],
  ['week', [2, 0], 'from 2 weeks before', 'מתחיל שבועיים לפני'],
  ['week', [16, 3], '16 to 3 weeks before', '16 עד 3 שבועות לפני'],
  ['week', [5, 2], '5 to 2 weeks before', '5 שבועות עד שבועיים לפני'],
  ['week', [3, 1], '3 weeks to 1 week before', '3 שבועות עד שבוע לפני'],
])('on a scale of %ss, %j is “%s” and «%s»', (unit, phase, english, hebrew) => {
  expect(words('en', unit, phase)).toBe(english)
  expect(words('he', unit, phase)).toBe(hebrew)
})

test.each<[string, Span[], bars: [x: string, width: string][], words: string[]]>([
  [
    'from a day on',
    [
      [0, 7],
      [21, 28],
    ],
    [
      ['0%', '25%'],
      ['75%', '25%'],
    ],
    ['0%', '75%'],
  ],
  [
    'back from a day',
    [
      [7, 0],
      [28, 21],
    ],
    [
      ['75%', '25%'],
      ['0%', '25%'],
    ],
    ['0%', '75%'],
  ],
])('%s, bars and the words below them are as far from the line of the day as it is long', (_, phases, bars, below) => {
  const html = render('en', 'day', phases)
  expect(Array.from(html.matchAll(/<rect x="(.*?)" width="(.*?)"/g), ([, x, width]) => [x, width])).toEqual(bars)
  expect(Array.from(html.matchAll(/class="when"><svg[^>]* width="(.*?)"/g), ([, width]) => width)).toEqual(below)
})

test.each<Span[][]>([[[[-4, 2]]], [[[-4, -2]]], [[[0, 0]]]])(
  'of %j, which is a fault, nothing is drawn beyond the drawing',
  phases => {
    const html = render('en', 'day', phases)
    expect(html).toContain('<rect')
    expect(html).not.toMatch(/="-|NaN|Infinity/)
  },
)
