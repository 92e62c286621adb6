import { parseArgs } from 'node:util'
import { fold } from '../../scripts/setup/fold.mjs'
import { cases } from './cases.ts'
import { Skipped } from './machine.ts'

/** `npm run bench:machines -- <name>…`: the README's commands on machines of other kinds, as far as Linux can be one. */
const { positionals, values } = parseArgs({
  allowPositionals: true,
  strict: false,
  options: { list: { type: 'boolean' }, help: { type: 'boolean' } },
})
const names = positionals.length > 0 && positionals[0] !== 'all' ? positionals : Object.keys(cases)
const option = Object.keys(values).find(name => name !== 'list' && name !== 'help')
const unknown = names.find(name => !(name in cases))
const list = Object.entries(cases).map(([name, { what }]) => fold(`  ${name.padEnd(14)} ${what}`))
const usage = `npm run bench:machines -- <name>…   or all of them\n\n${list.join('\n')}`
if (option !== undefined || unknown !== undefined) {
  const what = option === undefined ? `There is no machine "${unknown}".` : `Unknown option "--${option}".`
  console.error(`${what}\n\n${usage}`)
  process.exit(2)
}
if (values.list || values.help) {
  console.log(usage)
  process.exit(0)
}

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
