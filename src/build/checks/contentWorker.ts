// The worker of openContent.ts: reports whether the content passed, then keeps the compiled text of its pages.
import { parentPort, workerData } from 'node:worker_threads'
import { ContentError, type Finding } from '../../content/fault.ts'
import { defaultLocale } from '../../content/locales/locales.ts'
import { compiledMdx, isCompiled } from '../../content/mdx/compiled.ts'
import type { PageSource } from '../../content/pageSource.ts'
import type { ContentFiles } from '../../content/readFiles.ts'
import { parseFiles } from '../../content/snapshot.ts'
import { checkChanged } from './checkChanged.ts'

/** What the worker reports: that all content passed, or what is wrong with it. */
export type Verdict = { passed: true } | { findings: readonly Finding[] }

export interface ContentJob {
  root: string
  files: ContentFiles
}

const { root, files }: ContentJob = workerData
const answer = (verdict: Verdict) => parentPort?.postMessage(verdict)

try {
  // In the order of rendering; a page that is compiled frees its tree.
  const pages = [...checkChanged(parseFiles(root, files))].reverse()
  answer({ passed: true })
  let last: PageSource | undefined
  for (let page = pages.pop(); page; page = pages.pop()) {
    // The English page of a pair comes first.
    const { file, locale, bodyOffset, body, path } = page
    const english = path === last?.path && locale !== defaultLocale ? last : undefined
    const source = { file, locale, bodyOffset, body, english }
    // Asking a page for its tree parses it, where the checks had no need to.
    if (!isCompiled(source)) await compiledMdx(source, page.tree)
    last = page
  }
} catch (error) {
  if (!(error instanceof ContentError)) throw error
  answer({ findings: error.findings })
}
