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
import { msg } from '../../content/messages/msg.ts'
import { nearest } from '../../content/nearest.ts'
import { readSnapshot } from '../../content/snapshot.ts'
import { widgetDescriptions } from '../../site/widgets/descriptions.ts'
import { answer, readOptions, UsageFault } from './language.ts'

const usage = msg(`npm run facts -- [name] [options]

  Every price, number and date: its age and each place that shows it.

  name       one fact: kandji.trial; of a part of its name all that have it: kandji
  --ids      writes src/content/factIds.ts, which the compiler knows the ids from
  --json     for programs
  --lang he  in Hebrew`)

/**
 * `npm run facts`: every fact of the business, its age, and each place that shows it.
 * @returns the exit code
 */
export function facts(root: string, words: string[], env: NodeJS.ProcessEnv): number {
  return answer(words, env, usage, ({ args, say }) => {
    const asked = readArguments(args)
    const content = contentOf(readSnapshot(root), widgetDescriptions)
    const known = content.data('facts')?.value
    if (!known) {
      console.error(formatFindings(checkContent(content, [data]), say))
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
      const { name } = asked
      console.error(
        say(
          close
            ? msg('No fact “{name}”; did you mean “{close}”?', { name, close })
            : msg('No fact “{name}”: npm run facts lists them all.', { name }),
        ),
      )
      return 1
    }
    console.log(asked.json ? JSON.stringify(rows, null, 2) : formatFactReport(rows, say))
    return 0
  })
}

/** What was requested. */
function readArguments(args: string[]) {
  const options = { json: { type: 'boolean' }, ids: { type: 'boolean' } } as const
  const { values, positionals } = readOptions(() => parseArgs({ args, options, allowPositionals: true }))
  const [name, another] = positionals
  if (another !== undefined) throw new UsageFault(msg('Unexpected word "{word}".', { word: another }))
  return { ...values, name }
}
