import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { validateXML } from 'xmllint-wasm'
import { localeCodes } from '../../src/content/locales/locales.ts'
import { feedPath } from '../../src/site/machineFiles/atomFeed.ts'

const read = (name: string) => readFileSync(join('dist/client', name), 'utf8')

/**
 * What a schema of tests/built/schemas/ finds wrong, a line each. They are written after the protocols: the published XSD of
 * sitemaps fetches that of language links from the web and checks neither scheme nor language, and Atom's stands in its RFC only.
 */
async function faults(schema: 'atom' | 'sitemap', xml: string): Promise<string[]> {
  const { errors } = await validateXML({
    xml: { fileName: 'file.xml', contents: xml },
    schema: readFileSync(join(import.meta.dirname, 'schemas', `${schema}.rng`), 'utf8'),
    extension: 'relaxng',
  })
  return errors.map(({ message }) => message)
}

test.each(localeCodes)('the feed of %s is Atom', async locale => {
  expect(await faults('atom', read(feedPath(locale)))).toEqual([])
})

test('the sitemap is one', async () => {
  expect(await faults('sitemap', read('sitemap.xml'))).toEqual([])
})

test.each([
  ['atom', 'feed.xml', /<updated>.*?<\/updated>/, ''],
  ['atom', 'feed.xml', /T00:00:00Z/, ' 00:00'],
  ['atom', 'feed.xml', /rel="self"/, 'rel="me"'],
  ['sitemap', 'sitemap.xml', /<lastmod>.*?</, '<lastmod>1 November<'],
  ['sitemap', 'sitemap.xml', /<loc>.*?</, '<loc>/kandji<'],
  ['sitemap', 'sitemap.xml', /hreflang="he"/, 'hreflang="he_IL"'],
] as const)('%s: in %s, %s as “%s” would be found', async (schema, file, from, to) => {
  expect(await faults(schema, read(file).replace(from, to))).not.toEqual([])
})
