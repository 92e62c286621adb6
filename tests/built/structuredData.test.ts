import { readFileSync } from 'node:fs'
import Validator, { type Issue } from '@adobe/structured-data-validator'
import { expect, test } from 'vitest'
import { builtPages, wordsOf } from './pages.ts'

const indexed = builtPages.filter(({ page }) => !page.frontMatter.noIndex)

const graphs = indexed.map(({ url, html, page }) => {
  const scripts = [...html.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g)]
  const graph = JSON.parse(scripts[0]?.[1] ?? '{}') as { '@graph': Record<string, unknown>[] }
  return { url, page, html, count: scripts.length, nodes: graph['@graph'] }
})

/** Values of every property, with its name, at any depth. */
function values(node: unknown, key = ''): [key: string, value: unknown][] {
  if (Array.isArray(node)) return node.flatMap(entry => values(entry, key))
  if (typeof node === 'object' && node !== null) {
    // Where the service is offered: a code with its name.
    if ('@type' in node && node['@type'] === 'Country') return []
    return Object.entries(node).flatMap(([name, value]) => values(value, name))
  }
  return [[key, node]]
}

/** Codes, addresses and dates, which a page shows in words or not at all. */
const codes = new Set([
  '@id',
  '@type',
  'url',
  'item',
  'logo',
  'image',
  'sameAs',
  'inLanguage',
  'dateModified',
  'priceCurrency',
  'priceValidUntil',
  'addressCountry',
  'identifier',
  'position',
  'width',
  'height',
  'offerCount',
])

test('every page has one graph, and a page kept from search engines none', () => {
  expect(graphs.filter(({ count, nodes }) => count !== 1 || !Array.isArray(nodes)).map(({ url }) => url)).toEqual([])
  const hidden = builtPages.filter(({ page, html }) => page.frontMatter.noIndex && html.includes('ld+json'))
  expect(hidden.map(({ url }) => url)).toEqual([])
})

test('every word and figure of it stands visibly on the page', () => {
  const unseen = graphs.flatMap(({ url, html, nodes }) => {
    const words = wordsOf(html)
    return values(nodes).flatMap(([key, value]) =>
      codes.has(key) || words.includes(String(value)) ? [] : [`${url} ${key}: ${value}`],
    )
  })
  expect(unseen).toEqual([])
})

test('every identity is defined once, and every reference leads to one', () => {
  const faults = graphs.flatMap(({ url, nodes }) => {
    const defined = nodes.map(node => node['@id'])
    const used = values(nodes.map(({ '@id': _, ...rest }) => rest)).filter(([key]) => key === '@id')
    return [
      ...defined.filter((id, index) => !id || defined.indexOf(id) !== index).map(id => `${url} defines ${id} twice`),
      ...used.filter(([, id]) => !defined.includes(id)).map(([, id]) => `${url} refers to ${id}`),
    ]
  })
  expect(faults).toEqual([])
})

test('each page says its language', () => {
  const wrong = graphs.filter(
    ({ nodes, page }) => nodes.find(node => node['@type'] === 'WebPage')?.inLanguage !== page.locale,
  )
  expect(wrong.map(({ url }) => url)).toEqual([])
})

test('structured data, sitemap and feeds say the same day of a pair’s last change', () => {
  const read = (name: string) => readFileSync(`dist/client/${name}`, 'utf8')
  const daysIn = (text: string, pattern: RegExp) =>
    new Map([...text.matchAll(pattern)].map(([, url = '', day = '']) => [url, day]))
  const sitemap = daysIn(read('sitemap.xml'), /<loc>([^<]+)<\/loc>\s*<lastmod>([^<]+)</g)
  const entry = /<id>([^<]+)<\/id>\s*<link [^>]*>\s*<updated>([^T<]+)/g
  const feeds = new Map([...daysIn(read('feed.xml'), entry), ...daysIn(read('he/feed.xml'), entry)])
  expect(sitemap.size).toBe(graphs.length)
  expect(feeds.size).toBeGreaterThan(40)
  const wrong = graphs.filter(({ nodes }) => {
    const { url, dateModified } = nodes.find(node => node['@type'] === 'WebPage') ?? {}
    const said = [sitemap.get(String(url)), feeds.get(String(url)) ?? dateModified]
    return said.some(day => day !== dateModified)
  })
  expect(wrong.map(({ url }) => url)).toEqual([])
})

