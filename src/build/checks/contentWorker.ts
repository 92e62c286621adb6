// The worker of checkAndCompile.ts: reports whether the content passed, then keeps the compiled text of its pages.
import { parentPort, workerData } from 'node:worker_threads'
import { ContentError, type Finding } from '../../content/fault.ts'
import { compiledMdx, isCompiled } from '../../content/mdx/compiled.ts'
import { splitPage } from '../../content/splitPage.ts'
import { checkChanged } from './checkChanged.ts'

/** What the worker reports: that all content passed, or what is wrong with it. */
export type Verdict = { passed: true } | { findings: readonly Finding[] }

const root: string = workerData
const answer = (verdict: Verdict) => parentPort?.postMessage(verdict)

try {
  // In the order of rendering; a page that is compiled frees its tree.
  const pages = [...checkChanged(root)].reverse()
  answer({ passed: true })
  for (let page = pages.pop(); page; page = pages.pop()) {
    const { file, locale } = page
    const { body, bodyOffset } = splitPage(file, page.source)
    const source = { file, locale, body, bodyOffset }
    // Asking a page for its tree parses it, where the checks had no need to.
    if (!isCompiled(source)) await compiledMdx(source, page.tree)
  }
} catch (error) {
  if (!(error instanceof ContentError)) throw error
  answer({ findings: error.findings })
}
