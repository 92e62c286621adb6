import { existsSync } from 'node:fs'
import { Worker } from 'node:worker_threads'

/** Ports tried after the asked one, when that is taken. */
const spare = 10

console.log('Starting the dev server …')
// At the first start nothing is kept yet.
if (!existsSync('.cache/dev')) {
  new Worker(new URL('../src/desk/dev/compileWorker.ts', import.meta.url), { workerData: process.cwd() }).unref()
}
const { startDev } = await import('../src/desk/dev/server.ts')

const host = process.env.HOST ?? 'localhost'
const asked = Number(process.env.PORT ?? 3000)

const { url, close } = await startOnFreePort()
let isStopping = false
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    isStopping = true
    void close().then(() => process.exit(0))
  })
}
// An error outside of a request is printed, and the server goes on; what a stop interrupts is none.
for (const event of ['uncaughtException', 'unhandledRejection'] as const) {
  process.on(event, (error: unknown) => {
    if (!isStopping) console.error(error)
  })
}
console.log(
  `\n  English  ${url}/\n  Hebrew   ${url}/he\n  Gallery  ${url}/gallery\n\n  Edit content/ and save; Ctrl-C stops.\n`,
)

async function startOnFreePort() {
  for (let port = asked; ; port++) {
    try {
      return await startDev(process.cwd(), { port, host })
    } catch (error) {
      const taken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE'
      if (taken && asked !== 0 && port < asked + spare) continue
      console.error(error instanceof Error ? error.message : error)
      process.exit(1)
    }
  }
}
