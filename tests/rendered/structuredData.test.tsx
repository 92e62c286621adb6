import { expect, test } from 'vitest'
import type { PagePath } from '../../src/content/locales/urls.ts'
import { siteOf } from '../../src/content/projectSite.ts'
import { readSnapshot } from '../../src/content/snapshot.ts'
import { renderPage } from '../../src/site/render/renderPage.tsx'

const site = siteOf(readSnapshot(process.cwd()))

/** Nodes of a type in the structured data of a page whose MDX is replaced. */
async function nodesOf(type: string, path: PagePath, mdx: string): Promise<Record<string, unknown>[]> {
  const page = site.pages.get(path)?.en
  if (!page) throw new Error(`No page ${path}.`)
  const changed = { ...site, pages: new Map([...site.pages, [path, { en: { ...page, body: mdx } }]]) }
  const { html } = await renderPage(changed, path)
  const json = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html)?.[1] ?? ''
  const graph = JSON.parse(json)['@graph'] as Record<string, unknown>[]
  return graph.filter(node => node['@type'] === type)
}

const itemIds = ([list]: Record<string, unknown>[]) =>
  ((list?.itemListElement ?? []) as { item: { identifier: string } }[]).map(({ item }) => item.identifier)

const storeIds = (category?: string) =>
  site.data.store.flatMap(({ slug, items }) => (category && category !== slug ? [] : items.map(({ id }) => id)))

test.each(['"', "'"])('a category of the store lists its own items, in quotes like %s', async quote => {
  const mdx = `# Mac\n\n<StoreCatalogue category=${quote}mac${quote} />\n`
  expect(itemIds(await nodesOf('ItemList', '/store/mac', mdx))).toEqual(storeIds('mac'))
})

test('the whole store lists all items', async () => {
  expect(itemIds(await nodesOf('ItemList', '/store', '# Store\n\n<StoreCatalogue />\n'))).toEqual(storeIds())
})

test.each(['"', "'"])('a price table offers its plans, in quotes like %s', async quote => {
  const mdx = `# Mail\n\n<PricingTable plans=${quote}google-workspace${quote} />\n`
  const plans = site.data.plans['google-workspace']?.plans ?? []
  const offered = await nodesOf('Product', '/google-workspace', mdx)
  expect(offered.map(({ name }) => name)).toEqual(plans.map(({ name }) => (typeof name === 'string' ? name : name.en)))
})

test('a widget inside a comment offers nothing', async () => {
  const mdx = '# Mail\n\n{/* <PricingTable plans="google-workspace" /> <StoreCatalogue /> */}\n'
  expect(await nodesOf('Product', '/google-workspace', mdx)).toEqual([])
  expect(await nodesOf('ItemList', '/google-workspace', mdx)).toEqual([])
})
