import type { Cache } from '../../content/cache.ts'
import { sha } from '../../content/site.ts'
import type { CompressedVariants } from '../compress/compressedVariants.ts'
import { type PageSummary, summarise } from './pageSummary.ts'

/** What is stored about a rendered page. */
export interface FinishedPage {
  /** Hash of the HTML, and its name in the cache. */
  readonly html: string
  readonly summary: PageSummary
}

/** Keeps a page's HTML with its compressed variants, and what later steps need to know of it. */
export function finishPage(cache: Cache, variants: CompressedVariants, html: string): FinishedPage {
  const text = Buffer.from(html)
  const hash = sha(text)
  if (!cache.find(`${hash}.html`)) cache.put(`${hash}.html`, text)
  variants.makeForPage(hash, text)
  return { html: hash, summary: summarise(html) }
}
