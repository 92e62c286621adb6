import { spawn } from 'node:child_process'
import { constants } from 'node:os'
import { delimiter, dirname } from 'node:path'
import { chromium, chromiumCure } from './chromium.mjs'
import { commands } from './commands.mjs'
import { enginesThatRan, installEngines } from './engines.mjs'
import { seeToJava } from './java.mjs'
import { startPostgres } from './postgres.mjs'
import { toolFile } from './tools.mjs'

/**
 * Puts the Node that everything runs on first on the PATH, for tools that start `node` by name. Set in this process, whose
 * environment knows the variable as PATH or Path.
 * @param {string} node
 */
export function putNodeOnPath(node) {
  if (node !== process.execPath) process.env.PATH = `${dirname(node)}${delimiter}${process.env.PATH ?? ''}`
}

/** How often it is looked whether npm's shell still lives, ms. npm as a container's first process ends 500 ms after it. */
const parentInterval = 100

const stopSignals = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])

/**
 * Runs steps one after the other until one fails; `words` go to the last.
 * @param {string} root
 * @param {string} node
 * @param {readonly import('./commands.mjs').Step[]} steps
 * @param {string[]} [words]
 * @param {Record<string, string>} [env]
 * @returns {Promise<number>} exit code of the last that ran
 */
export async function runSteps(root, node, steps, words = [], env = {}) {
  for (const [index, step] of steps.entries()) {
    const status = await runStep(root, node, step, index === steps.length - 1 ? words : [], env)
    if (status !== 0) return status
  }
  return 0
}

/**
 * Runs a step and prints why where it cannot even start. Whoever stops this process stops the step: npm, service managers
 * and containers signal the process that they started only, and a server that outlived it would keep its port.
 * @type {(root: string, node: string, step: import('./commands.mjs').Step, more: string[], env: Record<string, string>) => Promise<number>}
 */
async function runStep(root, node, { file, tool, words = [], flags = [] }, more, env) {
  const program = file ?? toolFile(root, tool ?? '')
  const child = spawn(node, [...flags, program, ...words, ...more], {
    stdio: 'inherit',
    cwd: root,
    env: { ...process.env, ...env },
  })
  let stopped = false
  const forward = signal => {
    stopped = true
    child.kill(signal)
  }
  for (const signal of stopSignals) process.on(signal, forward)
  // npm signals its shell only, and Debian's (dash) ends without passing it on.
  const parent = process.ppid
  const watch = setInterval(() => {
    if (process.env.npm_lifecycle_event === undefined || process.ppid === parent) return
    clearInterval(watch)
    forward('SIGTERM')
  }, parentInterval)
  const status = await new Promise(resolve => {
    child.once('error', error => {
      console.error(`${node} could not be started: ${error.message}`)
      resolve(1)
    })
    child.once('exit', (code, signal) => resolve(code ?? 128 + constants.signals[signal ?? 'SIGTERM']))
  })
  clearInterval(watch)
  for (const signal of stopSignals) process.off(signal, forward)
  if (stopped) process.exit(status)
  return status
}

/**
 * `npm test`: everything that must hold, in the order in which a fault is cheapest to find.
 * @param {string} root
 * @param {string} node
 * @returns {Promise<number>} exit code
 */
export async function runTests(root, node) {
  const browser = chromium(root, node)
  seeToJava()
  if (browser) installEngines()
  const postgres = startPostgres()
  const env = {
    ...(browser ? { CHROMIUM_PATH: browser } : {}),
    ...(postgres ? { TEST_DATABASE_URL: postgres.url } : {}),
    // What a passing run renews may be past its day while it runs.
    RENEWING_FACTS: '1',
  }
  const [biome, knip] = commands.lint
  const vitest = config => [{ tool: 'vitest', words: ['run', '-c', config] }]
  const steps = [
    ['types', commands.types],
    ['lint', [{ ...biome, words: [...biome.words, '--diagnostic-level=error'] }]],
    ['unused', [knip]],
    ['content', commands.check],
    ['spelling', commands.spell],
    ['unit', commands.unit],
    ['build', commands.build],
    ['built', vitest('tests/built/vitest.config.ts')],
    ['review', vitest('tests/review/vitest.config.ts'), 'browser'],
    ['browser', commands.browser, 'browser'],
  ]
  const results = []
  try {
    for (const [name, parts, needs] of steps) {
      console.log(`\n── ${name} ──`)
      const started = Date.now()
      const lacksBrowser = needs === 'browser' && !browser
      if (lacksBrowser) console.error(`Not run: there is no browser. ${chromiumCure}`)
      const status = lacksBrowser ? 1 : await runSteps(root, node, parts, [], env)
      results.push({ name, passed: status === 0, seconds: (Date.now() - started) / 1000 })
    }
  } finally {
    postgres?.stop()
  }
  console.log('\n── summary ──')
  for (const { name, passed, seconds } of results) {
    console.log(`${passed ? 'passed' : 'FAILED'}  ${name.padEnd(10)} ${seconds.toFixed(1)} s`)
  }
  const engines = enginesThatRan(root).map(({ name, version }) => `${name} ${version}`)
  console.log(`A visitor’s walks ran in ${engines.join(', ') || 'no browser'}.`)
  const failed = results.filter(result => !result.passed).length
  if (failed === 0) await runSteps(root, node, [{ file: 'tests/e2e/recordRun.ts' }], [], env)
  console.log(`${results.length - failed} passed, ${failed} failed`)
  return failed > 0 ? 1 : 0
}
