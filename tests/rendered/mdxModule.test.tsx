import { setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import English from '../../content/legal/cookie-policy.en.mdx'
import Hebrew from '../../content/legal/cookie-policy.he.mdx'
import { localize } from '../../src/content/locales/urls.ts'
import { siteOf } from '../../src/content/projectSite.ts'
import { createReader } from '../../src/content/reader.ts'
import { readSnapshot } from '../../src/content/snapshot.ts'
import { messages as en } from '../../src/site/i18n/en.po'
import { messages as he } from '../../src/site/i18n/he.po'
import { PageContextProvider } from '../../src/site/layout/PageContext.tsx'
import { keepTogether } from '../../src/site/render/keepTogether.ts'
import { renderPage } from '../../src/site/render/renderPage.tsx'
import { shortSvg } from '../../src/site/render/shortSvg.ts'
import { mdxComponents } from '../../src/site/widgets/index.ts'

const site = siteOf(readSnapshot(process.cwd()))

/** React counts its ids from the root of what is rendered, which here is the page or the module. */
const withoutIds = (html: string) => html.replace(/\b_R_\w*?_\b/g, '')

// The page has tables, headings, code, and Latin names in Hebrew: all that the plugins change.
test.each([
  ['en', English],
  ['he', Hebrew],
] as const)('a page imported as a module is what the site shows at its address (%s)', async (locale, Content) => {
  const page = site.pages.get('/cookie-policy')?.[locale]
  if (!page) throw new Error('expected the cookie policy among the pages')
  const main = renderToStaticMarkup(
    <I18nProvider i18n={setupI18n({ locale, messages: { en, he } })}>
      <PageContextProvider value={{ locale, page, site: createReader(site, locale) }}>
        {createElement(Content, { components: mdxComponents })}
      </PageContextProvider>
    </I18nProvider>,
  )
  const { html } = await renderPage(site, localize(page.path, locale))
  expect(withoutIds(html)).toContain(withoutIds(keepTogether(shortSvg(main))))
})
