// The thread of checkAndCompile.ts: answers whether the content passed, then keeps the compiled text of its pages.
import { parentPort, workerData } from 'node:worker_threads'
import { ContentError } from '../../src/content/fault.ts'
import { compiledMdx } from '../../src/content/mdx/compiled.ts'
import { splitPage } from '../../src/content/splitPage.ts'
import type { Verdict } from './checkAndCompile.ts'
import { checkChanged } from './checkChanged.ts'

const root: string = workerData
const answer = (verdict: Verdict) => parentPort?.postMessage(verdict)

try {
  // In the order of rendering; a page that is compiled frees its tree.
  const pages = [...checkChanged(root)].reverse()
  answer({ passed: true })
  for (let page = pages.pop(); page; page = pages.pop()) {
    const { body, bodyOffset } = splitPage(page.file, page.source)
    await compiledMdx({ ...page, body, bodyOffset }, page.tree)
  }
} catch (error) {
  if (!(error instanceof ContentError)) throw error
  answer({ findings: error.findings })
}
