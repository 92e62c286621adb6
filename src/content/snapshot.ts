import { type KeptFrontMatter, openFrontMatter } from './keptFrontMatter.ts'
import { type PageSource, parsePage } from './pageSource.ts'
import type { Picture } from './pictures/picture.ts'
import { type ContentFiles, readFiles } from './readFiles.ts'
import { type PageFile, pageFileOf, sections } from './site.ts'
import { type YamlFile, yamlFile } from './yamlFile.ts'

/** All content as read, faulty or not. Checks, rendering and reports are functions of it. */
export interface Snapshot {
  readonly root: string
  /** Every file under `content/` and `public/`, by path. */
  readonly files: ContentFiles
  /** In the order of sections and names; then those that a tool adds, which are not content. */
  readonly pages: readonly PageSource[]
  /** Every YAML file under `content/`, by path; well formed or not. */
  readonly yaml: ReadonlyMap<string, YamlFile>
  /** Every picture under `content/` and every logo, by path. */
  readonly pictures: ReadonlyMap<string, Picture | 'unreadable'>
}

/**
 * Reads the content under `root`: once per command.
 * @param extraFiles pages stored elsewhere, such as the gallery's
 * @param keeps whether the next command is to find the front matter parsed, below `root`
 */
export function readSnapshot(root: string, extraFiles: readonly PageFile[] = [], keeps = false): Snapshot {
  const kept = keeps ? openFrontMatter(root) : undefined
  const snapshot = parseFiles(root, readFiles(root, pathsOf(extraFiles)), extraFiles, undefined, kept)
  kept?.save()
  return snapshot
}

/**
 * An updated snapshot: unchanged files are neither read nor parsed again.
 * @param changed files to read again even where time and size are the same
 */
export function updateSnapshot(
  before: Snapshot,
  changed: ReadonlySet<string>,
  extraFiles: readonly PageFile[] = [],
): Snapshot {
  const files = readFiles(before.root, pathsOf(extraFiles), before.files, changed)
  return parseFiles(before.root, files, extraFiles, before)
}

const pathsOf = (places: readonly PageFile[]): string[] => places.map(({ file }) => file)

/** The snapshot of what was read, perhaps by another process; `before` keeps what it has parsed of the same texts. */
export function parseFiles(
  root: string,
  files: ContentFiles,
  extraFiles: readonly PageFile[] = [],
  before?: Snapshot,
  kept?: KeptFrontMatter,
): Snapshot {
  const parsed = new Map(before?.pages.map(page => [page.file, page]))
  const yaml = new Map<string, YamlFile>()
  const pictures = new Map<string, Picture | 'unreadable'>()
  for (const [file, { text, picture }] of files) {
    if (picture) pictures.set(file, picture)
    if (text === undefined || !/\.ya?ml$/.test(file)) continue
    const known = before?.yaml.get(file)
    yaml.set(file, known?.source === text ? known : yamlFile(file, text))
  }
  const places = [...files.keys()].flatMap(file => pageFileOf(file) ?? [])
  const inOrder = sections.flatMap(section => places.filter(place => place.section === section))
  const pages = [...inOrder, ...extraFiles].flatMap(place => {
    const text = files.get(place.file)?.text
    if (text === undefined) return []
    const known = parsed.get(place.file)
    return known?.source === text ? known : parsePage(place, text, kept)
  })
  return { root, files, pages, yaml, pictures }
}
