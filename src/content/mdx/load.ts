import { run } from '@mdx-js/mdx'
import type { MDXContent } from 'mdx/types.js'
import * as jsxRuntime from 'react/jsx-runtime'
import { compiledMdx, type MdxSource } from './compiled.ts'

/**
 * The component of a page.
 * @throws {ContentError} where the MDX is malformed
 */
export async function loadMdx(page: MdxSource): Promise<MDXContent> {
  const { default: Content } = await run(await compiledMdx(page), { ...jsxRuntime, baseUrl: 'file:///' })
  return Content
}
