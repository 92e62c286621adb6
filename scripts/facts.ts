/** `npm run facts`: every fact of the business, its age, and each place that shows it; `--json` for programs. */
import { writeFileSync } from 'node:fs'
import { data } from '../src/content/checks/data.ts'
import { factUses } from '../src/content/checks/read/factUses.ts'
import { readContent } from '../src/content/checks/readContent.ts'
import { formatFindings } from '../src/content/checks/report/terminal.ts'
import { checkContent } from '../src/content/checks/runChecks.ts'
import { factReport, formatFactReport } from '../src/content/factReport.ts'
import { factIdsFile, formatFactIds } from '../src/content/formatFactIds.ts'

const [argument, ...rest] = process.argv.slice(2)
const content = readContent(process.cwd())
const facts = content.data('facts')?.value

if (rest.length > 0 || !['--json', '--ids', undefined].includes(argument)) {
  console.error(`Usage: npm run facts              the list
       npm run facts -- --json    the list for programs
       npm run facts -- --ids     writes ${factIdsFile}, which the compiler knows the ids from`)
  process.exitCode = 1
} else if (!facts) {
  console.error(formatFindings(checkContent(content, [data])))
  process.exitCode = 1
} else if (argument === '--ids') {
  writeFileSync(factIdsFile, formatFactIds(Object.keys(facts)))
} else {
  const rows = factReport(facts, factUses(content), content.today)
  console.log(argument === '--json' ? JSON.stringify(rows, null, 2) : formatFactReport(rows))
}
