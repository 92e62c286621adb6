import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { contentOf } from '../../content/checks/contentOf.ts'
import { agreementsOf } from '../../content/checks/read/agreementsOf.ts'
import { formatFindings } from '../../content/checks/report/terminal.ts'
import { checkContent } from '../../content/checks/runChecks.ts'
import type { Content } from '../../content/checks/types.ts'
import { siteNow } from '../../content/day.ts'
import { writeText } from '../../content/files.ts'
import { formatSchedule } from '../../content/formatSchedule.ts'
import { msg } from '../../content/messages/msg.ts'
import { changesOf } from '../../content/schedule.ts'
import { readSnapshot } from '../../content/snapshot.ts'
import { acceptPages } from '../../content/translations/acceptPages.ts'
import { agreementFiles } from '../../content/translations/agreementFiles.ts'
import { formatStatus } from '../../content/translations/formatStatus.ts'
import { statusOf } from '../../content/translations/statusOf.ts'
import { widgetDescriptions } from '../../site/widgets/descriptions.ts'
import { answer, readOptions, UsageFault } from './language.ts'

const usage = msg(
  `npm run status -- [options]

  Both languages of each page: words, what is missing, which sections fell behind.

  --accept kandji   records that both languages of /kandji say the same
  --accept --all    the same of all pages
  --since {moment}
                    what dates changed on the site since then
  --json            for programs
  --lang he         in Hebrew`,
  { moment: '2026-12-01T07:00:00Z' },
)

/**
 * `npm run status`: how far both languages of each page are; `--accept <page>` records that they say the same.
 * @returns the exit code
 */
export function status(root: string, words: string[], env: NodeJS.ProcessEnv): number {
  return answer(words, env, usage, ({ args, say }) => {
    const asked = readArguments(args)
    const snapshot = readSnapshot(root)
    const content = contentOf(snapshot, widgetDescriptions)
    const now = siteNow(env).getTime()
    const written = snapshot.pages.flatMap(({ page }) => page ?? [])
    const changes = changesOf(written, content.data('facts')?.value ?? {})
    if (asked.since !== undefined) {
      const since = asked.since
      for (const { moment, what } of changes.filter(({ at }) => since < at && at <= now)) {
        console.log(`${moment}  ${say(what)}`)
      }
      return 0
    }
    const { agreements, findings } = agreementsOf(content)
    if (findings.length > 0) {
      console.error(formatFindings(findings, say))
      return 1
    }
    const pages = statusOf(content)
    if (!asked.accept) {
      const rows = pages.map(({ page, languages }) => ({ page, languages }))
      console.log(
        asked.json
          ? JSON.stringify(rows, null, 2)
          : [formatStatus(pages, say), formatSchedule(written, changes, now, say)].filter(Boolean).join('\n\n'),
      )
      return 0
    }
    const { pages: agreed, lock, lines, faults } = acceptPages(pages, agreements, asked.accept, errorsOf(content))
    for (const line of lines) console.log(say(line))
    for (const fault of faults) console.error(say(fault))
    if (faults.length > 0) return 1
    for (const [file, text] of agreementFiles(snapshot, lock, agreed)) writeText(join(root, file), text)
    return 0
  })
}

/** How many errors keep each page from being built, by page. */
function errorsOf(content: Content): ReadonlyMap<string, number> {
  const errors = checkContent(content).filter(({ severity }) => severity === 'error')
  const byPage = Map.groupBy(errors, ({ file }) => /^content\/(.+)\.\w+\.mdx$/.exec(file)?.[1] ?? '')
  return new Map([...byPage].map(([page, list]) => [page, list.length]))
}

/** What to show or accept. */
function readArguments(args: string[]): { json: boolean; since?: number; accept?: 'all' | string[] } {
  const options = {
    accept: { type: 'boolean' },
    all: { type: 'boolean' },
    json: { type: 'boolean' },
    since: { type: 'string' },
  } as const
  const { values, positionals: names } = readOptions(() => parseArgs({ args, options, allowPositionals: true }))
  const { accept = false, all = false, json = false, since } = values
  if (since !== undefined) {
    const instant = Date.parse(since)
    if (Number.isNaN(instant) || accept || all || json || names.length > 0)
      throw new UsageFault(
        msg('Expected --since on its own, with a time such as {moment}.', { moment: '2026-12-01T07:00:00Z' }),
      )
    return { json, since: instant }
  }
  if (accept !== (all || names.length > 0) || (all && names.length > 0))
    throw new UsageFault(msg('Expected --accept with the names of pages, or with --all.'))
  return accept ? { json, accept: all ? 'all' : names } : { json }
}
