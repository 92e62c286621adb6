import type { Root } from 'mdast'
import type {} from 'mdast-util-mdx'
import type { Finding } from './fault.ts'
import type { FrontMatter } from './frontMatter.ts'
import { validateFrontMatter } from './frontMatterFaults.ts'
import type { KeptFrontMatter } from './keptFrontMatter.ts'
import { lazily } from './lazily.ts'
import { parseMdx, recoverMdx } from './mdx/parseMdx.ts'
import { type Page, type PageFile, pathOf, sha } from './site.ts'
import { keyLines, splitPage } from './splitPage.ts'

/** One language of one page as its writer left it: whatever could not be read is empty, with the reason in `unread`. */
export interface PageSource extends Readonly<Pick<Page, 'file' | 'section' | 'slug' | 'locale' | 'path'>> {
  /** The whole file. */
  readonly source: string
  /** MDX without the front matter. */
  readonly body: string
  /** Lines of the file before the body. */
  readonly bodyOffset: number
  /** As written, not validated; empty when it could not be read. */
  readonly frontMatter: Readonly<Record<string, unknown>>
  /** Line of each key of the front matter. */
  readonly frontMatterLines: Readonly<Record<string, number>>
  /** What is wrong with the front matter: its form, or what it says. */
  readonly frontMatterFaults: readonly Finding[]
  /** The page as the site shows it; undefined where the front matter has faults. */
  readonly page: Page | undefined
  /** Syntax tree of the body; positions are those of the file. Empty when the body does not parse. */
  readonly tree: Root
  /** The tree, or the readable parts of a body that does not parse: for checks of single texts or widgets. */
  readonly recovered: Root
  /** Whether the body could be read, whatever the front matter is. */
  readonly hasBody: boolean
  /** Why the front matter or the body could not be read. */
  readonly unread: readonly Finding[]
}

/** A page from the text of its file; also of an unsaved one. Slow parts are computed on demand. */
export function parsePage(place: PageFile, source: string, kept?: KeptFrontMatter): PageSource {
  const { yaml, body, bodyOffset, findings } = splitPage(place.file, source, kept)
  const path = pathOf(place.section, place.slug)
  const value = yaml?.value
  const lines = lazily(() => keyLines(yaml))
  const parsed = lazily(() => parseMdx(place.file, source, yaml ? body : ''))
  const recovered = lazily(() => {
    const { tree, findings } = parsed()
    return findings.length === 0 ? tree : recoverMdx(place.file, source, body, findings)
  })
  const validated = lazily((): { frontMatter?: FrontMatter; findings: readonly Finding[] } =>
    yaml && findings.length === 0 ? validateFrontMatter(yaml) : { findings },
  )
  const page = lazily((): Page | undefined => {
    const { frontMatter } = validated()
    return frontMatter && { ...place, path, frontMatter, body, bodyOffset, hash: sha(source) }
  })
  return {
    ...place,
    path,
    source,
    body,
    bodyOffset,
    frontMatter: typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {},
    get frontMatterLines() {
      return lines()
    },
    get frontMatterFaults() {
      return validated().findings
    },
    get page() {
      return page()
    },
    get tree() {
      return parsed().tree
    },
    get recovered() {
      return recovered()
    },
    get hasBody() {
      return yaml !== undefined && parsed().findings.length === 0
    },
    get unread() {
      return [...findings, ...parsed().findings]
    },
  }
}
