import { compile } from '@mdx-js/mdx'
import type { Root } from 'mdast'
import { ContentError } from '../fault.ts'
import type { Locale } from '../locales/locales.ts'
import { mdxOptions } from './options.ts'
import { parseMdx } from './parseMdx.ts'
import { syntaxFault } from './syntaxFault.ts'
import { tooLong } from './tooLong.ts'

/** Part of every cache key: raise it whenever a plugin or its options change what MDX compiles to. */
export const compilerVersion = '5'

/** The English counterpart of a page; its tree if already parsed. */
export interface English {
  readonly body: string
  readonly tree?: Root
}

/**
 * Compiles MDX to the body of a function (see `run` of @mdx-js/mdx).
 * @param tree the syntax tree of the body, if already parsed; it is consumed
 * @throws {ContentError} at the line of the file, including what is before the body
 */
export async function compileMdx(
  page: { file: string; body: string; bodyOffset: number; locale: Locale; english?: English | undefined },
  tree?: Root,
): Promise<string> {
  const long = tooLong(page.file, page.body, page.bodyOffset)
  if (long) throw new ContentError([long])
  try {
    const english = page.english && (page.english.tree ?? parseMdx('', page.english.body, page.english.body).tree)
    const source = { value: page.body, data: { locale: page.locale, english } }
    const compiled = await compile(source, {
      ...mdxOptions,
      outputFormat: 'function-body',
      remarkPlugins: [...mdxOptions.remarkPlugins, ...(tree ? [parsedAs(tree)] : [])],
    })
    return String(compiled)
  } catch (error) {
    if (error instanceof ContentError) throw error
    throw new ContentError([syntaxFault(error, page.file, page.body, page.bodyOffset)])
  }
}

/** Has a processor take a tree in place of parsing. */
function parsedAs(tree: Root) {
  return function (this: { parser?: unknown }) {
    this.parser = () => tree
  }
}
