import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { FinishedPage } from './finishPage.ts'

/** Maximum pages queued for the worker; more would only fill memory. */
const maxWaiting = 30

/** A worker that finishes pages while the next ones render (see finishPage). */
export interface PageFinisher extends AsyncDisposable {
  /** Resolves when the queue takes another page; rejects where the worker failed. */
  finish(html: string, onFinished: (page: FinishedPage) => void): Promise<void>
  /** Resolves when every page is finished; rejects where the worker failed. */
  done(): Promise<void>
}

export function finishInWorker(root: string): PageFinisher {
  const worker = new Worker(new URL('./finishWorker.ts', import.meta.url), { workerData: root })
  const waiting: ((page: FinishedPage) => void)[] = []
  worker.on('message', (page: FinishedPage) => waiting.shift()?.(page))
  let failure: unknown
  worker.on('error', error => {
    failure = error
  })
  const untilWaiting = async (count: number) => {
    // `once` rejects with the worker's error.
    while (failure === undefined && waiting.length > count) await once(worker, 'message')
    if (failure !== undefined) throw failure
  }
  return {
    finish(html, onFinished) {
      waiting.push(onFinished)
      worker.postMessage(html)
      return untilWaiting(maxWaiting)
    },
    done: () => untilWaiting(0),
    async [Symbol.asyncDispose]() {
      await worker.terminate()
    },
  }
}
