import type { Root } from 'mdast'
import { type SectionIds, sectionIds } from '../../content/mdx/sectionIds.ts'
import { msg } from '../../content/messages/msg.ts'
import { nearest } from '../../content/nearest.ts'
import { parsePage } from '../../content/pageSource.ts'
import { pageFileOf } from '../../content/site.ts'
import type { Plan } from './applyPlan.ts'
import { type ContentFiles, filesOfPage } from './contentFiles.ts'
import { Refusal } from './refusal.ts'
import { checkSlug } from './slug.ts'
import { replaceTexts } from './yamlText.ts'

/**
 * Gives a section of a page another address, in both languages. The old one keeps leading there; links of the site follow.
 * @param page name of the page
 * @throws {Refusal} for a section that is not there, an address that is taken, and a page that cannot be read
 */
export function planRenameSection(files: ContentFiles, page: string, old: string, now: string): Plan {
  const trees = new Map(
    filesOfPage(files, page).map(({ file, locale }) => [locale, { file, tree: treeOf(files, file) }]),
  )
  const english = trees.get('en')?.tree
  if (!english)
    throw new Refusal(
      msg('no page "{page}" in English that can be read', { page }),
      msg('a page that npm run check accepts'),
    )
  const sections = sectionIds(english)
  const index = sections.findIndex(({ id, older }) => id === old || older.includes(old))
  const section = sections[index]
  if (!section) {
    const ids = sections.map(({ id }) => id)
    const close = nearest(old, ids)
    throw new Refusal(
      msg('no section {section} of {page}', { section: `#${old}`, page: `/${page}` }),
      close
        ? msg('one that exists; did you mean "{close}"?', { close: `#${close}` })
        : msg('one that exists: {known}', { known: ids.map(id => `#${id}`) }),
    )
  }
  const taken = sections.some(({ id, older }) => id === now || (id !== section.id && older.includes(now)))
  if (taken)
    throw new Refusal(
      msg('the address {address}, which {page} has', { address: `#${now}`, page: `/${page}` }),
      msg('an address that no section of the page has yet'),
    )
  const ids = [checkSlug(now), section.id, ...(section.heading.data?.ids ?? [])].filter(
    (id, place, all) => all.indexOf(id) === place,
  )
  const edits = new Map<string, string>()
  for (const { file, tree } of trees.values()) {
    const counterpart = tree && sectionIds(tree)[index]
    const text = files.get(file)
    if (!counterpart || text === undefined) continue
    // The other language repeats ids or leaves them out.
    if (tree === english || counterpart.heading.data?.ids) edits.set(file, withIds(text, counterpart, ids))
  }
  const names = [section.id, ...section.older]
  for (const file of files.keys()) {
    const own = [...trees.values()].some(entry => entry.file === file)
    const before = edits.get(file) ?? files.get(file) ?? ''
    const after = file.endsWith('.mdx')
      ? linksTo(before, own ? ['', `/${page}`] : [`/${page}`], names, now)
      : replaceTexts(before, ({ value }) =>
          names.some(name => value === `/${page}#${name}`) ? `/${page}#${now}` : undefined,
        )
    if (after !== before) edits.set(file, after)
  }
  return { creates: new Map(), edits, moves: [] }
}

function treeOf(files: ContentFiles, file: string): Root | undefined {
  const place = pageFileOf(file)
  const page = place && parsePage(place, files.get(file) ?? '')
  return page?.unread.length === 0 ? page.tree : undefined
}

/** The page with ids at the end of a heading, in place of those that it has. */
function withIds(text: string, { heading }: SectionIds, ids: readonly string[]): string {
  const end = heading.children.at(-1)?.position?.end.offset ?? heading.position?.end.offset ?? 0
  const rest = text.slice(end).replace(/^\s*\[#[^\]\n]*\]/, '')
  return `${text.slice(0, end)} [${ids.map(id => `#${id}`).join(' ')}]${rest}`
}

function linksTo(source: string, pages: readonly string[], names: readonly string[], now: string): string {
  const addresses = pages.flatMap(page => names.map(name => `${page}#${name}`))
  return source.replace(/(\]\(\s*<?|^ {0,3}\[[^\]\n]+\]:\s*<?)([^\s)>]+)/gm, (link, start: string, address: string) =>
    addresses.includes(address) ? `${start}${address.replace(/#.*/, '')}#${now}` : link,
  )
}
