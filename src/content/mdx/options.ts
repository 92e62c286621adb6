import type { CompileOptions } from '@mdx-js/mdx'
import remarkGfm from 'remark-gfm'
import { figures } from './figures.ts'
import { isolateLatin } from './isolateLatin.ts'
import { numberQuestions } from './numberQuestions.ts'
import { rowHeaders } from './rowHeaders.ts'
import { markSections } from './sectionIds.ts'

/**
 * What the site's MDX means, whoever compiles it. The language is the file's: `data.locale`, or by its name;
 * `data.english` is the tree of the English page, whose sections name those of all languages.
 */
export const mdxOptions = {
  format: 'mdx',
  remarkPlugins: [remarkGfm, markSections, figures, numberQuestions],
  rehypePlugins: [rowHeaders, isolateLatin],
} satisfies CompileOptions
