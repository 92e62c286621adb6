/** `npm run status`: how far both languages of each page are; `--accept <page>` records that they say the same. */
import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { agreementsOf } from '../src/content/checks/read/agreementsOf.ts'
import { readContent } from '../src/content/checks/readContent.ts'
import { formatFindings } from '../src/content/checks/report/terminal.ts'
import { acceptPages } from '../src/content/translations/acceptPages.ts'
import { formatStatus } from '../src/content/translations/formatStatus.ts'
import { formatLock, lockFile } from '../src/content/translations/lock.ts'
import { statusOf } from '../src/content/translations/statusOf.ts'
import { widgetDescriptions } from '../src/site/widgets/descriptions.ts'

const usage = `Usage: npm run status                       the table
       npm run status -- --accept kandji    both languages of /kandji say the same
       npm run status -- --accept --all     so do all pages
       npm run status -- --json             the table for programs`

const options = { accept: { type: 'boolean' }, all: { type: 'boolean' }, json: { type: 'boolean' } } as const

function readArguments() {
  try {
    return parseArgs({ options, allowPositionals: true })
  } catch {
    return undefined
  }
}

const given = readArguments()
const { accept = false, all = false, json = false } = given?.values ?? {}
const names = given?.positionals ?? []
const understood = given !== undefined && accept === (all || names.length > 0) && !(all && names.length > 0)

if (!understood) {
  console.error(usage)
  process.exitCode = 1
} else {
  const content = readContent(process.cwd(), widgetDescriptions)
  const { agreements, findings } = agreementsOf(content)
  const pages = statusOf(content)
  if (findings.length > 0) {
    console.error(formatFindings(findings))
    process.exitCode = 1
  } else if (accept) {
    const { lock, told, faults } = acceptPages(pages, agreements, all ? 'all' : names)
    for (const line of told) console.log(line)
    for (const fault of faults) console.error(fault)
    if (faults.length > 0) process.exitCode = 1
    else writeFileSync(lockFile, formatLock(lock))
  } else {
    console.log(
      json
        ? JSON.stringify(
            pages.map(({ page, languages }) => ({ page, languages })),
            null,
            2,
          )
        : formatStatus(pages),
    )
  }
}
