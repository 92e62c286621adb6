// `npm test`: installs, then everything that must hold, in the order in which a fault is cheapest to find.
import { chromium } from './chromium.mjs'
import { install, tryRun } from './install.mjs'
import { startPostgres } from './postgres.mjs'

await install()
const browser = chromium()
const postgres = startPostgres()
const env = { CHROMIUM_PATH: browser, ...(postgres ? { TEST_DATABASE_URL: postgres.url } : {}) }

const steps = [
  ['types', 'tsc', ['-p', '.']],
  ['lint', 'biome', ['check', '--diagnostic-level=error', '.']],
  ['unused', 'knip', []],
  ['content', 'node', ['scripts/check.ts']],
  ['spelling', 'npm', ['run', '-s', 'spell']],
  ['unit', 'vitest', ['run']],
  ['build', 'npm', ['run', '-s', 'build']],
  ['built', 'vitest', ['run', '-c', 'tests/built/vitest.config.ts']],
  ['review', 'vitest', ['run', '-c', 'tests/review/vitest.config.ts']],
  ['browser', 'playwright', ['test', '-c', 'tests/e2e/playwright.config.ts']],
]

const results = []
try {
  for (const [name, command, args] of steps) {
    console.log(`\n── ${name} ──`)
    const started = Date.now()
    const { status } = tryRun(command, args, { env })
    results.push({ name, passed: status === 0, seconds: (Date.now() - started) / 1000 })
  }
} finally {
  postgres?.stop()
}

console.log('\n── summary ──')
for (const { name, passed, seconds } of results) {
  console.log(`${passed ? 'passed' : 'FAILED'}  ${name.padEnd(10)} ${seconds.toFixed(1)} s`)
}
const failed = results.filter(result => !result.passed).length
console.log(`${results.length - failed} passed, ${failed} failed`)
process.exit(failed > 0 ? 1 : 0)
