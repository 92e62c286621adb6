import { contentOf } from '../../../content/checks/contentOf.ts'
import { agreementsOf } from '../../../content/checks/read/agreementsOf.ts'
import { pageFileOf } from '../../../content/site.ts'
import { acceptSection } from '../../../content/translations/accept.ts'
import { acceptPages } from '../../../content/translations/acceptPages.ts'
import { statusOf } from '../../../content/translations/statusOf.ts'
import { widgetDescriptions } from '../../../site/widgets/descriptions.ts'
import type { LiveContent } from '../../dev/liveContent.ts'
import type { EditedFiles } from '../propose/editedFiles.ts'
import type { Agreed, Agreeing } from './protocol.ts'
import { writeRecords } from './writeRecords.ts'

/** Records that both languages of a page, or of one of its sections, say the same in their saved state. */
export function agree(root: string, live: LiveContent, edited: EditedFiles, { file, section }: Agreeing): Agreed {
  const place = pageFileOf(file)
  // What was saved a moment ago counts, whether the watcher has seen it or not.
  live.refresh(new Set([file]))
  const content = contentOf(live.snapshot, widgetDescriptions)
  const { agreements, findings } = agreementsOf(content)
  const pages = statusOf(content)
  const page = pages.find(({ page }) => page === `${place?.section}/${place?.slug}`)
  if (!page || findings.length > 0) return { recorded: false }
  const hashes = ({ en, he }: (typeof page.pairs)[number]) => `${en?.hash ?? ''} ${he?.hash ?? ''}`
  const pair = section && page.pairs.find(pair => hashes(pair) === `${section.en} ${section.he}`)
  const whole = !section || page.pairs.every(other => other === pair || other.state === 'inStep')
  if (page.pairs.length === 0 || (section && !pair)) return { recorded: false }
  const lock = pair && !whole ? acceptSection(agreements, page, pair) : acceptPages(pages, agreements, [page.page]).lock
  writeRecords(root, live, edited, lock, whole ? [page.page] : [])
  return { recorded: true }
}
