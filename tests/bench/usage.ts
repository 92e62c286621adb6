// Loaded into each Node process of a timed command: notes what it took, as the system counts it.
import { appendFileSync } from 'node:fs'
import { isMainThread } from 'node:worker_threads'

const { USAGE_FILE } = process.env
if (isMainThread && USAGE_FILE) {
  process.on('exit', () => {
    const { userCPUTime, systemCPUTime, maxRSS } = process.resourceUsage()
    appendFileSync(
      USAGE_FILE,
      `${JSON.stringify({ cpu: (userCPUTime + systemCPUTime) / 1e6, memory: maxRSS * 1024 })}\n`,
    )
  })
}
