import { parseArgs } from 'node:util'
import { findAlerts } from '../src/review/report/alerts.ts'
import { review } from '../src/review/review.ts'
import { ReviewError } from '../src/review/reviewError.ts'
import { defaultViewports, viewportNames } from '../src/review/screenshots/viewports.ts'
import { alertKinds } from '../src/server/previews/notes.ts'
import { fold } from './setup/fold.mjs'

const usage = `npm run review -- [options]   compares the rendered site with a base, writes review/
  --base <branch, tag or commit>   default: where the branch left origin/main
  --tablet                         takes screenshots at tablet width too
  --fail-on <kinds>                ends with 1 where one of these was found, separated by commas:
                                   ${alertKinds.join(', ')}`

try {
  const { values } = parseArgs({
    options: {
      base: { type: 'string' },
      tablet: { type: 'boolean' },
      'fail-on': { type: 'string' },
      help: { type: 'boolean', short: 'h' },
    },
  })
  if (values.help) console.log(fold(usage))
  else {
    const failOn = readKinds(values['fail-on'])
    const report = await review(process.cwd(), {
      base: values.base,
      viewports: values.tablet ? viewportNames : defaultViewports,
    })
    const failing = findAlerts(report).filter(({ kind }) => failOn.includes(kind))
    for (const { kind, subject, text } of failing) console.error(`${kind}: ${subject}  ${text}`)
    if (failing.length > 0) process.exitCode = 1
  }
} catch (error) {
  const [, option] = (error instanceof Error && /^Unknown option '([^']+)'/.exec(error.message)) || []
  if (option) console.error(`Unknown option "${option}".\n\n${fold(usage)}`)
  else console.error(error instanceof ReviewError ? `\n${error.message}` : error)
  process.exitCode = option ? 2 : 1
}

/** Kinds of `--fail-on`; an unknown one would let everything pass. */
function readKinds(list: string | undefined): string[] {
  const kinds = (list ?? '').split(',').flatMap(kind => kind.trim() || [])
  const unknown = kinds.find(kind => !alertKinds.some(known => known === kind))
  if (unknown) throw new ReviewError(`--fail-on has "${unknown}"; expected some of: ${alertKinds.join(', ')}.`)
  return kinds
}