/** What Google's own rules leave to schema.org: kinds that no rich result is made of. */
const required: Record<string, string[]> = {
  Service: ['name', 'provider', 'areaServed'],
  WebSite: ['name', 'url', 'inLanguage'],
  WebPage: ['name', 'url', 'isPartOf', 'breadcrumb', 'dateModified'],
  FAQPage: ['mainEntity'],
  Organization: ['name', 'url', 'logo'],
  LocalBusiness: ['name', 'address'],
}

/** Kinds whose rules the validator knows. */
const validated = new Set(['Product', 'BreadcrumbList'])

test('every kind has its rules, and what they require is there', () => {
  const missing = graphs.flatMap(({ url, nodes }) =>
    nodes.flatMap(node =>
      [node['@type']].flat().flatMap(type => {
        if (validated.has(String(type))) return []
        const properties = required[String(type)]
        if (!properties) return [`${url} has a ${type}, of which nothing is known`]
        return properties.filter(name => !(name in node)).map(name => `${url} ${type} has no ${name}`)
      }),
    ),
  )
  expect(missing).toEqual([])
})

/** What Google recommends and we leave out, by the field, with the reason. */
const leftOut: Record<string, string> = {
  aggregateRating: 'nobody has rated our plans',
  review: 'reviews about oneself are not allowed',
  availability: 'a plan of a service is not in stock',
  highPrice: 'our price list says from where prices begin, and not where they end',
  // A service by the month or year has none of these.
  ...Object.fromEntries(
    'audience color hasCertification inProductGroupWithID isVariantOf material mpn pattern size sku subjectOf gtin gtin8 gtin12 gtin13 gtin14 isbn'
      .split(' ')
      .map(field => [field, 'a property of goods']),
  ),
}

/** Of the home page, whose breadcrumb the specification asks for (section 2) though it has one step. */
const shortTrail = 'At least two ListItems are required'

/** What Google's documented rules for rich results find in a graph, a line each. */
async function faultsOf(nodes: readonly Record<string, unknown>[]): Promise<string[]> {
  const jsonld = Object.groupBy(
    nodes.flatMap(node => [node['@type']].flat().map(type => ({ ...node, '@type': String(type) }))),
    node => node['@type'],
  )
  const issues: Issue[] = await new Validator().validate({ jsonld })
  return issues
    .filter(({ severity, fieldNames = [''], issueMessage }) => {
      const isExcepted = fieldNames.every(field => field in leftOut) || issueMessage === shortTrail
      return severity === 'ERROR' || !isExcepted
    })
    .map(({ severity, issueMessage, path }) => `${severity} ${path.map(({ type }) => type).join('/')}: ${issueMessage}`)
}

test('Google’s rules for rich results find nothing', async () => {
  const faults = await Promise.all(
    graphs.map(async ({ url, nodes }) => (await faultsOf(nodes)).map(fault => `${url} ${fault}`)),
  )
  expect(faults.flat()).toEqual([])
})

test('a product without price and a trail without names would be found', async () => {
  const faults = await faultsOf([
    { '@type': 'Product', name: 'Mac', image: 'https://www.example.com/mac.png' },
    { '@type': 'BreadcrumbList', itemListElement: [{ '@type': 'ListItem', position: 1 }] },
  ])
  expect(faults).toEqual(expect.arrayContaining([expect.stringContaining('"offers"'), expect.stringContaining('name')]))
})
