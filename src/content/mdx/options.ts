import type { CompileOptions } from '@mdx-js/mdx'
import rehypeSlug from 'rehype-slug'
import remarkGfm from 'remark-gfm'
import { isolateLatin } from './isolateLatin.ts'
import { rowHeaders } from './rowHeaders.ts'

/** What the site's MDX means, whoever compiles it. The language is the file's: `data.locale`, or by its name. */
export const mdxOptions = {
  format: 'mdx',
  remarkPlugins: [remarkGfm],
  rehypePlugins: [rehypeSlug, rowHeaders, isolateLatin],
} satisfies CompileOptions
