import type { Link, Nodes } from 'mdast'
import { msg } from '../messages/msg.ts'
import { type Addresses, addressesOf } from './read/addresses.ts'
import { explainAddress } from './read/explainAddress.ts'
import { inPlaceOf, isElement, nodesOf, startOf, textOf, writtenAs } from './read/nodes.ts'
import type { Check, Finding, PageSource } from './types.ts'

/** Links that lead nowhere, to the wrong place or to an old address, and links whose words say nothing. */
export const links: Check = function* (content) {
  const addresses = addressesOf(content)
  for (const page of content.pages) {
    for (const node of nodesOf(page.tree)) {
      if (node.type !== 'link' && node.type !== 'definition') continue
      const place = { check: 'links', severity: 'error', ...startOf(page, node) } as const
      const wrong = explainAddress(node.url, page.path, page.locale, addresses)
      if (wrong) {
        const { address, instead, sure, isForeignContact, lacksHeading, ...words } = wrong
        const fix = instead ?? (address && withAddress(page, node, address))
        yield {
          ...place,
          ...words,
          ...(fix ? { fix } : isForeignContact ? {} : { lacksAddress: lacksHeading ? 'heading' : 'page' }),
          ...(fix && sure ? { edit: inPlaceOf(node, fix) } : {}),
        }
      }
      if (node.type === 'link') yield* checkLinkText(page, node, place, addresses)
    }
  }
}

const withAddress = (page: PageSource, node: Nodes & { url: string }, address: string): string => {
  const written = writtenAs(page, node)
  return written.includes(`(${node.url}`)
    ? written.replace(`(${node.url}`, () => `(${address}`)
    : node.type === 'link'
      ? `[${textOf(node)}](${address})`
      : written.replace(node.url, () => address)
}

/** Link texts that mean nothing to people whose screen reader lists the links of a page. */
const vagueTexts = new Set([
  ...['click here', 'click', 'here', 'this', 'this page', 'link', 'this link', 'read more', 'more', 'learn more'],
  ...[
    'לחצו כאן',
    'לחץ כאן',
    'כאן',
    'לחצו',
    'קישור',
    'לקישור',
    'קראו עוד',
    'עוד',
    'למידע נוסף',
    'פרטים נוספים',
    'הקליקו כאן',
  ],
])

function* checkLinkText(
  page: PageSource,
  node: Link,
  place: Omit<Finding, 'found' | 'expected' | 'fix'>,
  { pages }: Addresses,
): Iterable<Finding> {
  const words = textOf(node).trim()
  const more = [...nodesOf(node)].some(inner => isElement(inner) || (inner.type === 'image' && inner.alt))
  const plain = words
    .toLowerCase()
    .replace(/[.,:;!?…«»‹›<>→←]+/g, '')
    .trim()
  if (more || (plain !== '' && !vagueTexts.has(plain) && !/^(https?:\/\/|www\.)/.test(words))) return
  const target = pages.get(node.url.replace(/#.*/, ''))?.find(({ locale }) => locale === page.locale)
  const example = typeof target?.frontMatter.title === 'string' ? target.frontMatter.title : '…'
  yield {
    ...place,
    found: words ? msg('a link whose text is “{words}”', { words }) : msg('a link without text'),
    expected: msg('words that say where the link leads, even when they are heard alone'),
    fix: `[${example}](${node.url})`,
  }
}
