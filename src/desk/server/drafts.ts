import { unreadFaults } from '../../content/checks/read/unreadFaults.ts'
import { validateData } from '../../content/dataFaults.ts'
import { ContentError, type Finding } from '../../content/fault.ts'
import type { FrontMatter } from '../../content/frontMatter.ts'
import { defaultLocale } from '../../content/locales/locales.ts'
import { localize } from '../../content/locales/urls.ts'
import { type PageSource, parsePage } from '../../content/pageSource.ts'
import { withNumbers } from '../../content/placeholders.ts'
import { type Page, pageFileOf, type Site } from '../../content/site.ts'
import { parseFiles, type Snapshot } from '../../content/snapshot.ts'
import { yamlFile } from '../../content/yamlFile.ts'
import { widgetDescriptions } from '../../site/widgets/descriptions.ts'
import { type Checks, createChecks, reportedByRender } from '../dev/checks.ts'
import type { LiveContent } from '../dev/liveContent.ts'
import { ownFaults } from '../dev/ownFaults.ts'
import type { Pages } from '../dev/pages.ts'
import { renderFaults } from '../dev/renderFault.ts'
import { schemaOf } from './data/readTables.ts'
import { drawablePage } from './drawable.ts'
import type { Checked, RenderedDraft } from './protocol.ts'
import { withoutVainFixes } from './withoutVainFixes.ts'

interface Draft {
  readonly text: string
  readonly revision: number
  /** What was on disk when it was rendered. */
  readonly saved: string | undefined
}

/**
 * Unsaved texts: each as a page, and what the checks say of the content as it would be with all of them saved.
 * @param onChecked called after each run of the checks
 */
export function createDrafts(live: LiveContent, pages: Pick<Pages, 'renderHtml'>, onChecked: () => void) {
  const drafts = new Map<string, Draft>()
  /** Last good HTML by address, with the text that it shows. */
  const shown = new Map<string, string>()
  /** Front matter that was drawn last, by file. */
  const drawn = new Map<string, FrontMatter>()
  let checks: Checks | undefined
  /** Revisions that the checks were given last, and those that they have answered. */
  let requested = new Map<string, number>()
  let answered = new Map<string, number>()
  let before: Snapshot | undefined

  /** The content with the drafts in place of their files. */
  const withDrafts = (): Snapshot => {
    const files = new Map(live.snapshot.files)
    for (const [file, { text }] of drafts) {
      const known = files.get(file)
      if (known) files.set(file, { ...known, text })
    }
    requested = new Map([...drafts].map(([file, { revision }]) => [file, revision]))
    before = parseFiles(live.snapshot.root, files, [], before ?? live.snapshot)
    return before
  }
  const check = () => {
    checks ??= createChecks(
      {
        get snapshot() {
          return withDrafts()
        },
      },
      () => {
        answered = requested
        onChecked()
      },
    )
    checks.outdate()
  }

  return {
    /** A page with this text, as the build would render it, or why it would not. */
    async render(file: string, text: string, revision: number): Promise<RenderedDraft> {
      const { site, snapshot } = live
      const place = pageFileOf(file)
      drafts.set(file, { text, revision, saved: snapshot.files.get(file)?.text })
      check()
      const schema = schemaOf(file)
      if (schema)
        return { revision, html: null, isOld: true, faults: validateData(yamlFile(file, text), schema).findings }
      if (!site || !place) return { revision, html: null, isOld: true, faults: [] }
      const source = parsePage(place, text)
      const isRead = source.unread.every(({ check }) => check !== 'frontMatter')
      const unread = withoutVainFixes(snapshot, file, text, unreadFaults(source, widgetDescriptions))
      const faults: Finding[] = [...new Set([...unread, ...source.frontMatterFaults])]
      const pageList = snapshot.pages.map(other => (other.file === file ? source : other))
      faults.push(...ownFaults({ ...snapshot, pages: pageList }, file))
      const english = snapshot.pages.find(other => other.path === source.path && other.locale === defaultLocale)
      const numbered = withNumbers(text)
      const drawable = drawablePage(
        numbered === text ? source : parsePage(place, numbered),
        drawn.get(file) ?? site.pages.get(source.path)?.[source.locale]?.frontMatter,
      )
      if (!drawable) return { revision, html: null, isOld: true, faults }
      const page = asDraft(drawable, english)
      try {
        const html = await pages.renderHtml(siteWith(site, page), page)
        shown.set(localize(source.path, place.locale), html)
        drawn.set(file, page.frontMatter)
        return { revision, html, isOld: !isRead, faults }
      } catch (error) {
        // What its own checks say of the page is why it cannot be drawn, too.
        const isUnread = faults.some(({ check }) => check === 'syntax')
        if (faults.length === 0 || (error instanceof ContentError && !isUnread)) {
          faults.push(...renderFaults(snapshot.root, text, page, error))
        }
        return { revision, html: null, isOld: true, faults }
      }
    },
    /** The page with this in place of its text; null where it cannot be shown. */
    async draw(file: string, mdx: string): Promise<string | null> {
      const { site, snapshot } = live
      const place = pageFileOf(file)
      const [head = ''] = /^\uFEFF?---\n[\s\S]*?\n---\n/.exec(snapshot.files.get(file)?.text ?? '') ?? []
      // A new page's front matter is still to be written.
      const page = place && drawablePage(parsePage(place, `${head}\n${mdx}`), drawn.get(file))
      if (!site || !page) return null
      return pages.renderHtml(siteWith(site, asDraft(page, undefined)), page).catch(() => null)
    },
    /** Last good HTML of an address whose draft was rendered. */
    html: (url: string): string | undefined => shown.get(url),
    /** What the checks of the whole content add to what rendering says. */
    checked(file: string): Checked {
      const revision = answered.get(file)
      // Of a data file, rendering says only what its schema does.
      const isReported = (check: string) => (schemaOf(file) ? check === 'data' : reportedByRender.has(check))
      const faults = (checks?.findings ?? []).filter(fault => fault.file === file && !isReported(fault.check))
      return revision === undefined ? { faults: [] } : { revision, faults }
    },
    /** The content changed on disk. */
    outdate() {
      shown.clear()
      // A desk that is still open renders its text again at once; the rest are no longer edited.
      for (const [file, { saved }] of drafts) if (live.snapshot.files.get(file)?.text !== saved) drafts.delete(file)
      if (checks) check()
    },
    async close() {
      await checks?.close()
    },
  }
}

/** Its sections go by the ids of the English page, whose tree is parsed once for all keys. */
const asDraft = (page: Page, english: PageSource | undefined): Page => ({
  ...page,
  draft: true,
  ...(page.locale !== defaultLocale && english?.page ? { english: { ...english.page, tree: english.tree } } : {}),
})

let derived: { from: Site; page: string; frontMatter: string; site: Site } | undefined

/**
 * The site with another version of one page. While nothing but the body changes it is the same object, for which the header's
 * menus stay rendered.
 */
function siteWith(from: Site, page: Page): Site {
  const frontMatter = JSON.stringify(page.frontMatter)
  if (derived?.from !== from || derived.page !== page.file || derived.frontMatter !== frontMatter) {
    derived = { from, page: page.file, frontMatter, site: { ...from, pages: new Map(from.pages) } }
  }
  const pages = derived.site.pages as Map<Page['path'], Partial<Record<Page['locale'], Page>>>
  pages.set(page.path, { ...pages.get(page.path), [page.locale]: page })
  return derived.site
}
