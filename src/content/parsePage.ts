import { ContentError } from './fault.ts'
import type { FrontMatter } from './frontMatter.ts'
import { validateFrontMatter } from './frontMatterFaults.ts'
import { splitPage } from './splitPage.ts'

export interface ParsedPage {
  frontMatter: FrontMatter
  /** MDX without the front matter. */
  body: string
  /** Lines of the file before the body starts, so that a fault in the body can name the file's line. */
  bodyOffset: number
}

/**
 * Splits a page into validated front matter and MDX.
 * @throws {ContentError} with every fault of the front matter, each at its line
 */
export function parsePage(file: string, source: string): ParsedPage {
  const { yaml, body, bodyOffset, findings } = splitPage(file, source)
  if (!yaml || findings.length > 0) throw new ContentError(findings)
  const { frontMatter, findings: wrong } = validateFrontMatter(yaml)
  if (!frontMatter) throw new ContentError(wrong)
  return { frontMatter, body, bodyOffset }
}
