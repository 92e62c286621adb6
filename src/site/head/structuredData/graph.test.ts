import { expect, test } from 'vitest'
import { formatFact } from '../../../content/formatFact.ts'
import { siteOf } from '../../../content/projectSite.ts'
import { readSnapshot } from '../../../content/snapshot.ts'
import { menuName } from '../../layout/header/menuPaths.ts'
import { structuredData, structuredDataScript } from './graph.ts'
import { readPageText } from './pageText.ts'

const site = siteOf(readSnapshot(process.cwd()))

const html = `<html><head><title>Not on the page</title></head><body><main><h1>Suites &amp; mail</h1>
<details class="x" id="question-1"><summary class="y"><h3>Is <bdi>Gmail</bdi> in?</h3><svg></svg></summary><div><p>Yes, from <bdi dir="ltr">$6</bdi>.</p><p>Ask us.</p></div></details>
</main><footer>Tavnit, 1 Example Street, Tel Aviv</footer></body></html>`

function graphOf(path: '/' | '/google-workspace' | '/applecare' | '/privacy-policy' | '/store/mac', body = html) {
  const page = site.pages.get(path)?.en
  if (!page) throw new Error(`no ${path}`)
  const graph = structuredData({
    page,
    company: site.data.company,
    text: readPageText(body),
    above: [
      { name: 'Home', path: '/' },
      ...(path === '/store/mac' ? [{ name: 'Store', path: '/store' as const }] : []),
    ],
    tables: path === '/privacy-policy' ? [] : [site.data.plans[path.slice(1)] ?? []].flat(),
    changed: '2026-11-03',
    menuName: menuName(site.data.navigation, page),
    fact: id => site.data.facts[id],
  })
  return JSON.parse(JSON.stringify(graph))['@graph'] as Record<string, unknown>[]
}

const node = (graph: Record<string, unknown>[], type: string) =>
  graph.find(entry => [entry['@type']].flat().includes(type))

test('an answer is the text that the page shows, with its facts', () => {
  expect(node(graphOf('/google-workspace'), 'FAQPage')?.mainEntity).toEqual([
    {
      '@type': 'Question',
      name: 'Is Gmail in?',
      acceptedAnswer: { '@type': 'Answer', text: 'Yes, from $6. Ask us.' },
    },
  ])
})

test('the offer of a plan has the price of its fact', () => {
  const fact = site.data.facts['workspace.starter.price']
  const product = node(graphOf('/google-workspace'), 'Product')
  expect(fact && formatFact(fact, 'en', 'number')).toBe(String((product as { offers: { price: number } }).offers.price))
})

test('a price that begins somewhere is a lowest price', () => {
  expect(node(graphOf('/applecare'), 'Product')?.offers).toMatchObject({ '@type': 'AggregateOffer', lowPrice: 199 })
})

test('a page without an address has an Organization and no LocalBusiness', () => {
  const graph = graphOf('/privacy-policy', '<body><h1>Privacy</h1></body>')
  expect(node(graph, 'LocalBusiness')).toBeUndefined()
  expect(node(graph, 'Organization')).toBeDefined()
})

test('a policy is no service', () => {
  expect(node(graphOf('/privacy-policy'), 'Service')).toBeUndefined()
})

test('no text can end the script', () => {
  const graph = { '@context': 'https://schema.org', '@graph': [{ '@type': 'Thing', name: '</script><b>' }] } as const
  expect(structuredDataScript(graph).match(/<\/script>/g)).toHaveLength(1)
})

test('a service is named as in the menus, not by the slogan of its page', () => {
  expect(node(graphOf('/google-workspace'), 'Service')).toMatchObject({
    name: 'Google Workspace',
    areaServed: { '@type': 'Country', name: 'Israel' },
  })
})

test('the home page says what the company does', () => {
  expect(node(graphOf('/'), 'Service')?.name).toBe(site.data.company.tagline.en)
})

test('a plan is named with its product and has the brand and a picture', () => {
  expect(node(graphOf('/applecare'), 'Product')).toMatchObject({
    name: 'AppleCare for Enterprise Standard',
    brand: { name: 'Apple' },
    image: `${site.data.company.origin}/social/en/applecare.png`,
  })
})

test('the size of a picture is a number', () => {
  const page = node(graphOf('/applecare'), 'WebPage') as { primaryImageOfPage: unknown }
  expect(page.primaryImageOfPage).toMatchObject({ width: 1200, height: 630 })
})

test('a page of the store stands below the store, and offers nothing for which there is no price', () => {
  const graph = graphOf('/store/mac')
  expect(graph.filter(entry => ['Product', 'ItemList'].includes(String(entry['@type'])))).toEqual([])
  const crumbs = node(graph, 'BreadcrumbList')?.itemListElement as { item: string }[]
  expect(crumbs.map(({ item }) => new URL(item).pathname)).toEqual(['/', '/store', '/store/mac'])
})
