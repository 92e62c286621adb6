// A thread of compileAhead.ts: keeps the compiled text of its share of the pages.
import { workerData } from 'node:worker_threads'
import { ContentError } from '../../src/content/fault.ts'
import { compiledMdx, type MdxSource } from '../../src/content/mdx/compiled.ts'

const pages: MdxSource[] = workerData
for (const page of pages) {
  await compiledMdx(page).catch(error => {
    if (!(error instanceof ContentError)) throw error
  })
}
