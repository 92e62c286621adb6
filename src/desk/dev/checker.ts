// A process of src/desk/dev/checks.ts: checks the content at each message, which brings what has changed since the last.

import { setPriority } from 'node:os'
import { checks, checksAtDesk } from '../../content/checks/all.ts'
import { contentOf } from '../../content/checks/contentOf.ts'
import { checkContent } from '../../content/checks/runChecks.ts'
import type { Finding } from '../../content/fault.ts'
import { type Locale, localeCodes, otherLocale } from '../../content/locales/locales.ts'
import type { ContentFile, ContentFiles } from '../../content/readFiles.ts'
import { parseFiles, type Snapshot } from '../../content/snapshot.ts'
import type { LanguageStatus, PageStatus } from '../../content/translations/pageStatus.ts'
import { statusOf } from '../../content/translations/statusOf.ts'
import { widgetDescriptions } from '../../site/widgets/descriptions.ts'
import type { OpenPart, PairState } from './state.ts'

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
  // The server may have been killed meanwhile; then there is nothing to answer.
  process.send?.(check(request), undefined, undefined, () => undefined)
})
process.on('disconnect', () => process.exit())

function check({ root, changed, removed }: CheckRequest): CheckAnswer {
  const files = new Map<string, ContentFile>([...(snapshot?.files ?? []), ...changed])
  for (const file of removed) files.delete(file)
  snapshot = parseFiles(root, new Map([...files].sort(([a], [b]) => (a < b ? -1 : 1))), [], snapshot)
  const content = contentOf(snapshot, widgetDescriptions)
  return { findings: checkContent(content, [...checks, ...checksAtDesk]), pairs: pairStates(statusOf(content)) }
}

/** Whether the languages of each page agree, by the file of either. */
function pairStates(pages: readonly PageStatus[]): Record<string, PairState> {
  return Object.fromEntries(
    pages.flatMap(({ languages }) =>
      localeCodes.map((locale): [string, PairState] => [languages[locale].file, pairState(languages, locale)]),
    ),
  )
}

function pairState(languages: Readonly<Record<Locale, LanguageStatus>>, locale: Locale): PairState {
  const [own, other] = [languages[locale], languages[otherLocale(locale)]]
  if (!own.present || !other.present) return { state: 'missing', parts: [] }
  if (!own.compared) return { state: 'unread', parts: [] }
  // A section that changed on both sides is reported on both; here it counts once.
  const parts = [
    ...own.sections.map((section): OpenPart => ({ ...section, file: own.file })),
    ...other.sections
      .filter(({ state }) => state !== 'unread')
      .map((section): OpenPart => ({ ...section, file: other.file })),
  ]
  return { state: parts.length === 0 ? 'in-step' : 'open', parts }
}
