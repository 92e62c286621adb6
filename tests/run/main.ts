import { availableParallelism } from 'node:os'
import { parseArgs } from 'node:util'
import { chromium, chromiumAdvice } from '../../scripts/setup/chromium.mjs'
import { enginesThatRan, installEngines } from '../../scripts/setup/engines.mjs'
import { fold } from '../../scripts/setup/fold.mjs'
import { seeToJava } from '../../scripts/setup/java.mjs'
import { startPostgres } from '../../scripts/setup/postgres.mjs'
import { installWebServers } from '../../scripts/setup/webServers.mjs'
import { wordFault } from '../../scripts/setup/wordFault.mjs'
import { type Base, changedFiles } from './changedFiles.ts'
import { type Run, runBeside } from './runBeside.ts'
import { runCommands, stopWithThis } from './runCommands.ts'
import { stepsFor } from './selection.ts'
import { allSteps, type TestStep } from './steps.ts'
import { summary } from './summary.ts'

const help = `npm test -- [options]

  Types, lint, content, unit tests, build, browser tests in each engine that is here; one summary at the end. A whole run decides: it is what CI does. Its steps: ${allSteps.map(({ name }) => name).join(', ')}.

  --changed    only what concerns the files that differ from main, committed or not; tests/run/selection.ts says what that is
  --base NAME  the same, from where this branch left another one: origin/release`

/** Cores to keep busy. Two steps with a browser at a time are enough: more of them miss their tests' time limits. */
const cores = Math.min(availableParallelism(), 4)

const asked = readWords()
try {
  if (asked)
    process.exitCode = await runTests(asked.changed || asked.base !== undefined ? { base: asked.base } : undefined)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 2
}

/** @returns nothing where they were answered */
function readWords(): { changed?: boolean; base?: Base } | undefined {
  try {
    const { values } = parseArgs({
      options: { changed: { type: 'boolean' }, base: { type: 'string' }, help: { type: 'boolean', short: 'h' } },
    })
    if (!values.help) return values
    console.log(fold(help))
  } catch (error) {
    console.error(`${wordFault(error)}\n\n${fold(help)}`)
    process.exitCode = 2
  }
  return undefined
}

/** @returns the exit code */
async function runTests(since: { base: Base } | undefined): Promise<number> {
  const steps = since ? selected(since.base) : allSteps
  const uses = (...names: string[]) => steps.some(({ name }) => names.includes(name))
  const browser = uses('browser', 'review', 'built') ? chromium(process.cwd(), process.execPath) : undefined
  if (uses('built')) {
    seeToJava()
    installWebServers()
  }
  if (uses('browser') && browser) installEngines()
  const postgres = uses('unit') ? startPostgres() : undefined
  const env = {
    ...(browser ? { CHROMIUM_PATH: browser } : {}),
    ...(postgres ? { TEST_DATABASE_URL: postgres.url } : {}),
    // What a passing run renews may be past its day while it runs.
    RENEWING_FACTS: '1',
  }
  const run: Run<TestStep> = ({ commands, needsBrowser }, print) => {
    if (!needsBrowser || browser) return runCommands(commands, env, print)
    print(`Not run: there is no browser. ${chromiumAdvice}\n`)
    return Promise.resolve(false)
  }
  const started = performance.now()
  stopWithThis(() => postgres?.stop())
  try {
    const results = await runBeside(steps, cores, run, text => process.stdout.write(text))
    console.log(summary(steps, results).trimEnd())
    const failed = results.filter(({ passed }) => !passed).length
    if (uses('browser') && !since) {
      const engines = enginesThatRan(process.cwd()).map(({ name, version }) => `${name} ${version}`)
      console.log(`A visitor’s walks ran in ${engines.join(', ') || 'no browser'}.`)
      if (failed === 0) await runCommands([{ file: 'tests/e2e/recordRun.ts' }], env, text => process.stdout.write(text))
    }
    const seconds = ((performance.now() - started) / 1000).toFixed(1)
    console.log(`${results.length - failed} passed, ${failed} failed, ${seconds} s`)
    return failed > 0 ? 1 : 0
  } finally {
    postgres?.stop()
  }
}

function selected(base: Base): readonly TestStep[] {
  const files = changedFiles(base)
  const steps = stepsFor(files)
  const left = allSteps.map(({ name }) => name).filter(name => !steps.some(step => step.name === name))
  console.log(`${files.length} files differ. Not run: ${left.join(', ') || 'nothing'}.`)
  return steps
}
