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

test.each(['"', "'"])('a price table offers its plans, in quotes like %s', async quote => {
  const mdx = `# Mail\n\n<PricingTable plans=${quote}google-workspace${quote} />\n`
  const plans = site.data.plans['google-workspace']?.plans ?? []
  const offered = await nodesOf('Product', '/google-workspace', mdx)
  expect(offered.map(({ name }) => name)).toEqual(
    plans.map(({ name }) => `Google Workspace ${typeof name === 'string' ? name : name.en}`),
  )
})

test('a widget inside a comment offers nothing', async () => {
  const mdx = '# Mail\n\n{/* <PricingTable plans="google-workspace" /> */}\n'
  expect(await nodesOf('Product', '/google-workspace', mdx)).toEqual([])
})
