// A process of src/desk/dev/checks.ts: checks the content at each message, with the names of the files saved since the last.
import { existsSync } from 'node:fs'
import { setPriority } from 'node:os'
import { join } from 'node:path'
import { readContent, readPage } from '../../content/checks/readContent.ts'
import { checkContent } from '../../content/checks/runChecks.ts'
import type { Content } from '../../content/checks/types.ts'
import { siteDay } from '../../content/day.ts'
import { statusOf } from '../../content/translations/statusOf.ts'
import { widgetDescriptions } from '../../site/widgets/descriptions.ts'
import type { CheckAnswer, CheckRequest } from './checks.ts'
import { pairStates } from './pairStates.ts'

// Pages come first; what is wrong with them may be told a moment later.
setPriority(10)

let content: Content | undefined

process.on('message', ({ root, saved }: CheckRequest) => {
  process.send?.(check(root, new Set(saved)))
})
process.on('disconnect', () => process.exit())

function check(root: string, saved: ReadonlySet<string>): CheckAnswer {
  try {
    content = readAgain(root, saved)
    return { findings: checkContent(content), pairs: pairStates(statusOf(content)) }
  } catch (error) {
    // A file that went while it was read: the next save, or the event of its folder, asks again.
    content = undefined
    return { failure: error instanceof Error ? error.message : String(error) }
  }
}

/** Reads only the saved pages where nothing but their text changed. */
function readAgain(root: string, saved: ReadonlySet<string>): Content {
  const known = new Set(content?.pages.map(({ file }) => file))
  const today = siteDay(new Date())
  const comeOrGone = [...saved].some(file => !known.has(file) || !existsSync(join(root, file)))
  if (!content || content.today !== today || comeOrGone) return readContent(root, widgetDescriptions, today)
  const pages = content.pages.flatMap(page => (saved.has(page.file) ? (readPage(root, page) ?? []) : page))
  return { ...content, allPages: pages, pages }
}
