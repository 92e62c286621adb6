import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { FinishedPage } from './finishPage.ts'

/** Pages that may wait for the thread; more would only fill the memory. */
const mostWaiting = 30

/** A thread that finishes pages while the next ones render (see finishPage). */
export interface PageFinisher extends AsyncDisposable {
  /** `onFinished` is called when the page is finished; the promise resolves when the next one may come. */
  finish(html: string, onFinished: (page: FinishedPage) => void): Promise<void>
  /** Resolves when every page is finished. */
  done(): Promise<void>
}

/** @throws what the thread threw, at the next call */
export function finishAside(root: string, folder: string): PageFinisher {
  const worker = new Worker(new URL('./finishWorker.ts', import.meta.url), { workerData: { root, folder } })
  const waiting: ((page: FinishedPage) => void)[] = []
  worker.on('message', (page: FinishedPage) => waiting.shift()?.(page))
  const below = async (count: number) => {
    while (waiting.length > count) await once(worker, 'message')
  }
  return {
    finish(html, onFinished) {
      waiting.push(onFinished)
      worker.postMessage(html)
      return below(mostWaiting)
    },
    done: () => below(0),
    async [Symbol.asyncDispose]() {
      await worker.terminate()
    },
  }
}
