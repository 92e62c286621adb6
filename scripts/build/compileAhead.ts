import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { isCompiled, type MdxSource } from '../../src/content/mdx/compiled.ts'
import { allPages, type Site } from '../../src/content/site.ts'

/** Pages below which starting a thread takes longer than compiling on the spot. */
const worthThread = 200

/**
 * Compiles the MDX of pages not seen before in a thread of its own, in the order in which they will be rendered and ahead
 * of that: compiling takes half as long as rendering. What fails here is told, with its place, by the rendering.
 */
export function compileAhead(site: Site): AsyncDisposable {
  const pages = allPages(site)
    .filter(page => !isCompiled(page))
    .map(({ file, locale, bodyOffset, body }): MdxSource => ({ file, locale, bodyOffset, body }))
  if (pages.length < worthThread) return { [Symbol.asyncDispose]: async () => {} }
  const worker = new Worker(new URL('./compileWorker.ts', import.meta.url), { workerData: pages })
  // A thread that dies leaves its work to the rendering, which then says why.
  const ended = once(worker, 'exit').catch(() => undefined)
  return {
    async [Symbol.asyncDispose]() {
      await worker.terminate()
      await ended
    },
  }
}
