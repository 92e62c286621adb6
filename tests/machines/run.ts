import { parseArgs } from 'node:util'
import { cases } from './cases.ts'
import { Skipped } from './machine.ts'

/** `npm run bench:machines -- <name>…`: the README's commands on machines of other kinds, as far as Linux can be one. */
const { positionals, values } = parseArgs({ allowPositionals: true, options: { list: { type: 'boolean' } } })
const names = positionals.length > 0 && positionals[0] !== 'all' ? positionals : Object.keys(cases)
const unknown = names.filter(name => !(name in cases))
if (values.list || unknown.length > 0) {
  if (unknown.length > 0) console.error(`Unknown: ${unknown.join(', ')}. There are:\n`)
  for (const [name, { what }] of Object.entries(cases)) console.log(`  ${name.padEnd(14)} ${what}`)
  process.exit(unknown.length > 0 ? 2 : 0)
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
