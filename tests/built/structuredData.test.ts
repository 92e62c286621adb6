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

test('each page says its language and the day of its change', () => {
  const wrong = graphs.filter(({ nodes, page }) => {
    const webPage = nodes.find(node => node['@type'] === 'WebPage')
    return webPage?.inLanguage !== page.locale || webPage?.dateModified !== page.frontMatter.updated
  })
  expect(wrong.map(({ url }) => url)).toEqual([])
})

test('what the search engines ask of each kind is there', () => {
  const required: Record<string, string[]> = {
    Organization: ['name', 'url', 'logo'],
    LocalBusiness: ['name', 'address'],
    WebSite: ['name', 'url', 'inLanguage'],
    WebPage: ['name', 'url', 'isPartOf', 'breadcrumb'],
    BreadcrumbList: ['itemListElement'],
    Service: ['name', 'provider', 'areaServed'],
    Product: ['name', 'offers'],
    FAQPage: ['mainEntity'],
    ItemList: ['itemListElement'],
  }
  const missing = graphs.flatMap(({ url, nodes }) =>
    nodes.flatMap(node =>
      [node['@type']].flat().flatMap(type => {
        const properties = required[String(type)]
        if (!properties) return [`${url} has a ${type}, of which nothing is known`]
        return properties.filter(name => !(name in node)).map(name => `${url} ${type} has no ${name}`)
      }),
    ),
  )
  expect(missing).toEqual([])
})
