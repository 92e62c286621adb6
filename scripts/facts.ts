/** `npm run facts`: every fact of the business, its age, and each place that shows it; `--json` for programs. */
import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { data } from '../src/content/checks/data.ts'
import { factUses } from '../src/content/checks/read/factUses.ts'
import { readContent } from '../src/content/checks/readContent.ts'
import { formatFindings } from '../src/content/checks/report/terminal.ts'
import { checkContent } from '../src/content/checks/runChecks.ts'
import { factReport, formatFactReport } from '../src/content/factReport.ts'
import { factIdsFile, formatFactIds } from '../src/content/formatFactIds.ts'
import { nearest } from '../src/content/nearest.ts'
import { widgetDescriptions } from '../src/site/widgets/descriptions.ts'

const usage = `Usage: npm run facts                    the list
       npm run facts -- kandji.trial    one fact; of a part of its name, all that have it: kandji
       npm run facts -- --json          the list for programs
       npm run facts -- --ids           writes ${factIdsFile}, which the compiler knows the ids from`

const content = readContent(process.cwd(), widgetDescriptions)
const facts = content.data('facts')?.value
const given = readArguments()

if (!given) {
  console.error(usage)
  process.exitCode = 1
} else if (!facts) {
  console.error(formatFindings(checkContent(content, [data])))
  process.exitCode = 1
} else if (given.ids) {
  writeFileSync(factIdsFile, formatFactIds(Object.keys(facts)))
} else {
  const all = factReport(facts, factUses(content), content.today)
  const rows = given.name === undefined ? all : all.filter(({ id }) => id.includes(given.name ?? ''))
  if (rows.length > 0) console.log(given.json ? JSON.stringify(rows, null, 2) : formatFactReport(rows))
  else {
    const close = nearest(given.name ?? '', Object.keys(facts))
    console.error(`No fact “${given.name}”${close ? `; did you mean “${close}”?` : ': npm run facts lists them all.'}`)
    process.exitCode = 1
  }
}

/** What was asked for; undefined where it cannot be understood. */
function readArguments() {
  try {
    const options = { json: { type: 'boolean' }, ids: { type: 'boolean' } } as const
    const { values, positionals } = parseArgs({ options, allowPositionals: true })
    return positionals.length > 1 ? undefined : { ...values, name: positionals[0] }
  } catch {
    return undefined
  }
}
