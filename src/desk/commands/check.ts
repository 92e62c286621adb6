import { parseArgs, styleText } from 'node:util'
import { contentOf } from '../../content/checks/contentOf.ts'
import { explainUnknownFile, filesNamed } from '../../content/checks/filesNamed.ts'
import { githubAnnotations } from '../../content/checks/report/github.ts'
import { jsonReport } from '../../content/checks/report/json.ts'
import { countFindings, formatFindings } from '../../content/checks/report/terminal.ts'
import { checkContent } from '../../content/checks/runChecks.ts'
import { msg } from '../../content/messages/msg.ts'
import { readSnapshot } from '../../content/snapshot.ts'
import { widgetDescriptions } from '../../site/widgets/descriptions.ts'
import { answer, type Conversation, readOptions, UsageFault } from './language.ts'

const help = msg(`npm run check: reads everything below content/ and tells what is wrong with it, all at once.

  npm run check                         for people
  npm run check -- kandji facts         of these pages, files or folders only
  npm run check -- --reporter github    notes beside the lines of a pull request (by itself in GitHub Actions)
  npm run check -- --reporter json      for other programs
  npm run check -- --lang he            in Hebrew, whatever language the terminal has

Each fault has its file, line and column, what was found, what was expected and, where it can be told, the text to
write instead. Errors end with exit code 1 and stop the build; warnings do neither. Arguments that cannot be understood
end with 2.`)

const reporters = ['terminal', 'github', 'json'] as const
type Reporter = (typeof reporters)[number]

/**
 * `npm run check`: prints what is wrong with the content below `root`.
 * @returns the exit code
 */
export function check(root: string, words: string[], env: NodeJS.ProcessEnv): number {
  return answer(words, env, help, conversation => {
    const { reporter, names, wantsHelp } = readArguments(conversation.args, env)
    if (!wantsHelp) return report(root, reporter, names, conversation)
    console.log(conversation.say(help))
    return 0
  })
}

function report(root: string, reporter: Reporter, names: readonly string[], { say, sayPlainly }: Conversation): number {
  const started = performance.now()
  const content = contentOf(readSnapshot(root), widgetDescriptions)
  const files = [...content.files.keys()].filter(file => file.startsWith('content/'))
  for (const name of names) {
    if (filesNamed(name, files).length === 0) throw new UsageFault(explainUnknownFile(name, files))
  }
  const shown = new Set(names.flatMap(name => filesNamed(name, files)))
  const findings = checkContent(content).filter(({ file }) => shown.size === 0 || shown.has(file))
  const seconds = ((performance.now() - started) / 1000).toFixed(1)

  if (reporter === 'json') console.log(jsonReport(findings, sayPlainly))
  else {
    // styleText leaves colours out by itself where the output is no terminal, or NO_COLOR is set.
    const lines =
      reporter === 'github'
        ? githubAnnotations(findings, sayPlainly)
        : formatFindings(findings, say, (style, text) => styleText(style, text))
    if (lines) console.log(`${lines}\n`)
    const counts = countFindings(findings)
    const count = content.pages.length
    console.log(
      say(
        names.length > 0
          ? msg('{count, plural, one {# page} other {# pages}} checked in {seconds} s: {counts} in {names}', {
              count,
              seconds,
              counts,
              names,
            })
          : msg('{count, plural, one {# page} other {# pages}} checked in {seconds} s: {counts}', {
              count,
              seconds,
              counts,
            }),
      ),
    )
  }
  return findings.some(({ severity }) => severity === 'error') ? 1 : 0
}

function readArguments(args: string[], env: NodeJS.ProcessEnv) {
  const options = { help: { type: 'boolean', short: 'h' }, reporter: { type: 'string' } } as const
  const { values, positionals } = readOptions(() => parseArgs({ args, options, allowPositionals: true }))
  const wanted = values.reporter ?? (env.GITHUB_ACTIONS ? 'github' : 'terminal')
  const reporter = reporters.find(name => name === wanted)
  if (!reporter)
    throw new UsageFault(
      msg('Unknown reporter "{reporter}": expected one of {known}.', { reporter: wanted, known: reporters }),
    )
  return { reporter, names: positionals, wantsHelp: values.help === true }
}
