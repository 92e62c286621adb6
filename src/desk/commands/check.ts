import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs, styleText } from 'node:util'
import { contentOf } from '../../content/checks/contentOf.ts'
import { explainUnknownFile, filesNamed } from '../../content/checks/filesNamed.ts'
import { githubAnnotations } from '../../content/checks/report/github.ts'
import { jsonReport } from '../../content/checks/report/json.ts'
import { countFindings, formatFindings, type Paint } from '../../content/checks/report/terminal.ts'
import { checkContent } from '../../content/checks/runChecks.ts'
import { msg } from '../../content/messages/msg.ts'
import { readSnapshot, type Snapshot } from '../../content/snapshot.ts'
import { widgetDescriptions } from '../../site/widgets/descriptions.ts'
import { encode } from '../server/encoding.ts'
import { fixFile } from '../writing/fixFile.ts'
import { formatDiff } from './formatDiff.ts'
import { answer, type Conversation, readOptions, UsageFault } from './language.ts'

const help = msg(`npm run check -- [name]… [options]

  Everything that is wrong with the content, at once: file, line and column, what was found, what was expected and, where it can be known, the text to write instead. Errors end with 1 and stop the build; warnings do neither.

  name               a page, file or folder, to see only what is wrong there: kandji facts
  --fix              shows what can be fixed automatically; with --write it is written
  --reporter github  notes beside the lines of a pull request (by itself in GitHub Actions)
  --reporter json    for programs
  --lang he          in Hebrew`)

const reporters = ['terminal', 'github', 'json'] as const
type Reporter = (typeof reporters)[number]

/**
 * `npm run check`: prints what is wrong with the content under `root`.
 * @returns the exit code
 */
export function check(root: string, words: string[], env: NodeJS.ProcessEnv): number {
  return answer(words, env, help, conversation => {
    const { reporter, names, fix, write } = readArguments(conversation.args, env)
    return fix ? fixContent(root, names, write, conversation) : report(root, reporter, names, conversation)
  })
}

function report(root: string, reporter: Reporter, names: readonly string[], { say, sayPlainly }: Conversation): number {
  const started = performance.now()
  const content = contentOf(readSnapshot(root), widgetDescriptions)
  const isAsked = filesAskedFor(content, names)
  const findings = checkContent(content).filter(({ file }) => isAsked(file))
  const seconds = ((performance.now() - started) / 1000).toFixed(1)

  if (reporter === 'json') console.log(jsonReport(findings, sayPlainly))
  else {
    // styleText omits colours if the output is not a terminal, or NO_COLOR is set.
    const lines = reporter === 'github' ? githubAnnotations(findings, sayPlainly) : formatFindings(findings, say, paint)
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
    if (reporter === 'terminal' && findings.some(finding => finding.edit))
      console.log(say(msg('{command} shows what can be fixed automatically.', { command: 'npm run check -- --fix' })))
  }
  return findings.some(({ severity }) => severity === 'error') ? 1 : 0
}

/** @throws {UsageFault} for a name that no file has */
function filesAskedFor({ files: all }: Pick<Snapshot, 'files'>, names: readonly string[]): (file: string) => boolean {
  const files = [...all.keys()].filter(file => file.startsWith('content/'))
  for (const name of names) {
    if (filesNamed(name, files).length === 0) throw new UsageFault(explainUnknownFile(name, files))
  }
  const asked = new Set(names.flatMap(name => filesNamed(name, files)))
  return file => asked.size === 0 || asked.has(file)
}

/** `--fix`: shows what can be fixed in one way only as a diff, or writes it. */
function fixContent(root: string, names: readonly string[], write: boolean, { say }: Conversation): number {
  const snapshot = readSnapshot(root)
  const isAsked = filesAskedFor(snapshot, names)
  const findings = checkContent(contentOf(snapshot, widgetDescriptions)).filter(({ file }) => isAsked(file))
  const files = [...new Set(findings.flatMap(({ file, edit }) => (edit ? [file] : [])))]
  const fixed = files.flatMap(file => {
    const after = fixFile(snapshot, file)
    return after ? [{ file, ...after }] : []
  })
  for (const { file, text, findings: left } of fixed) {
    const before = snapshot.files.get(file)?.text ?? ''
    const counts = {
      before: countFindings(findings.filter(finding => finding.file === file)),
      after: countFindings(left),
    }
    console.log(say(msg('{file}: {before}, after that {after}', { file, ...counts })))
    if (write) writeFileSync(join(root, file), encode(text.replace(/^\uFEFF/, ''), readFileSync(join(root, file))))
    else console.log(`${formatDiff(before, text, paint)}\n`)
  }
  const count = fixed.length
  if (count === 0) console.log(say(msg('Nothing can be fixed automatically.')))
  else if (write) console.log(say(msg('{count, plural, one {# file} other {# files}} written.', { count })))
  else {
    const command = ['npm run check -- --fix', ...names, '--write'].join(' ')
    console.log(say(msg('Nothing has been written yet: {command} does it.', { command })))
  }
  return 0
}

const paint: Paint = (style, text) => styleText(style, text)

function readArguments(args: string[], env: NodeJS.ProcessEnv) {
  const options = {
    reporter: { type: 'string' },
    fix: { type: 'boolean' },
    write: { type: 'boolean' },
  } as const
  const { values, positionals } = readOptions(() => parseArgs({ args, options, allowPositionals: true }))
  const wanted = values.reporter ?? (env.GITHUB_ACTIONS ? 'github' : 'terminal')
  const reporter = reporters.find(name => name === wanted)
  if (!reporter)
    throw new UsageFault(
      msg('Unknown reporter "{reporter}": expected one of {known}.', { reporter: wanted, known: reporters }),
    )
  const { fix = false, write = false } = values
  if (write && !fix) throw new UsageFault(msg('{write} goes with {fix}.', { write: '--write', fix: '--fix' }))
  return { reporter, names: positionals, fix, write }
}
