import { existsSync } from 'node:fs'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { threadId } from 'node:worker_threads'
import type { Root } from 'mdast'
import { type Page, sha } from '../site.ts'
import { compileMdx, compilerVersion } from './compile.ts'

/** Compiled MDX by content, below the working folder; safe to delete at any time. */
const folder = '.cache/mdx'

let made: Promise<unknown> | undefined
const folderMade = () => {
  made ??= mkdir(folder, { recursive: true })
  return made
}

/** What of a page its compiled text depends on. */
export type MdxSource = Pick<Page, 'file' | 'locale' | 'bodyOffset' | 'body'>

const fileOf = (page: MdxSource): string =>
  join(folder, `${sha([compilerVersion, page.locale, page.bodyOffset, page.body].join('\0'))}.js`)

/** Whether a page's compiled text is kept already. */
export const isCompiled = (page: MdxSource): boolean => existsSync(fileOf(page))

/**
 * The compiled text of a page, kept by content, so that a change of code renders pages again without compiling them.
 * @param tree of its body, where somebody has parsed it already
 * @throws {ContentError} where the MDX is malformed
 */
export async function compiledMdx(page: MdxSource, tree?: Root): Promise<string> {
  const file = fileOf(page)
  const kept = await readFile(file, 'utf8').catch(() => undefined)
  if (kept !== undefined) return kept
  const code = await compileMdx(page, tree)
  await folderMade()
  // Written aside and renamed: two builds at once never read half a file.
  const aside = `${file}.${process.pid}.${threadId}`
  await writeFile(aside, code)
  await rename(aside, file)
  return code
}
