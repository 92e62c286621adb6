import { type PageSource, parsePage } from '../../../content/pageSource.ts'
import { pageFileOf } from '../../../content/site.ts'
import { type Section, sectionsOf } from '../../../content/translations/sections.ts'
import { widgetDescriptions } from '../../../site/widgets/descriptions.ts'
import type { Git } from '../propose/git.ts'

/** Versions of a file that are looked through, each parsed in about 10 ms. */
const maxVersions = 60

/** A section with its source. */
export interface SectionText extends Section {
  readonly source: string
}

/** The sections of a page with their sources, which together are the file. */
export function sectionTextsOf(page: PageSource, english?: PageSource): SectionText[] {
  const lines = page.source.split('\n')
  const sections = sectionsOf(page, widgetDescriptions, english)
  return sections.map((section, index) => ({
    ...section,
    source: lines.slice(section.line - 1, (sections[index + 1]?.line ?? lines.length + 1) - 1).join('\n'),
  }))
}

/** Texts of a file kept parsed: as opened, before the last keystroke, and in another tab. */
const keptPages = 4

interface Walk {
  readonly head: string
  readonly commits: readonly string[]
  next: number
}

/**
 * Parsed pages, and the text of a section by the hash of its words, which is all that the record of agreements keeps: among
 * those seen since the server started, then in the history of its file.
 */
export function sectionHistory(git: Git) {
  const sources = new Map<string, string>()
  const walks = new Map<string, Walk>()
  const pages = new Map<string, PageSource[]>()
  let lastFound: Promise<unknown> = Promise.resolve()

  const walkOf = async (file: string): Promise<Walk> => {
    const head = (await git(['rev-parse', '-q', '--verify', 'HEAD'])).out
    const known = walks.get(file)
    if (known?.head === head) return known
    const log = await git(['log', '--format=%H', `--max-count=${maxVersions}`, '--', file])
    const walk = { head, commits: log.ok ? log.out.split('\n').filter(Boolean) : [], next: 0 }
    walks.set(file, walk)
    return walk
  }
  const note = (page: PageSource) => {
    if (page.unread.length === 0) for (const { hash, source } of sectionTextsOf(page)) sources.set(hash, source)
  }

  const walkTo = async (file: string, hash: string): Promise<string | undefined> => {
    const place = pageFileOf(file)
    const walk = place && !sources.has(hash) ? await walkOf(file) : undefined
    while (place && walk && !sources.has(hash) && walk.next < walk.commits.length) {
      const { ok, out } = await git(['cat-file', 'blob', `${walk.commits[walk.next++]}:./${file}`])
      if (ok) note(parsePage(place, out.replaceAll('\r\n', '\n')))
    }
    return sources.get(hash)
  }

  return {
    note,
    /** A text of a page, parsed once; undefined for a file that is not a page. */
    page(file: string, text: string): PageSource | undefined {
      const place = pageFileOf(file)
      const kept = pages.get(file) ?? []
      const known = kept.find(({ source }) => source === text)
      if (known || !place) return known
      const page = parsePage(place, text)
      pages.set(file, [page, ...kept].slice(0, keptPages))
      return page
    },
    /** One after another: the version that one of them is reading may be the one that the next looks for. */
    find(file: string, hash: string): Promise<string | undefined> {
      const found = lastFound.then(() => walkTo(file, hash))
      lastFound = found.catch(() => undefined)
      return found
    },
  }
}

export type SectionHistory = ReturnType<typeof sectionHistory>
