import type { Finding } from '../content/fault.ts'
import { type Section, sections } from '../content/site.ts'
import { parseUrl } from '../i18n/urls.ts'
import type { Checks } from './checks.ts'
import { withFrame } from './codeFrame.ts'
import type { LiveSite } from './liveSite.ts'
import { pageNotes } from './pageNotes.ts'
import type { Pages } from './pages.ts'
import type { DevState, PairState } from './state.ts'

/** Everything that the browser shows of one address. */
export async function devState(
  root: string,
  live: LiveSite,
  pages: Pages,
  checks: Checks,
  url: string,
): Promise<DevState> {
  const { version, html, page, file, locale, faults } = await pages.render(url)
  const found = checks.findings.filter(finding => finding.file === file)
  // The checks tell a fault in full; what the rendering met of it would only repeat them.
  const covered = new Set(found.filter(({ severity }) => severity === 'error').map(finding => finding.file))
  const all = [...found, ...faults.filter(fault => !covered.has(fault.file))]
  return {
    version,
    html,
    faults: all.sort(worstFirst).map(fault => withFrame(root, fault)),
    notes: live.site && page ? pageNotes(live.site, page, html, pairState(live, page.path)) : null,
    missing: file ? null : `content/${sectionOf(url)}/${parseUrl(url).path.split('/').pop() || 'home'}.${locale}.mdx`,
  }
}

const rank = (fault: Finding) => (fault.severity === 'error' ? 0 : 1)
const worstFirst = (a: Finding, b: Finding) => rank(a) - rank(b) || a.file.localeCompare(b.file) || a.line - b.line

function pairState(live: LiveSite, path: `/${string}`): PairState {
  const pair = live.site?.pages.get(path)
  return { state: pair?.en && pair.he ? 'in-step' : 'missing', behind: [] }
}

/** Where a page of an address that has none would most likely stand. */
function sectionOf(url: string): Section {
  return parseUrl(url).path.startsWith('/store/') ? 'store' : (sections.find(name => name === 'vendors') ?? 'pages')
}
