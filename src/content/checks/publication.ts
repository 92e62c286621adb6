import { readAddresses } from '../addresses.ts'
import { frontMatterSchema } from '../frontMatter.ts'
import { msg, type Text } from '../messages/msg.ts'
import { pathOf } from '../site.ts'
import { splitPage } from '../splitPage.ts'
import { describeWidget } from '../widgets.ts'
import { type Addresses, addressesOf } from './read/addresses.ts'
import { explainAddress } from './read/explainAddress.ts'
import { elementsOf, nodesOf, propPlace, startOf, stringProp } from './read/nodes.ts'
import type { Check, Content, Finding, PageSource, Place } from './types.ts'

/** Links and redirects to drafts, which are not published; and pages that expire without a redirect. */
export const publication: Check = function* (content) {
  const drafts = new Map<string, PageSource>(
    content.allPages.flatMap(page => (isDraft(page) ? [[page.path, page] as const] : [])),
  )
  for (const page of content.pages) {
    yield* expiry(page, content)
    // A draft may lead to another one: both are read by those who write them.
    if (isDraft(page)) continue
    for (const { path, place } of [...linksOf(page), ...namedBy(page, content)]) {
      const draft = drafts.get(path)
      if (draft) yield leadsToDraft(place, draft, msg('a link to {path}, a draft, which visitors do not see', { path }))
    }
  }
  const redirects = content.entries('redirects')
  // Whoever has an address that was published finds a draft in its place only until that is published again.
  const published = new Set<string>(readAddresses(content.yaml).rows.map(({ path }) => path))
  const seen = new Set<string>(content.allPages.flatMap(page => (isDraft(page) ? [] : [page.path])))
  for (const [index, { from, to }] of redirects?.value.entries() ?? []) {
    const target = pathIn(to)
    const draft = drafts.get(target)
    // One language of a page may have visitors already.
    if (redirects && draft && !seen.has(target) && !published.has(target)) {
      yield leadsToDraft(
        redirects.place(index),
        draft,
        msg('{from} leads to {to}, a draft, which visitors do not see', { from, to }),
      )
    }
  }
}

const isDraft = ({ frontMatter }: PageSource): boolean => frontMatter.draft === true

const pathIn = (address: string): string => address.replace(/[?#].*/, '')

const error = { check: 'publication', severity: 'error' } as const

const leadsToDraft = (place: Place, draft: PageSource, found: Text): Finding => ({
  ...error,
  ...place,
  found,
  expected: msg(
    'a page that visitors see: write {day} with its day in place of {draft} in both files of {path}, or delete that line there; the link then comes with the page',
    { day: 'publishAt: 2026-12-01', draft: 'draft: true', path: draft.path },
  ),
  also: { file: draft.file, line: draft.frontMatterLines.draft ?? 1, column: 1 },
})

interface Named {
  readonly path: string
  readonly place: Place
}

const linksOf = (page: PageSource): Named[] =>
  [...nodesOf(page.tree)].flatMap(node =>
    node.type === 'link' || node.type === 'definition' ? [{ path: pathIn(node.url), place: startOf(page, node) }] : [],
  )

/** Pages that widgets name: `<Related pages="acme, bolt" />`. */
const namedBy = (page: PageSource, { widgets }: Content): Named[] =>
  [...elementsOf(page.tree)].flatMap(({ element }) =>
    Object.entries(describeWidget(widgets, element.name)?.props ?? {}).flatMap(([name, { refersTo }]) => {
      if (refersTo !== 'page' && refersTo !== 'pages') return []
      const slugs = stringProp(element, name)?.split(/\s*,\s*/) ?? []
      return slugs.map(slug => ({ path: pathOf('pages', slug), place: propPlace(page, element, name) }))
    }),
  )

/** The addresses that a page may lead on to. */
function addressesWithout({ path }: PageSource, content: Content): Addresses {
  const addresses = addressesOf(content)
  return { ...addresses, pages: new Map([...addresses.pages].filter(([known]) => known !== path)) }
}

function* expiry(page: PageSource, content: Content): Iterable<Finding> {
  // Whatever else is wrong with the front matter.
  const expires = frontMatterSchema.shape.expires.safeParse(page.frontMatter.expires).data
  if (!expires) return
  const place = splitPage(page.file, page.source).yaml?.place('expires', 'to')
  if (!place) return
  const target = content.allPages.find(({ path }) => path === pathIn(expires.to))
  const fault =
    target?.path === page.path
      ? {
          found: msg('the page leads to itself when it expires, {to}', { to: expires.to }),
          expected: msg('another page'),
        }
      : explainAddress(expires.to, page.path, page.locale, addressesWithout(page, content))
  if (fault) {
    const { address, found, expected } = fault
    const fix = address && `expires: { at: ${expires.at}, to: ${address.includes('#') ? `'${address}'` : address} }`
    yield { ...error, ...place, found, expected, ...(fix ? { fix } : {}) }
  } else if (target && isDraft(target)) {
    yield leadsToDraft(
      place,
      target,
      msg('the page leads to {to} when it expires, a draft, which visitors do not see', { to: expires.to }),
    )
  }
}
