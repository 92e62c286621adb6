import { parseArgs } from 'node:util'
import { msg } from '../src/content/messages/msg.ts'
import { answer, readOptions, UsageFault } from '../src/desk/commands/language.ts'
import { defaultViewports, viewportNames } from '../src/review/screenshots/viewports.ts'
import { alertKinds } from '../src/server/previews/notes.ts'

const help = msg(
  `npm run review -- [options]

  Every page that renders differently, before and after: review/index.html.

  --base NAME      the branch, tag or commit to compare with; by default, where the branch left origin/main
  --tablet         takes screenshots at tablet width too
  --fail-on KINDS  exits with 1 if any of these is found, separated by commas: {kinds}`,
  { kinds: alertKinds },
)

interface Asked {
  base: string | undefined
  tablet: boolean
  failOn: readonly string[]
}

let asked: Asked | undefined
process.exitCode = answer(process.argv.slice(2), process.env, help, ({ args }) => {
  const { values } = readOptions(() =>
    parseArgs({
      args,
      options: { base: { type: 'string' }, tablet: { type: 'boolean' }, 'fail-on': { type: 'string' } },
    }),
  )
  asked = { base: values.base, tablet: values.tablet ?? false, failOn: readKinds(values['fail-on']) }
  return 0
})
if (asked) await compare(asked)

async function compare({ base, tablet, failOn }: Asked): Promise<void> {
  // Whoever asks for help alone waits for none of it.
  const [{ findAlerts }, { review }, { ReviewError }] = await Promise.all([
    import('../src/review/report/alerts.ts'),
    import('../src/review/review.ts'),
    import('../src/review/reviewError.ts'),
  ])
  try {
    const report = await review(process.cwd(), { base, viewports: tablet ? viewportNames : defaultViewports })
    const failing = findAlerts(report).filter(({ kind }) => failOn.includes(kind))
    for (const { kind, subject, text } of failing) console.error(`${kind}: ${subject}  ${text}`)
    if (failing.length > 0) process.exitCode = 1
  } catch (error) {
    console.error(error instanceof ReviewError ? `\n${error.message}` : error)
    process.exitCode = 1
  }
}

/** Kinds of `--fail-on`; an unknown one would let everything pass. */
function readKinds(list: string | undefined): string[] {
  const kinds = (list ?? '').split(',').flatMap(kind => kind.trim() || [])
  const unknown = kinds.find(kind => !alertKinds.some(known => known === kind))
  if (unknown)
    throw new UsageFault(
      msg('The option --fail-on has "{unknown}": expected some of {known}.', { unknown, known: alertKinds }),
    )
  return kinds
}
