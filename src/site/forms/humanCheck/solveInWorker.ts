/** How long the proof of work may take, ms; it takes a fraction of a second on a cheap phone. */
const TIMEOUT = 30_000

/** Solves a challenge of the site's own server off the main thread. Rejects when the worker fails or takes too long. */
export function solveInWorker(challenge: unknown): Promise<string | undefined> {
  const worker = new Worker(new URL('./solveWorker.ts', import.meta.url), { type: 'module' })
  return new Promise<string | undefined>((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('The human check took too long.')), TIMEOUT)
    worker.onmessage = ({ data }: MessageEvent<string | undefined>) => {
      clearTimeout(timer)
      resolve(data)
    }
    worker.onerror = () => {
      clearTimeout(timer)
      reject(new Error('The human check could not run.'))
    }
    worker.postMessage(challenge)
  }).finally(() => worker.terminate())
}
