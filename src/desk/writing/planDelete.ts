import { parse } from 'yaml'
import { addressesFile, type PublishedAddress, readAddresses, withAddresses } from '../../content/addresses.ts'
import type { Content } from '../../content/checks/types.ts'
import { type DataName, dataFiles } from '../../content/dataFiles.ts'
import { factIdsFile, formatFactIds } from '../../content/formatFactIds.ts'
import type { PagePath } from '../../content/locales/urls.ts'
import { msg } from '../../content/messages/msg.ts'
import { nearest } from '../../content/nearest.ts'
import { lockFile } from '../../content/translations/lock.ts'
import type { Plan } from './applyPlan.ts'
import { type ContentFiles, filesOfPage, pageNames } from './contentFiles.ts'
import type { DeletionAdvice } from './deletionAdvice.ts'
import { placesLinkingTo, withoutLinks } from './linksTo.ts'
import { redirectMoved, redirectRows, redirectsFile } from './redirects.ts'
import { Refusal } from './refusal.ts'
import { usedOnlyBy } from './usedOnlyBy.ts'
import { removeEntries, removeItems } from './yamlText.ts'

export interface Deletion {
  page: string
  /** The address that takes its place; without one it counts as gone. */
  to?: string | undefined
  /** Whether links of other pages follow: to that address, or to their words alone. */
  links: boolean
  advice: DeletionAdvice
  /** Where the site's code names the page, as `file:line`. */
  namedInCode: readonly string[]
  /** Ids of facts that the site's code shows. */
  factsInCode: ReadonlySet<string>
}

const otherTarget = msg('the address of another page, or that page changed first')

/**
 * Takes a page away, both languages, and with it its menu entries, its record of translations, and the facts, price tables and
 * pictures that nothing else uses. Its address is redirected, or recorded as gone.
 * @throws {Refusal} for a page that is not there or that the site needs, and for one that others still link to
 */
export function planDelete(content: Content, files: ContentFiles, deletion: Deletion): Plan {
  const { page, to, links, advice, namedInCode, factsInCode } = deletion
  const own = filesOfPage(files, page).filter(({ section }) => section !== 'store')
  const [first] = own
  if (!first) {
    const close = nearest(page, pageNames(files))
    throw new Refusal(
      msg('no page "{name}"', { name: page }),
      close
        ? msg('the name of a page; did you mean "{close}"?', { close })
        : msg('the name of a page, without folder or extension'),
    )
  }
  if (page === 'home' || page === 'store' || page === 'not-found' || namedInCode.length > 0) {
    throw new Refusal(
      namedInCode.length > 0
        ? msg("{page} is referred to in the site's code: {places}", { page: `/${page}`, places: namedInCode })
        : msg("{page} is referred to in the site's code", { page: `/${page}` }),
      msg('a page that only content refers to; ask a developer'),
    )
  }
  const target = to === undefined ? undefined : checkTarget(content, page, to)
  const removes = own.map(({ file }) => file)
  const edits = new Map<string, string>()
  const change = (file: string, edit: (text: string) => string) => {
    const before = edits.get(file) ?? files.get(file)
    const after = before === undefined ? undefined : edit(before)
    if (after !== undefined && after !== before) edits.set(file, after)
  }

  const others = [...files].filter(([file]) => file.endsWith('.mdx') && !removes.includes(file))
  const leading = placesLinkingTo(files, page)
  if (leading.length > 0 && !links) {
    throw new Refusal(
      msg('{count, plural, one {a link} other {# links}} to {page} on other pages', {
        count: leading.length,
        page: `/${page}`,
      }),
      advice.links(target),
      leading,
    )
  }
  // There, links would lead to the page itself.
  const targetFiles = content.allPages.filter(({ path }) => path === target).map(({ file }) => file)
  for (const [file] of others) {
    const end = targetFiles.includes(file) ? { to: undefined, advice: otherTarget } : { to: target, advice: advice.to }
    change(file, text => withoutLinks(text, file, { page, ...end }))
  }

  for (const name of ['navigation', 'vendors'] as const)
    change(`content/data/${name}.yaml`, text => withoutPage(text, name, page))
  const id = `${first.section}/${page}`
  change(lockFile, text => removeItems(text, row => (row as { page?: unknown }).page === id))

  const unused = usedOnlyBy(content, removes, factsInCode)
  const take = (file: string, names: ReadonlySet<string>) =>
    change(file, text => removeEntries(text, (_, path) => path.length === 1 && names.has(path[0] ?? '')))
  take('content/data/facts.yaml', unused.facts)
  take('content/data/plans.yaml', unused.plans)
  if (unused.facts.size > 0) {
    const ids = Object.keys(content.data('facts')?.value ?? {}).filter(fact => !unused.facts.has(fact))
    edits.set(factIdsFile, formatFactIds(ids))
  }

  const table = files.get(redirectsFile) ?? ''
  const led = redirectRows(table).filter(row => row.to.replace(/#.*/, '') === `/${page}`)
  const recorded = new Set<string>(readAddresses(content.yaml).rows.map(({ path }) => path))
  const published = recorded.has(`/${page}`)
  if (target) edits.set(redirectsFile, redirectMoved(table, page, target.slice(1)))
  else {
    change(redirectsFile, text => {
      const left = removeItems(text, row => led.some(({ from }) => from === (row as { from?: unknown }).from))
      return parse(left) === null ? `${left}[]\n` : left
    })
    // A name that a page had before anyone saw it is not known to anyone.
    const known = led.flatMap(({ from }) => (published || recorded.has(from) ? [from as PagePath] : []))
    const gone = [...known, ...(published ? [`/${page}` as const] : [])].map(
      (path): PublishedAddress => ({ path, gone: true }),
    )
    if (gone.length > 0) change(addressesFile, text => withAddresses(text, gone) ?? text)
  }
  return { creates: new Map(), edits, moves: [], removes: [...removes, ...unused.pictures] }
}

function checkTarget(content: Content, page: string, to: string): PagePath {
  const paths = content.allPages.map(({ path }) => path)
  const target = paths.find(path => path === to)
  if (target && target !== `/${page}`) return target
  const close = nearest(to, paths)
  throw new Refusal(
    msg('the address "{address}"', { address: to }),
    close && close !== `/${page}`
      ? msg('the plain path of another page; did you mean "{close}"?', { close })
      : msg('the plain path of another page, such as {example}', { example: '/acme' }),
  )
}

/** A data file without the entries that lead to the page. */
function withoutPage(text: string, name: DataName, page: string): string {
  const leads = (value: unknown): boolean => {
    if (typeof value !== 'object' || value === null) return false
    const { page: named, href } = value as { page?: unknown; href?: unknown }
    return named === page || (typeof href === 'string' && href.replace(/#.*/, '') === `/${page}`)
  }
  const left = removeEntries(text, (value, path) => {
    const key = path.at(-1)
    // A logo stays without its link.
    if (path[0] === 'carousel') return path.length === 2 && key === 'page' && value === page
    return (key === 'pages' && value === page) || (key !== 'promo' && leads(value))
  })
  const fault = dataFiles[name].safeParse(parse(left)).error?.issues[0]
  if (fault || JSON.stringify(parse(left)).includes(`"/${page}"`)) {
    throw new Refusal(
      msg('{where} in {file}, which has nothing without {page}', {
        where: fault ? fault.path.join('.') : msg('a link'),
        file: `content/data/${name}.yaml`,
        page: `/${page}`,
      }),
      msg('another page there first'),
    )
  }
  return left
}
