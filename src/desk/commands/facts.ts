import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { contentOf } from '../../content/checks/contentOf.ts'
import { data } from '../../content/checks/data.ts'
import { factUses } from '../../content/checks/read/factUses.ts'
import { formatFindings } from '../../content/checks/report/terminal.ts'
import { checkContent } from '../../content/checks/runChecks.ts'
import { factReport, formatFactReport } from '../../content/factReport.ts'
import { writeText } from '../../content/files.ts'
import { factIdsFile, formatFactIds } from '../../content/formatFactIds.ts'
import { nearest } from '../../content/nearest.ts'
import { readSnapshot } from '../../content/snapshot.ts'
import { widgetDescriptions } from '../../site/widgets/descriptions.ts'

const usage = `Usage: npm run facts                    the list
       npm run facts -- kandji.trial    one fact; of a part of its name, all that have it: kandji
       npm run facts -- --json          the list for programs
       npm run facts -- --ids           writes ${factIdsFile}, which the compiler knows the ids from`

/**
 * `npm run facts`: every fact of the business, its age, and each place that shows it.
 * @returns the exit code
 */
export function facts(root: string, args: string[]): number {
  const asked = readArguments(args)
  if (!asked) {
    console.error(usage)
    return 1
  }
  const content = contentOf(readSnapshot(root), widgetDescriptions)
  const known = content.data('facts')?.value
  if (!known) {
    console.error(formatFindings(checkContent(content, [data])))
    return 1
  }
  const ids = Object.keys(known)
  if (asked.ids) {
    writeText(join(root, factIdsFile), formatFactIds(ids))
    return 0
  }
  const rows = factReport(known, factUses(content), content.today).filter(({ id }) => id.includes(asked.name ?? ''))
  if (asked.name !== undefined && rows.length === 0) {
    const close = nearest(asked.name, ids)
    console.error(`No fact “${asked.name}”${close ? `; did you mean “${close}”?` : ': npm run facts lists them all.'}`)
    return 1
  }
  console.log(asked.json ? JSON.stringify(rows, null, 2) : formatFactReport(rows))
  return 0
}

/** What was asked for; undefined where it cannot be understood. */
function readArguments(args: string[]) {
  try {
    const options = { json: { type: 'boolean' }, ids: { type: 'boolean' } } as const
    const { values, positionals } = parseArgs({ args, options, allowPositionals: true })
    return positionals.length > 1 ? undefined : { ...values, name: positionals[0] }
  } catch {
    return undefined
  }
}
