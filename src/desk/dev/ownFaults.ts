import { checks } from '../../content/checks/all.ts'
import { contentOf } from '../../content/checks/contentOf.ts'
import { checkContent } from '../../content/checks/runChecks.ts'
import type { Finding } from '../../content/fault.ts'
import type { Snapshot } from '../../content/snapshot.ts'
import { widgetDescriptions } from '../../site/widgets/descriptions.ts'
import { ownChecks } from './ownChecks.ts'

const list = checks.filter(({ name }) => ownChecks.has(name))

/** What the checks say of a page's own text: at once, where checking the whole content takes a second or more. */
export function ownFaults(snapshot: Snapshot, own: string): Finding[] {
  const content = contentOf(snapshot, widgetDescriptions)
  // The gallery's page, which has its own widget, is not among them.
  const pages = content.pages.filter(({ file }) => file === own)
  return checkContent({ ...content, pages }, list).filter(({ file }) => file === own)
}
