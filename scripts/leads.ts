/** `npm run leads -- help`: the operator's side of the forms. */
import { runLeads } from '../src/server/leads/operator/run.ts'

// What it writes (exports, backups) is personal data: for its owner only.
process.umask(0o077)

const stop = new AbortController()
let firstInterrupt = 0
process.on('SIGINT', () => {
  firstInterrupt ||= performance.now()
  // Ctrl-C arrives twice, from the terminal and passed on by npm's script; only one that comes later means "at once".
  if (performance.now() - firstInterrupt > 1000) process.exit(130)
  stop.abort()
})

process.exitCode = await runLeads(
  process.argv.slice(2),
  process.env,
  { print: text => console.log(text), printError: text => console.error(text) },
  stop.signal,
)
