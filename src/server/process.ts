import type { FastifyInstance } from 'fastify'

/** How long a stop may take, ms; what is in flight by then is cut. */
const stopTimeout = 5_000

/** Ends the process on a stop signal, once every request is answered. */
export function closeOnSignals(app: FastifyInstance): void {
  let stopping = false
  // Ctrl-C arrives twice, from the terminal and forwarded by npm: the second one must not cut the shutdown short.
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) {
    process.on(signal, () => {
      if (stopping) return
      stopping = true
      setTimeout(() => process.exit(1), stopTimeout).unref()
      app.close().then(() => process.exit(0))
    })
  }
}

/** Why a server did not start, in words where they are known. */
export function startFault(error: unknown): unknown {
  if (!(error instanceof Error)) return error
  if ('code' in error && error.code === 'EADDRINUSE' && 'port' in error) {
    return `Port ${error.port} is taken by another program, perhaps an earlier start of this site: stop that one, or choose another port with PORT=${Number(error.port) + 1}.`
  }
  return error.message
}
