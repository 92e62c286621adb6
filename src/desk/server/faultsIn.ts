import { checks, checksAtDesk } from '../../content/checks/all.ts'
import { contentOf } from '../../content/checks/contentOf.ts'
import { unreadFaults } from '../../content/checks/read/unreadFaults.ts'
import { checkContent } from '../../content/checks/runChecks.ts'
import type { Finding } from '../../content/fault.ts'
import { parsePage } from '../../content/pageSource.ts'
import { pageFileOf } from '../../content/site.ts'
import type { Snapshot } from '../../content/snapshot.ts'
import { widgetDescriptions } from '../../site/widgets/descriptions.ts'
import { ownChecks } from '../dev/ownChecks.ts'

/** The faults of a page with this text that one check finds, or that keep it from being shown; none for any other file. */
export function faultsIn(snapshot: Snapshot, file: string, text: string, check: string): Finding[] {
  const place = pageFileOf(file)
  if (!place) return []
  const source = parsePage(place, text)
  const pages = snapshot.pages.map(page => (page.file === file ? source : page))
  const content = contentOf({ ...snapshot, pages }, widgetDescriptions)
  const own = { ...content, pages: content.pages.filter(page => page.path === source.path) }
  const list = [...checks, ...checksAtDesk].filter(({ name }) => name === check || ownChecks.has(name))
  const reported = checkContent(own, list).filter(finding => finding.file === file)
  return [...new Set([...unreadFaults(source, widgetDescriptions), ...source.frontMatterFaults]), ...reported]
}
