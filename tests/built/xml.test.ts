import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { validateXML } from 'xmllint-wasm'
import { localeCodes } from '../../src/content/locales/locales.ts'
import { feedPath } from '../../src/site/machineFiles/atomFeed.ts'

const read = (name: string) => readFileSync(join('dist/client', name), 'utf8')

const schema = (name: string) => readFileSync(join(import.meta.dirname, 'schemas', name), 'utf8')

const schemas = {
  /** Written from RFC 4287, whose own schema comes in no package. */
  atom: { schema: schema('atom.rng'), extension: 'relaxng' },
  /** Stricter than the published one, which checks neither the scheme of an address nor what a link is for. */
  sitemap: { schema: schema('sitemap.rng'), extension: 'relaxng' },
  /** As sitemaps.org publishes it. */
  published: {
    schema: { fileName: 'sitemapWithLinks.xsd', contents: schema('sitemapWithLinks.xsd') },
    preload: { fileName: 'sitemap.xsd', contents: readFileSync('node_modules/sitemap/schema/sitemap.xsd', 'utf8') },
    extension: 'schema',
  },
} as const

/** What a schema finds wrong, a line each. */
async function faults(name: keyof typeof schemas, xml: string): Promise<string[]> {
  const { errors } = await validateXML({ xml: { fileName: 'file.xml', contents: xml }, ...schemas[name] })
  return errors.map(({ message }) => message)
}

test.each(localeCodes)('the feed of %s is Atom', async locale => {
  expect(await faults('atom', read(feedPath(locale)))).toEqual([])
})

test.each(['sitemap', 'published'] as const)('the sitemap is one, by the schema "%s"', async name => {
  expect(await faults(name, read('sitemap.xml'))).toEqual([])
})

test.each([
  ['atom', 'feed.xml', /<updated>.*?<\/updated>/, ''],
  ['atom', 'feed.xml', /T00:00:00Z/, ' 00:00'],
  ['atom', 'feed.xml', /rel="self"/, 'rel="me"'],
  ['sitemap', 'sitemap.xml', /<lastmod>.*?</, '<lastmod>1 November<'],
  ['sitemap', 'sitemap.xml', /<loc>.*?</, '<loc>/kandji<'],
  ['sitemap', 'sitemap.xml', /hreflang="he"/, 'hreflang="he_IL"'],
  ['published', 'sitemap.xml', /<lastmod>.*?</, '<lastmod>1 November<'],
  ['published', 'sitemap.xml', /<loc>.*?<\/loc>/, ''],
  ['published', 'sitemap.xml', /hreflang="he"/, 'hreflang="he_IL"'],
] as const)('%s: in %s, %s as “%s” would be found', async (schema, file, from, to) => {
  expect(await faults(schema, read(file).replace(from, to))).not.toEqual([])
})
