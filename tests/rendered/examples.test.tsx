import { setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { localeCodes } from '../../src/content/locales/locales.ts'
import { siteOf } from '../../src/content/projectSite.ts'
import { createReader } from '../../src/content/reader.ts'
import { readSnapshot } from '../../src/content/snapshot.ts'
import { documented, readExamples, widgetsIn } from '../../src/desk/gallery/examples.ts'
import { loadExamples } from '../../src/desk/gallery/load.ts'
import { messages as en } from '../../src/site/i18n/en.po'
import { messages as he } from '../../src/site/i18n/he.po'
import { PageContextProvider } from '../../src/site/layout/PageContext.tsx'
import { mdxComponents, widgets } from '../../src/site/widgets/index.ts'

const root = process.cwd()
const site = siteOf(readSnapshot(root))
const sections = readExamples(root)

for (const locale of localeCodes) {
  test(`every widget has an example (${locale})`, () => {
    const shown = new Set(sections.flatMap(({ examples }) => examples.flatMap(example => widgetsIn(example[locale]))))
    expect(Object.keys(widgets).filter(name => !shown.has(name))).toEqual([])
  })
}

test('every widget is documented once, and nothing else is', () => {
  const names = sections.flatMap(section => documented(section, sections))
  expect(names.toSorted()).toEqual(Object.keys(widgets).toSorted())
})

test('examples show the widget that they stand under, in both languages alike', () => {
  for (const { widget, file, examples } of sections) {
    for (const { en, he, name } of examples) {
      expect(widgetsIn(en), `${file}: ${name.en}`).toContain(widget)
      const props = (mdx: string) =>
        mdx.match(/<\/?[A-Z]\w*|\b(?:fact|id|pages?|plans|icon|action|kind|category|form)="[^"]*"/g)
      expect(props(he), `${file}: ${name.he}`).toEqual(props(en))
    }
  }
})

for (const locale of localeCodes) {
  const shown = await loadExamples(site, locale)
  const page = site.pages.get('/about')?.[locale]
  if (!page) throw new Error('The examples need a page to stand on: /about.')

  test.each(shown.flatMap(({ name, examples }) => examples.map(example => ({ widget: name, ...example }))))(
    `$widget, $name: renders (${locale})`,
    ({ Content }) => {
      const i18n = setupI18n({ locale, messages: { en, he } })
      const html = renderToStaticMarkup(
        <I18nProvider i18n={i18n}>
          <PageContextProvider value={{ locale, page, site: createReader(site, locale) }}>
            {createElement(Content, { components: mdxComponents })}
          </PageContextProvider>
        </I18nProvider>,
      )
      expect(html).not.toMatch(/undefined|\[object|NaN/)
      expect(html.replace(/<[^>]*>/g, '').trim()).not.toBe('')
    },
  )
}
