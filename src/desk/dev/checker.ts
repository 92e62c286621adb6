// A process of src/desk/dev/checks.ts: checks the content at each message, which brings what has changed since the last.
import { setPriority } from 'node:os'
import { contentOf } from '../../content/checks/contentOf.ts'
import { checkContent } from '../../content/checks/runChecks.ts'
import type { Finding } from '../../content/fault.ts'
import type { ContentFile, ContentFiles } from '../../content/readFiles.ts'
import { parseFiles, type Snapshot } from '../../content/snapshot.ts'
import { statusOf } from '../../content/translations/statusOf.ts'
import { widgetDescriptions } from '../../site/widgets/descriptions.ts'
import { pairStates } from './pairStates.ts'
import type { PairState } from './state.ts'

export interface CheckRequest {
  root: string
  /** Files that came or changed since the last request to this process. */
  changed: ContentFiles
  removed: string[]
}

export interface CheckAnswer {
  findings: Finding[]
  pairs: Record<string, PairState>
}

// Pages come first; what is wrong with them may be reported a moment later.
setPriority(10)

let snapshot: Snapshot | undefined

process.on('message', (request: CheckRequest) => {
  process.send?.(check(request))
})
process.on('disconnect', () => process.exit())

function check({ root, changed, removed }: CheckRequest): CheckAnswer {
  const files = new Map<string, ContentFile>([...(snapshot?.files ?? []), ...changed])
  for (const file of removed) files.delete(file)
  snapshot = parseFiles(root, new Map([...files].sort(([a], [b]) => (a < b ? -1 : 1))), [], snapshot)
  const content = contentOf(snapshot, widgetDescriptions)
  return { findings: checkContent(content), pairs: pairStates(statusOf(content)) }
}
