import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { contentOf } from '../../../content/checks/contentOf.ts'
import { agreementsOf } from '../../../content/checks/read/agreementsOf.ts'
import { writeText } from '../../../content/files.ts'
import { pageFileOf, sha } from '../../../content/site.ts'
import { acceptSection } from '../../../content/translations/accept.ts'
import { acceptPages } from '../../../content/translations/acceptPages.ts'
import { agreementFiles } from '../../../content/translations/agreementFiles.ts'
import { statusOf } from '../../../content/translations/statusOf.ts'
import { widgetDescriptions } from '../../../site/widgets/descriptions.ts'
import type { LiveContent } from '../../dev/liveContent.ts'
import type { EditedFiles } from '../propose/editedFiles.ts'
import type { Agreed, Agreeing } from './protocol.ts'

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
  for (const [name, text] of agreementFiles(live.snapshot, lock, whole ? [page.page] : [])) {
    const path = join(root, name)
    const before = existsSync(path) ? readFileSync(path) : undefined
    writeText(path, text)
    if (!before?.equals(readFileSync(path))) edited.note(name, before ? sha(before) : null)
  }
  live.refresh(new Set())
  return { recorded: true }
}
