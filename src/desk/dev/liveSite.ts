import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { type DataName, dataFiles, type SiteData, type SiteDataName } from '../../content/dataFiles.ts'
import { ContentError, type Finding } from '../../content/fault.ts'
import { readText } from '../../content/files.ts'
import { readPictures } from '../../content/pictures/readPictures.ts'
import { readDataFile, readStore } from '../../content/readData.ts'
import {
  addPage,
  listPageFiles,
  type Page,
  type PageFile,
  type PageIndex,
  type Site,
  sha,
  toPage,
} from '../../content/site.ts'
import { galleryFiles } from '../gallery/pages.ts'

/** One source of the index: what it last gave, and what is wrong with it now. */
interface Kept<Value> {
  /** Time and size of the file, or of all files of a folder; a source with the same stamp is not read again. */
  stamp: string
  /** The last value that could be read; undefined where none ever could. */
  value: Value | undefined
  faults: readonly Finding[]
}

interface DataValue {
  value: unknown
  source: string
}

/** The content as it stands on disk, with the last good version of what is broken at the moment. */
export interface LiveSite {
  /** Undefined only while a data file is broken that never was whole since the start. */
  readonly site: Site | undefined
  readonly faults: readonly Finding[]
  /** Every page file there is, readable or not. */
  readonly files: readonly PageFile[]
  /** Reads again what has changed; files that are named are read whatever their time says. */
  refresh(named?: ReadonlySet<string>): void
}

/** Reads `content/` below `root` file by file, so that one edit costs one file; no fault of the content is thrown. */
export function liveSite(root: string): LiveSite {
  const pages = new Map<string, Kept<Page>>()
  const data = new Map<SiteDataName, Kept<DataValue>>()
  let files: readonly PageFile[] = []
  let site: Site | undefined
  let faults: readonly Finding[] = []

  const refresh = (named: ReadonlySet<string> = new Set()) => {
    files = [...listPageFiles(root), ...galleryFiles(root)]
    const present = new Set(files.map(({ file }) => file))
    for (const file of pages.keys()) if (!present.has(file)) pages.delete(file)
    for (const place of files) {
      keep(pages, place.file, stampOf(join(root, place.file)), named.has(place.file), () =>
        toPage(place, readText(join(root, place.file))),
      )
    }
    for (const name of Object.keys(dataFiles) as DataName[]) {
      const file = `content/data/${name}.yaml`
      keep<SiteDataName, DataValue>(data, name, stampOf(join(root, file)), named.has(file), () =>
        readDataFile(root, name),
      )
    }
    const storeNamed = [...named].some(file => file.startsWith('content/data/store/'))
    keep<SiteDataName, DataValue>(data, 'store', folderStamp(join(root, 'content/data/store')), storeNamed, () =>
      readStore(root),
    )
    faults = [...pages.values(), ...data.values()].flatMap(kept => kept.faults)
    site = assemble(root, pages, data)
  }

  refresh()
  return {
    get site() {
      return site
    },
    get faults() {
      return faults
    },
    get files() {
      return files
    },
    refresh,
  }
}

/** Reads a source again when its stamp has changed; what cannot be read keeps its last good value, with the faults. */
function keep<Key, Value>(
  known: Map<Key, Kept<Value>>,
  key: Key,
  stamp: string,
  forced: boolean,
  read: () => Value,
): void {
  const last = known.get(key)
  if (last?.stamp === stamp && !forced) return
  try {
    known.set(key, { stamp, value: read(), faults: [] })
  } catch (error) {
    // Gone between listing and reading: the next event of its folder tells.
    if (isMissing(error)) return
    known.set(key, {
      stamp,
      value: last?.value,
      faults: error instanceof ContentError ? error.findings : [unreadable(String(key), error)],
    })
  }
}

const unreadable = (file: string, error: unknown): Finding => ({
  check: 'file',
  severity: 'error',
  file,
  line: 1,
  column: 1,
  found: error instanceof Error ? error.message : String(error),
  expected: 'a text file that this user may read',
})

function assemble(
  root: string,
  pages: ReadonlyMap<string, Kept<Page>>,
  data: ReadonlyMap<SiteDataName, Kept<DataValue>>,
): Site | undefined {
  const index: PageIndex = new Map()
  for (const { value } of pages.values()) if (value) addPage(index, value)
  const entries = [...data].map(([name, kept]) => [name, kept.value] as const)
  if (entries.some(([, value]) => value === undefined)) return undefined
  const values = Object.fromEntries(entries.map(([name, kept]) => [name, kept?.value]))
  const hashes = Object.fromEntries(entries.map(([name, kept]) => [name, sha(kept?.source ?? '')]))
  // Each value was validated by its own schema when it was read.
  return {
    root,
    pages: index,
    pictures: readPictures(root),
    data: values as SiteData,
    dataHashes: hashes as Record<SiteDataName, string>,
  }
}

function stampOf(path: string): string {
  const stat = statSync(path, { throwIfNoEntry: false })
  return stat ? `${stat.mtimeMs}:${stat.size}` : 'missing'
}

function folderStamp(path: string): string {
  try {
    return readdirSync(path)
      .map(name => `${name}:${stampOf(join(path, name))}`)
      .join(' ')
  } catch (error) {
    if (isMissing(error)) return 'missing'
    throw error
  }
}

const isMissing = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'ENOENT'
