import { parseArgs } from 'node:util'
import { fold } from '../../scripts/setup/fold.mjs'
import { wordFault } from '../../scripts/setup/wordFault.mjs'
import { cases } from './cases.ts'
import { Skipped } from './machine.ts'

/** `npm run bench:machines -- <name>…`: the README's commands on machines of other kinds, as far as Linux can be one. */
const list = Object.entries(cases).map(([name, { what }]) => fold(`  ${name.padEnd(14)} ${what}`))
const what = fold(
  '  The README’s commands on machines of other kinds, as far as Linux can be one; all of them unless named.',
)
const usage = `npm run bench:machines -- [name]…\n\n${what}\n\n${list.join('\n')}`
const names = readNames()

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(130))

for (const name of names) {
  const started = performance.now()
  const report = (state: string, words: string) =>
    console.log(
      `${state}  ${name.padEnd(14)} ${((performance.now() - started) / 1000).toFixed(0).padStart(4)} s  ${words}`,
    )
  try {
    report('passed', (await cases[name]?.run()) ?? '')
  } catch (error) {
    if (error instanceof Skipped) {
      report('no run', error.message)
      continue
    }
    report('FAILED', error instanceof Error ? error.message : String(error))
    process.exitCode = 1
  }
}

function readNames(): readonly string[] {
  try {
    const { positionals, values } = parseArgs({
      allowPositionals: true,
      options: { list: { type: 'boolean' }, help: { type: 'boolean', short: 'h' } },
    })
    if (values.list || values.help) {
      console.log(usage)
      process.exit(0)
    }
    const asked = positionals.length > 0 && positionals[0] !== 'all' ? positionals : Object.keys(cases)
    const unknown = asked.find(name => !(name in cases))
    if (unknown !== undefined) throw new Error(`There is no machine "${unknown}".`)
    return asked
  } catch (error) {
    console.error(`${wordFault(error)}\n\n${usage}`)
    process.exit(2)
  }
}
