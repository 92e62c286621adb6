import { localeCodes } from '../../content/locales/locales.ts'
import { msg } from '../../content/messages/msg.ts'
import { nearest } from '../../content/nearest.ts'
import type { Plan } from './applyPlan.ts'
import { type ContentFiles, filesOfPage, pageNames } from './contentFiles.ts'
import { addToMenu, navigationFile } from './menu.ts'
import { isDraftText } from './planDraft.ts'
import { redirectRows, redirectsFile } from './redirects.ts'
import { Refusal } from './refusal.ts'
import { checkPageName } from './slug.ts'
import { type StarterSection, starterOf, starterPage } from './starter.ts'

export interface NewPage {
  section: string
  slug: string
  /** Name of a menu to add the page to. */
  menu?: string
  /** As 2026-11-01. */
  today: string
}

/**
 * The two files of a new page, and its menu entry.
 * @throws {Refusal} for an unknown section or menu, and for a name that is malformed or in use
 */
export function planNew(files: ContentFiles, { section, slug, menu, today }: NewPage): Plan {
  const folder = checkSection(section)
  checkFree(files, checkPageName(slug))
  const values = { slug, today, related: relatedTo(files, folder) }
  const navigation = files.get(navigationFile)
  const edits = new Map<string, string>()
  if (menu !== undefined) {
    if (navigation === undefined)
      throw new Refusal(msg('no file {file}', { file: navigationFile }), msg('the file that holds the menus'))
    edits.set(navigationFile, addToMenu(navigation, menu, slug))
  }
  const creates = new Map(
    localeCodes.map(
      locale => [`content/${folder}/${slug}.${locale}.mdx`, starterPage(folder, locale, values)] as const,
    ),
  )
  return { creates, edits, moves: [] }
}

/** @throws {Refusal} for a folder that new pages cannot go to */
export function checkSection(section: string): StarterSection {
  if (section in starterOf) return section as StarterSection
  if (section === 'store') {
    throw new Refusal(
      msg('the section "{section}"', { section }),
      msg('a category of the store starts from its items: ask whoever maintains content/data/store/'),
    )
  }
  const sections = Object.keys(starterOf)
  const close = nearest(section, sections)
  throw new Refusal(
    msg('the section "{section}"', { section }),
    close
      ? msg('a folder in content/; did you mean "{close}"?', { close })
      : msg('one of {known}', { known: sections }),
  )
}

/**
 * A page may return to an address that leads to it (`except`); any other old address belongs to another page.
 * @throws {Refusal} where an address is taken by a page or by a redirect
 */
export function checkFree(files: ContentFiles, slug: string, except?: string): void {
  const [taken] = filesOfPage(files, slug).filter(page => page.section !== 'store')
  if (taken)
    throw new Refusal(
      msg('the address {address}, which the page in {file} has', { address: `/${slug}`, file: taken.file }),
      msg('a name that no page has yet'),
    )
  const row = redirectRows(files.get(redirectsFile) ?? '').find(({ from }) => from === `/${slug}`)
  if (row && row.to.split('#')[0] !== except) {
    throw new Refusal(
      msg('{from} leads to {to} in {file}', { from: `/${slug}`, to: row.to, file: redirectsFile }),
      msg('a name that is not an old address; delete that line if the old address is no longer needed'),
    )
  }
}

/** Pages that no card leads to. */
const unrelated: readonly string[] = ['home', 'not-found']

/** Up to three pages of the same folder that visitors see: a place to start from, for the writer to choose better ones. */
function relatedTo(files: ContentFiles, section: StarterSection): string[] {
  const names = pageNames(files).filter(name => {
    const own = filesOfPage(files, name).filter(page => page.section === section)
    const isSeen = own.length > 0 && !own.some(({ file }) => isDraftText(files.get(file) ?? ''))
    return isSeen && !unrelated.includes(name)
  })
  return names.slice(0, 3)
}
