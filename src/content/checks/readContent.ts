import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join, relative } from 'node:path'
import { validateData } from '../dataFaults.ts'
import { type DataName, dataFiles, storeCategorySchema } from '../dataFiles.ts'
import { siteDay } from '../day.ts'
import { unixLines } from '../files.ts'
import { parseMdx } from '../mdx/parseMdx.ts'
import { isPicture } from '../pictures/readPictures.ts'
import { listPageFiles, type PageFile, pathOf } from '../site.ts'
import { keyLines, splitPage } from '../splitPage.ts'
import type { WidgetDescriptions } from '../widgets.ts'
import { type PictureSize, pictureSize } from './read/pictureSize.ts'
import type { Content, DataFile, Page } from './types.ts'
import { type YamlFile, yamlFile } from './yamlFile.ts'

/**
 * Reads `content/` and what it refers to below `root`. Nothing throws for the sake of content: what cannot be read is
 * left out, and the checks say so.
 * @param today the day that facts are compared with, YYYY-MM-DD
 */
export function readContent(root: string, widgets: WidgetDescriptions, today = siteDay(new Date())): Content {
  const listed = [...listFiles(root, 'content'), ...listFiles(root, 'public')]
  // A Mac writes accents and Hebrew points apart from their letters: names are compared as composed.
  const files = new Map(listed.map(([name, bytes]) => [name.normalize(), bytes]))
  const yaml = new Map<string, YamlFile>()
  const pictures = new Map<string, PictureSize | 'unreadable'>()
  for (const [name] of listed) {
    const file = name.normalize()
    if (!file.startsWith('content/')) continue
    const isYaml = /\.ya?ml$/.test(file)
    if (!isYaml && !isPicture(file)) continue
    const bytes = readIfThere(join(root, name))
    if (!bytes) files.delete(file)
    else if (isYaml) yaml.set(file, yamlFile(file, unixLines(bytes.toString('utf8'))))
    else pictures.set(file, pictureSize(bytes) ?? 'unreadable')
  }
  const data = new Map<DataName, DataFile<unknown>>()
  for (const name of Object.keys(dataFiles) as DataName[]) {
    const file = yaml.get(`content/data/${name}.yaml`)
    const value = file && validateData(file, dataFiles[name]).value
    if (file && value !== undefined) data.set(name, { file: file.file, value, place: file.place })
  }
  const store = [...yaml].flatMap(([name, file]) => {
    const slug = /^content\/data\/store\/(.+)\.yaml$/.exec(name)?.[1]
    const value = slug ? validateData(file, storeCategorySchema).value : undefined
    return slug && value ? [{ file: name, value: { slug, ...value }, place: file.place }] : []
  })
  const read: Pick<Content, 'data'> = { data: name => data.get(name) as never }
  const pages = listPageFiles(root).flatMap(page => readPage(root, page) ?? [])
  return {
    ...read,
    root,
    widgets,
    today,
    allPages: pages,
    pages,
    store,
    yaml,
    files,
    pictures,
  }
}

/** One page as it stands on disk; undefined where it is gone. */
export function readPage(root: string, page: PageFile): Page | undefined {
  const bytes = readIfThere(join(root, page.file))
  return bytes && parseSource(page, unixLines(bytes.toString('utf8')))
}

/** One page from its text, also one that is not saved. */
export function parseSource(page: PageFile, source: string): Page {
  const { yaml, body, findings } = splitPage(page.file, source)
  // Most commands ask few pages for their tree, and parsing takes longest.
  let parsed: ReturnType<typeof parseMdx> | undefined
  const parse = () => {
    parsed ??= parseMdx(page.file, source, yaml ? body : '')
    return parsed
  }
  const value = yaml?.value
  return {
    ...page,
    path: pathOf(page.section, page.slug),
    source,
    frontMatter: typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {},
    frontMatterLines: keyLines(yaml),
    get tree() {
      return parse().tree
    },
    get unread() {
      return [...findings, ...parse().findings]
    },
  }
}

/** Every file below a folder with its size in bytes, names with forward slashes. */
function listFiles(root: string, folder: string): [file: string, bytes: number][] {
  if (!existsSync(join(root, folder))) return []
  return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter(entry => !entry.isDirectory())
    .flatMap((entry): [string, number][] => {
      const path = join(entry.parentPath, entry.name)
      const stat = statSync(path, { throwIfNoEntry: false })
      return stat?.isFile() ? [[relative(root, path).replaceAll('\\', '/'), stat.size]] : []
    })
    .sort(([a], [b]) => (a < b ? -1 : 1))
}

/** A file's bytes; undefined where it went since it was listed, as it may beside the dev server. */
function readIfThere(path: string): Buffer | undefined {
  try {
    return readFileSync(path)
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
    throw error
  }
}
