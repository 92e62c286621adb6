import { parseArgs, styleText } from 'node:util'
import { explainUnknownFile, filesNamed } from '../src/content/checks/filesNamed.ts'
import { readContent } from '../src/content/checks/readContent.ts'
import { githubAnnotations } from '../src/content/checks/report/github.ts'
import { jsonReport } from '../src/content/checks/report/json.ts'
import { countFindings, formatFindings } from '../src/content/checks/report/terminal.ts'
import { checkContent } from '../src/content/checks/runChecks.ts'
import { widgetDescriptions } from '../src/site/widgets/descriptions.ts'

const help = `npm run check: reads everything below content/ and tells what is wrong with it, all at once.

  npm run check                         for people
  npm run check -- kandji facts         of these pages, files or folders only
  npm run check -- --reporter github    notes beside the lines of a pull request (by itself in GitHub Actions)
  npm run check -- --reporter json      for other programs

Each fault has its file, line and column, what was found, what was expected and, where it can be told, the text to
write instead. Errors end with exit code 1 and stop the build; warnings do neither. Arguments that cannot be understood
end with 2.`

const reporters = ['terminal', 'github', 'json'] as const
type Reporter = (typeof reporters)[number]

const { reporter, names } = readArguments()
const started = performance.now()
const content = readContent(process.cwd(), widgetDescriptions)
const files = [...content.files.keys()].filter(file => file.startsWith('content/'))
for (const name of names) if (filesNamed(name, files).length === 0) refuse(explainUnknownFile(name, files))
const shown = new Set(names.flatMap(name => filesNamed(name, files)))
const findings = checkContent(content).filter(({ file }) => shown.size === 0 || shown.has(file))
const seconds = ((performance.now() - started) / 1000).toFixed(1)

if (reporter === 'json') console.log(jsonReport(findings))
else {
  // styleText leaves colours out by itself where the output is no terminal, or NO_COLOR is set.
  const words =
    reporter === 'github'
      ? githubAnnotations(findings)
      : formatFindings(findings, (style, text) => styleText(style, text))
  if (words) console.log(`${words}\n`)
  console.log(
    `${content.pages.length} pages checked in ${seconds} s: ${countFindings(findings)}${names.length > 0 ? ` in ${names.join(', ')}` : ''}`,
  )
}
process.exitCode = findings.some(({ severity }) => severity === 'error') ? 1 : 0

/** The reporter and the files asked for; ends the process after `--help` and unknown arguments. */
function readArguments(): { reporter: Reporter; names: string[] } {
  const options = { help: { type: 'boolean', short: 'h' }, reporter: { type: 'string' } } as const
  try {
    const { values, positionals } = parseArgs({ options, allowPositionals: true })
    if (values.help) {
      console.log(help)
      process.exit(0)
    }
    const wanted = values.reporter ?? (process.env.GITHUB_ACTIONS ? 'github' : 'terminal')
    const known = reporters.find(name => name === wanted)
    return known
      ? { reporter: known, names: positionals }
      : refuse(`Unknown reporter "${wanted}": expected ${reporters.join(', ')}.`)
  } catch (error) {
    return refuse(error instanceof Error ? error.message : String(error))
  }
}

function refuse(reason: string): never {
  console.error(`${reason}\n\n${help}`)
  process.exit(2)
}
