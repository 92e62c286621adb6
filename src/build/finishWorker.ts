// The thread of finishAside.ts: answers each page in the order in which they came.
import { parentPort, workerData } from 'node:worker_threads'
import { finishPage } from './finishPage.ts'
import { openTwins } from './twins.ts'

const { root, folder }: { root: string; folder: string } = workerData
const twins = openTwins(root)
parentPort?.on('message', (html: string) => parentPort?.postMessage(finishPage(folder, twins, html)))
