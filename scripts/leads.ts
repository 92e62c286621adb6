/** `npm run leads -- help`: the operator's side of the forms. */
import { runLeads } from '../src/server/leads/operator/run.ts'

// What it writes (exports, backups) is personal data: for its owner only.
process.umask(0o077)

const stop = new AbortController()
process.once('SIGINT', () => stop.abort())

process.exitCode = await runLeads(
  process.argv.slice(2),
  process.env,
  { print: text => console.log(text), printError: text => console.error(text) },
  stop.signal,
)
