import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { run } from '@mdx-js/mdx'
import type { MDXContent } from 'mdx/types.js'
import * as jsxRuntime from 'react/jsx-runtime'
import { type Page, sha } from '../site.ts'
import { compileMdx, compilerVersion } from './compile.ts'

/** Compiled MDX by content, below the project; safe to delete at any time. */
const cacheFolder = '.cache/mdx'

/**
 * The component of a page. Compiled text is cached by content, so that a change of code renders pages again without
 * compiling them.
 * @throws {ContentError} where the MDX is malformed
 */
export async function loadMdx(page: Page): Promise<MDXContent> {
  const key = sha([compilerVersion, page.locale, page.bodyOffset, page.body].join('\0'))
  const file = join(cacheFolder, `${key}.js`)
  let code = await readFile(file, 'utf8').catch(() => undefined)
  if (code === undefined) {
    code = await compileMdx(page)
    await mkdir(cacheFolder, { recursive: true })
    // Written aside and renamed: two builds at once never read half a file.
    const aside = `${file}.${process.pid}`
    await writeFile(aside, code)
    await rename(aside, file)
  }
  const { default: Content } = await run(code, { ...jsxRuntime, baseUrl: 'file:///' })
  return Content
}
