// The worker of finishInWorker.ts: answers each page in the order in which they came.
import { parentPort, workerData } from 'node:worker_threads'
import { openCache } from '../../content/cache.ts'
import { openCompressedVariants } from '../compress/compressedVariants.ts'
import { finishPage } from './finishPage.ts'

const root: string = workerData
const cache = openCache(root, 'pages')
const variants = openCompressedVariants(root)
parentPort?.on('message', (html: string) => parentPort?.postMessage(finishPage(cache, variants, html)))
