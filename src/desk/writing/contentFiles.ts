import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The text of every page and data file, by its path from the project's root. */
export type ContentFiles = ReadonlyMap<string, string>

/** Reads `content/` under `root`, as text: a page with a fault can be moved and linked like any other. */
export function readContentFiles(root: string): ContentFiles {
  const names = readdirSync(join(root, 'content'), { recursive: true, encoding: 'utf8' })
  return new Map(
    names
      .map(name => `content/${name.replaceAll('\\', '/')}`)
      .filter(file => /\.(mdx|yaml)$/.test(file))
      .sort()
      .map(file => [file, readFileSync(join(root, file), 'utf8')]),
  )
}

/** The files of a page by its name, in whichever languages it has: `content/vendors/kandji.en.mdx` … */
export function filesOfPage(files: ContentFiles, slug: string): PageFileName[] {
  return [...files.keys()].flatMap(file => {
    const match = pageFile.exec(file)
    const [, section, name, locale] = match ?? []
    return section && locale && name === slug ? [{ file, section, locale }] : []
  })
}

export interface PageFileName {
  file: string
  section: string
  locale: string
}

const pageFile = /^content\/([a-z]+)\/([a-z0-9-]+)\.([a-z]{2})\.mdx$/

/** Names of all pages, each once; pages of the store, whose addresses lie below /store, left out. */
export function pageNames(files: ContentFiles): string[] {
  const names = [...files.keys()].flatMap(file => {
    const [, section, name] = pageFile.exec(file) ?? []
    return name && section !== 'store' ? [name] : []
  })
  return [...new Set(names)]
}
