import { expect, test } from 'vitest'
import { menuPaths } from '../../src/site/layout/header/menuPaths.ts'
import { builtPages, site } from './pages.ts'

const headerOf = (html: string) => html.slice(html.indexOf('<header'), html.indexOf('</header>'))
const links = (html: string) => [...headerOf(html).matchAll(/<a [^>]*>/g)].map(([tag]) => tag)
const marked = (html: string) => links(html).filter(tag => tag.includes('aria-current="page"'))

test('the header marks the links to the page one is on, and no others', () => {
  const menus = menuPaths(site.data.navigation)
  for (const { url, page, html } of builtPages) {
    expect(
      marked(html).filter(tag => !tag.includes(`href="${url}"`)),
      url,
    ).toEqual([])
    if (menus.has(page.path)) expect(marked(html).length, url).toBeGreaterThan(0)
  }
  expect(menus.size).toBeGreaterThan(20)
})
