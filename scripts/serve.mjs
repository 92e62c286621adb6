// `node scripts/serve.mjs`: the server alone, in this process, for service managers and containers. Plain JavaScript, so that a
// Node that is too old to read TypeScript says so in a sentence.
import { isNewEnough, nodeAdvice } from './setup/node.mjs'

if (isNewEnough(process.version)) {
  await import('../src/server/main.ts')
} else {
  console.error(`This is Node ${process.version}, which is too old for the server. ${nodeAdvice()}`)
  process.exitCode = 1
}
