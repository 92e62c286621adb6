import type { Locale } from '../../locales/locales.ts'
import { slugOf } from '../../slugs.ts'
import { type NamedPage, pageNamed } from './pageNamed.ts'

/** `![[photo.png]]`, `[[Kandji]]` or `[[Kandji|when it fits]]`, as Obsidian, Notion and wikis write them. */
interface WikiMark {
  readonly index: number
  readonly mark: string
  /** The same as it is written here. */
  readonly write: string
  /** Whether nothing else can be meant. */
  readonly sure: boolean
}

export const pictureName = /\.(?:avif|gif|hei[cf]|jpe?g|png|svg|webp)$/i

/** A file's name in the form of names here. */
export const namedAsHere = (name: string): string =>
  `${slugOf(name.replace(pictureName, ''))}${pictureName.exec(name)?.[0].toLowerCase() ?? ''}`

/** Such marks of a text. What no page or picture is called, `[[Two sentences.]]`, is a placeholder of a new page. */
export function* wikiMarksIn(text: string, locale: Locale, pages: readonly NamedPage[]): Iterable<WikiMark> {
  for (const { 0: mark, 1: bang = '', 2: name = '', 3: words, index } of text.matchAll(
    /(!?)\[\[([^[\]|\n]+)(?:\|([^\]\n]*))?\]\]/g,
  )) {
    if (bang || pictureName.test(name)) {
      yield { index, mark, write: `![…](../images/${namedAsHere(name.trim())})`, sure: false }
      continue
    }
    const page = pageNamed(name, locale, pages)
    if (page) yield { index, mark, write: `[${words ?? name}](${page.path})`, sure: true }
    else if (words) yield { index, mark, write: `[${words}](/…)`, sure: false }
  }
}
