import { addressesFile, isNotFoundPage, readAddresses, unreadableAddresses } from '../addresses.ts'
import { defaultLocale } from '../locales/locales.ts'
import { msg } from '../messages/msg.ts'
import { addressesOf } from './read/addresses.ts'
import type { Check } from './types.ts'

/** Addresses that were published and lead nowhere now; and pages that the record of addresses does not know yet. */
export const addresses: Check = function* (content) {
  const { yaml, rows, isReadable } = readAddresses(content.yaml)
  if (!yaml) return
  const error = { check: 'addresses', severity: 'error' } as const
  if (!isReadable) {
    yield { ...error, ...yaml.place(), ...unreadableAddresses }
    return
  }
  const { pages, redirects } = addressesOf(content)
  const allGone = new Set(rows.flatMap(({ path, gone }) => (gone ? [path] : [])))
  for (const [index, { path, gone }] of rows.entries()) {
    const page = pages.get(path)?.[0]
    if (gone && page) {
      yield {
        ...error,
        ...yaml.place(index),
        found: msg('{path} as an address that is gone, although it is that of the page {file}', {
          path,
          file: page.file,
        }),
        expected: msg('the line without {gone}', { gone: 'gone: true' }),
        fix: `- { path: ${path} }`,
      }
    }
    // A merge keeps the lines of both sides.
    if (allGone.has(path) || page || redirects.has(path)) continue
    yield {
      ...error,
      ...yaml.place(index),
      found: msg('{path}, which was published and now belongs to no page', { path }),
      expected: msg(
        'a line in {redirects} that leads on, so that links from elsewhere arrive; where nothing took its place, {gone} here',
        { redirects: 'content/data/redirects.yaml', gone: 'gone: true' },
      ),
      fix: `- { from: ${path}, to: /… }`,
    }
  }
  const known = new Set(rows.map(({ path }) => path))
  for (const page of content.pages) {
    if (page.locale !== defaultLocale || known.has(page.path) || page.frontMatter.draft === true) continue
    if (isNotFoundPage(page.path)) continue
    yield {
      check: 'addresses',
      severity: 'warning',
      file: page.file,
      line: 1,
      column: 1,
      found: msg('{path}, an address that {record} does not hold', { path: page.path, record: addressesFile }),
      foundAtDesk: msg('the address of this page, {path}, which is not recorded yet', { path: page.path }),
      expected: msg('the record that the page is published: {command}, once both languages say the same', {
        command: `npm run status -- --accept ${page.section}/${page.slug}`,
      }),
      atDesk: msg(
        'the record that the page is published: “The whole page agrees” at the desk, in “Both languages”, once both say the same',
      ),
    }
  }
}
