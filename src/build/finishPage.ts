import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { sha } from '../content/site.ts'
import { type PageSummary, summarise } from './pageSummary.ts'
import type { Twins } from './twins.ts'

/** What is kept of a rendered page. */
export interface FinishedPage {
  /** Hash of the HTML, and its name below the cache folder. */
  html: string
  summary: PageSummary
}

/** Keeps a page's HTML below `folder`, with its compressed twins, and what later steps need to know of it. */
export function finishPage(folder: string, twins: Twins, html: string): FinishedPage {
  const text = Buffer.from(html)
  const hash = sha(text)
  writeFileSync(join(folder, `${hash}.html`), text)
  twins.makeForPage(hash, text)
  return { html: hash, summary: summarise(html) }
}
