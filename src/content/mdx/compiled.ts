import type { Root } from 'mdast'
import { openCache } from '../cache.ts'
import { type Page, sha } from '../site.ts'
import { compileMdx, compilerVersion, type English } from './compile.ts'

/** Compiled MDX by content, below the working folder. */
const cache = openCache('.', 'mdx')

/** The fields of a page that its compiled text depends on. */
export type MdxSource = Pick<Page, 'file' | 'locale' | 'bodyOffset' | 'body' | 'draft'> & {
  english?: English | undefined
}

const keyOf = (page: MdxSource): string =>
  `${sha([compilerVersion, page.locale, page.bodyOffset, page.body, page.english?.body ?? ''].join('\0'))}.js`

/** Whether a page's compiled text is kept already. */
export const isCompiled = (page: MdxSource): boolean => cache.find(keyOf(page)) !== undefined

/**
 * The compiled text of a page, kept by content, so that a change of code renders pages again without compiling them.
 * @param tree of its body, if already parsed
 * @throws {ContentError} where the MDX is malformed
 */
export async function compiledMdx(page: MdxSource, tree?: Root): Promise<string> {
  if (page.draft) return compileMdx(page, tree)
  const key = keyOf(page)
  const kept = cache.get(key)
  if (kept) return kept.toString()
  const code = await compileMdx(page, tree)
  cache.put(key, code)
  return code
}
