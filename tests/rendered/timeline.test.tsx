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

/** The classes and words below the bars of phases on a scale of the unit. */
function below(locale: 'en' | 'he', unit: 'day' | 'year', phases: readonly (readonly [from: number, to: number])[]) {
  const page = site.pages.get('/about')?.[locale]
  if (!page) throw new Error('The timeline needs a page to stand on: /about.')
  const html = renderToStaticMarkup(
    <I18nProvider i18n={setupI18n({ locale, messages: { en, he } })}>
      <PageContextProvider value={{ locale, page, site: createReader(site, locale) }}>
        <Timeline caption="Caption" unit={unit} day="Day">
          {phases.map(([from, to]) => (
            <Phase key={from} title="Title" from={from} to={to}>
              Text
            </Phase>
          ))}
        </Timeline>
      </PageContextProvider>
    </I18nProvider>,
  )
  return Array.from(html.matchAll(/<p class="(\w*)">(.*?)<\/p>/g), ([, place, words = '']) => [
    place,
    words.replace(/<.*?>|[\u200e\u200f]/g, ''),
  ])
}

const phases = [
  [0, 2],
  [11, 16],
  [21, 28],
] as const

test('words stand below their bar: at its start, in the middle, at its end', () => {
  expect(below('en', 'day', phases).map(([place]) => place)).toEqual(['', 'middle', 'late'])
})

test('Hebrew counts days from eleven on in the singular, and has a word for two years', () => {
  const counts = (unit: 'day' | 'year', from: number, to: number) =>
    below('he', unit, [[from, to]]).flatMap(([, text = '']) => text.match(/\d+ [א-ת]+|יומיים|שנתיים/g))
  expect(counts('day', 11, 16)).toEqual(['11 יום', '16 יום'])
  expect(counts('day', 2, 10)).toEqual(['יומיים', '10 ימים'])
  expect(counts('year', 2, 3)).toEqual(['שנתיים', '3 שנים'])
})
