import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Finding } from '../../content/fault.ts'
import { parseUrl } from '../../content/locales/urls.ts'
import type { PageSource } from '../../content/pageSource.ts'
import type { Snapshot } from '../../content/snapshot.ts'
import { deskUrl } from '../deskUrl.ts'
import { unsavedFiles } from '../server/unsavedFiles.ts'
import type { Checks } from './checks.ts'
import type { LiveContent } from './liveContent.ts'
import { pageNotes } from './pageNotes.ts'
import type { Pages } from './pages.ts'
import { type CodeFrame, type DevState, filesOf, isDataFile, type ShownFault } from './state.ts'

/** Everything the browser shows for one address. */
export async function devState(live: LiveContent, pages: Pages, checks: Checks, url: string): Promise<DevState> {
  const { version, html, current, page, file, faults } = await pages.render(url)
  const reported = await faults()
  const counterpart = file ? undefined : counterpartOf(live, url)
  const found = checks.findings.filter(
    finding =>
      finding.file === file ||
      (finding.file === counterpart?.file && finding.check === 'counterparts') ||
      (finding.severity === 'error' && finding.file.startsWith('content/data/')),
  )
  const own = reported.filter(fault => !found.some(finding => covers(finding, fault)))
  // An error thrown by a widget is for programmers; the checks usually explain it a moment later.
  const all = [...found, ...own.filter(({ check }) => check !== 'render' || !checks.pending)]
  const notes = live.site && page ? pageNotes(live.snapshot, live.site, page, checks.pairs[page.file] ?? null) : null
  return {
    version,
    html,
    current,
    faults: all.sort(worstFirst).map(fault => withFrame(live.snapshot, fault)),
    notes,
    unsaved: unsavedFiles(live.snapshot.root).filter(
      one => isDataFile(one) || (notes !== null && filesOf(notes).includes(one)),
    ),
    missing: file ? null : missingFile(url, counterpart),
  }
}

/** Whether a finding of the checks explains a fault of rendering, whose own message then adds nothing. */
const covers = (finding: Finding, fault: Finding) =>
  finding.severity === 'error' &&
  finding.file === fault.file &&
  (fault.check === 'render' ||
    (finding.line === fault.line && JSON.stringify(finding.found) === JSON.stringify(fault.found)))

const rank = (fault: Finding) => (fault.severity === 'error' ? 0 : 1)
const worstFirst = (a: Finding, b: Finding) => rank(a) - rank(b) || a.file.localeCompare(b.file) || a.line - b.line

/** The page that an address without one has in the other language. */
function counterpartOf({ snapshot }: LiveContent, url: string): PageSource | undefined {
  const { path } = parseUrl(url)
  return snapshot.pages.find(source => source.path === path)
}

/** The file to create for an address without a page: next to its other language, or in the section of most pages. */
function missingFile(url: string, counterpart: PageSource | undefined): string {
  const { locale, path } = parseUrl(url)
  const section = counterpart?.section ?? (path.startsWith('/store/') ? 'store' : 'services')
  return `content/${section}/${path.split('/').pop() || 'home'}.${locale}.mdx`
}

/** Lines shown before and after the faulty one. */
const around = 2

/** The lines of a text around a 1-based line; empty where the text is shorter. */
function codeFrame(source: string, line: number, bodyOffset: number): CodeFrame {
  const first = Math.max(1, line - around)
  return { first, lines: source.split(/\r?\n/).slice(first - 1, line + around), bodyOffset }
}

/** A fault with the current lines around it, and the way to them. */
function withFrame({ root, files, pages }: Snapshot, fault: Finding): ShownFault {
  try {
    // The faulty file may be code, which the snapshot does not hold.
    const text = files.get(fault.file)?.text ?? readFileSync(join(root, fault.file), 'utf8')
    const bodyOffset = pages.find(({ file }) => file === fault.file)?.bodyOffset ?? 0
    const [own, also] = [deskUrl(fault), fault.also && deskUrl(fault.also)]
    return {
      ...fault,
      frame: codeFrame(text, fault.line, bodyOffset),
      ...(own === undefined ? {} : { deskUrl: own }),
      ...(also === undefined ? {} : { alsoDeskUrl: also }),
    }
  } catch {
    // The fault is that the file is missing.
    return fault
  }
}
