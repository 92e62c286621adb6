import { existsSync } from 'node:fs'
import { Worker } from 'node:worker_threads'
import { z } from 'zod'
import { listeningShape } from '../src/server/env.ts'
import { EnvError, parseEnv } from '../src/server/leads/env.ts'

/** Ports tried after the asked one, when that is taken. */
const spare = 10

console.log('Starting the dev server …')
// At the first start nothing is kept yet.
if (!existsSync('.cache/dev')) {
  new Worker(new URL('../src/desk/dev/compileWorker.ts', import.meta.url), { workerData: process.cwd() }).unref()
}
const { startDev } = await import('../src/desk/dev/server.ts')

const { PORT: asked, HOST: host } = readAddress()

const { url, close } = await startOnFreePort()
let isStopping = false
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    isStopping = true
    void close().then(() => process.exit(0))
  })
}
// An error outside a request is printed and the server goes on; errors of what a stop interrupts are ignored.
for (const event of ['uncaughtException', 'unhandledRejection'] as const) {
  process.on(event, (error: unknown) => {
    if (!isStopping) console.error(error)
  })
}
console.log(
  `\n  English  ${url}/\n  Hebrew   ${url}/he\n  Gallery  ${url}/gallery\n\n  Edit content/ and save; Ctrl-C stops.\n`,
)

/** Where to listen, as npm start reads it. */
function readAddress() {
  try {
    return parseEnv(z.object(listeningShape).pick({ PORT: true, HOST: true }), process.env)
  } catch (error) {
    console.error(error instanceof EnvError ? error.message : error)
    process.exit(1)
  }
}

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
