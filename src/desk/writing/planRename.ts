import { addressesFile, readAddresses, withAddresses } from '../../content/addresses.ts'
import { msg } from '../../content/messages/msg.ts'
import { nearest } from '../../content/nearest.ts'
import { slugForm } from '../../content/slugs.ts'
import { yamlFile } from '../../content/yamlFile.ts'
import type { Plan } from './applyPlan.ts'
import type { CommittedAddresses } from './committedAddresses.ts'
import { type ContentFiles, filesOfPage, pageNames } from './contentFiles.ts'
import { isDraftText } from './planDraft.ts'
import { checkFree, checkSection } from './planNew.ts'
import { redirectMoved, redirectRows, redirectsFile } from './redirects.ts'
import { Refusal } from './refusal.ts'
import { checkPageName } from './slug.ts'
import { removeItems, replaceTexts } from './yamlText.ts'

const lockFile = 'content/translations.lock.yaml'

export interface Rename {
  old: string
  /** A new name, or `section/name` to move the page to another folder. */
  now: string
  /** Where the site's code names the page, as `file:line`: then a writer cannot rename it alone. */
  namedInCode: readonly string[]
  /** What the last commit knows, where there is one. */
  committed?: CommittedAddresses | undefined
}

/**
 * Moves a page, both languages, and with it all that names it: links, menus, cards, redirects and the record of
 * translations. A move between folders keeps the address.
 * @throws {Refusal} for a page that is not there, a name that is taken, and a page that the site's code names
 */
export function planRename(files: ContentFiles, { old, now, namedInCode, committed }: Rename): Plan {
  const pages = filesOfPage(files, old).filter(page => page.section !== 'store')
  const [first] = pages
  if (!first && !slugForm.test(old)) {
    const moves = misnamedFiles(files, old, now)
    if (moves.length > 0) return { creates: new Map(), edits: new Map(), moves }
  }
  if (!first) {
    const close = nearest(old, pageNames(files))
    throw new Refusal(
      msg('no page "{name}"', { name: old }),
      close
        ? msg('the name of a page; did you mean "{close}"?', { close })
        : msg('the name of a page, without folder or extension'),
    )
  }
  const { name, folder } = placeNamed(now)
  const slug = checkPageName(name)
  const section = folder === undefined ? first.section : checkSection(folder)
  if (slug === old && section === first.section)
    throw new Refusal(msg('the name "{name}"', { name: now }), msg('a name other than the current one'))
  const moves = pages.map(({ file, locale }) => ({ from: file, to: `content/${section}/${slug}.${locale}.mdx` }))
  const edits = new Map<string, string>()
  const change = (file: string, edit: (text: string) => string) => {
    const before = edits.get(file) ?? files.get(file)
    const after = before === undefined ? undefined : edit(before)
    if (after !== undefined && after !== before) edits.set(file, after)
  }
  const record = [`${first.section}/${old}`, `${section}/${slug}`] as const
  change(lockFile, text =>
    replaceTexts(text, ({ key, value }) => (key === 'page' && value === record[0] ? record[1] : undefined)),
  )
  if (slug === old) return { creates: new Map(), edits, moves }

  if (old === 'home' || old === 'store' || old === 'not-found' || namedInCode.length > 0) {
    const page = `/${old}`
    throw new Refusal(
      namedInCode.length > 0
        ? msg("{page} is referred to in the site's code: {places}", { page, places: namedInCode })
        : msg("{page} is referred to in the site's code", { page }),
      msg('a page that only content refers to; ask a developer'),
    )
  }
  checkFree(files, slug, `/${old}`)
  for (const file of files.keys()) {
    if (file.endsWith('.mdx')) change(file, text => renameInPage(text, old, slug))
    else if (file.startsWith('content/data/') && file !== redirectsFile)
      change(file, text => renameInData(text, old, slug))
  }
  const wasPublished = isRecorded(files, old)
  const settle = (file: string, text: string) => committed?.asCommitted(file, text) ?? text
  if (wasPublished) {
    change(addressesFile, text => {
      // The old address stays in the record, unless it is one of a moment that no commit has: nobody else saw that.
      const left =
        committed?.hasPage(old) === false
          ? removeItems(text, row => (row as { path?: unknown }).path === `/${old}`)
          : text
      return settle(addressesFile, withAddresses(left, [{ path: `/${slug}` }]) ?? left)
    })
  }
  const redirects = files.get(redirectsFile) ?? ''
  // The address of a draft is not known to anyone.
  const isKnown = wasPublished || pages.some(({ file }) => !isDraftText(files.get(file) ?? ''))
  const leads = redirectRows(redirects).some(({ to }) => to.replace(/#.*/, '') === `/${old}`)
  if (isKnown || leads) {
    const text = settle(
      redirectsFile,
      redirectMoved(redirects, old, slug, { leavesRedirect: committed?.knows(old) !== false }),
    )
    if (text !== redirects) edits.set(redirectsFile, text)
  }
  return { creates: new Map(), edits, moves }
}

function isRecorded(files: ContentFiles, page: string): boolean {
  const text = files.get(addressesFile)
  const yaml = text === undefined ? [] : [[addressesFile, yamlFile(addressesFile, text)] as const]
  return readAddresses(new Map(yaml)).rows.some(({ path }) => path === `/${page}`)
}

/** A page whose name cannot be an address was never published: nothing leads to it. */
function misnamedFiles(files: ContentFiles, old: string, now: string): Plan['moves'] {
  return [...files.keys()].flatMap(file => {
    const [, section, name, locale] = /^content\/([^/]+)\/([^/]+)\.([a-z]{2})\.mdx$/.exec(file) ?? []
    if (!section || name !== old) return []
    const place = placeNamed(now)
    return [
      { from: file, to: `content/${checkSection(place.folder ?? section)}/${checkPageName(place.name)}.${locale}.mdx` },
    ]
  })
}

/** A name and the folder before it; a second slash is part of the name, which is refused then. */
function placeNamed(now: string): { name: string; folder: string | undefined } {
  const slash = now.indexOf('/')
  return { name: now.slice(slash + 1), folder: slash < 0 ? undefined : now.slice(0, slash) }
}

/** Data files name a page by `page` or `pages`, and its address by `href`. */
function renameInData(source: string, old: string, now: string): string {
  const address = new RegExp(`^/${old}(?=$|#)`)
  return replaceTexts(source, ({ key, value }) => {
    if ((key === 'page' || key === 'pages') && value === old) return now
    return key === 'href' && address.test(value) ? value.replace(address, `/${now}`) : undefined
  })
}

/** Rewrites what names a page in MDX: links to its address, with or without a fragment, and widgets that take its name. */
function renameInPage(source: string, old: string, now: string): string {
  return source
    .replace(new RegExp(`(\\]\\(\\s*<?)/${old}(?=[)#>\\s])`, 'g'), `$1/${now}`)
    .replace(new RegExp(`(^ {0,3}\\[[^\\]\\n]+\\]:\\s*<?)/${old}(?=[#>\\s]|$)`, 'gm'), `$1/${now}`)
    .replace(/(<[A-Z]\w*[^<>]*?\bpages?=)(["'])([^"']*)\2/g, (_, start: string, quote: string, list: string) => {
      const names = list.replace(new RegExp(`(^|[\\s,])${old}(?=$|[\\s,])`, 'g'), `$1${now}`)
      return `${start}${quote}${names}${quote}`
    })
}
