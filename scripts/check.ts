import { parseArgs, styleText } from 'node:util'
import { readContent } from '../src/content/checks/readContent.ts'
import { githubAnnotations } from '../src/content/checks/report/github.ts'
import { jsonReport } from '../src/content/checks/report/json.ts'
import { countFindings, formatFindings } from '../src/content/checks/report/terminal.ts'
import { checkContent } from '../src/content/checks/runChecks.ts'

const help = `npm run check: reads everything below content/ and tells what is wrong with it, all at once.

  npm run check                         for people
  npm run check -- --reporter github    notes beside the lines of a pull request (by itself in GitHub Actions)
  npm run check -- --reporter json      for other programs

Each fault has its file, line and column, what was found, what was expected and, where it can be told, the text to
write instead. Errors end with exit code 1 and stop the build; warnings do neither.`

const reporters = ['terminal', 'github', 'json'] as const
type Reporter = (typeof reporters)[number]

const reporter = readReporter()
const started = performance.now()
const content = readContent(process.cwd())
const findings = checkContent(content)
const seconds = ((performance.now() - started) / 1000).toFixed(1)

if (reporter === 'json') console.log(jsonReport(findings))
else {
  // styleText leaves colours out by itself where the output is no terminal, or NO_COLOR is set.
  const words =
    reporter === 'github'
      ? githubAnnotations(findings)
      : formatFindings(findings, (style, text) => styleText(style, text))
  if (words) console.log(`${words}\n`)
  console.log(`${content.pages.length} pages checked in ${seconds} s: ${countFindings(findings)}`)
}
process.exitCode = findings.some(({ severity }) => severity === 'error') ? 1 : 0

/** The reporter asked for; ends the process after `--help` and unknown arguments. */
function readReporter(): Reporter {
  try {
    const { values } = parseArgs({ options: { help: { type: 'boolean', short: 'h' }, reporter: { type: 'string' } } })
    if (values.help) {
      console.log(help)
      process.exit(0)
    }
    const wanted = values.reporter ?? (process.env.GITHUB_ACTIONS ? 'github' : 'terminal')
    const known = reporters.find(name => name === wanted)
    if (known) return known
    console.error(`Unknown reporter "${wanted}": expected ${reporters.join(', ')}.`)
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
  }
  console.error(`\n${help}`)
  process.exit(2)
}
