import { mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Page, type PageFile, pathOf, sha, toPage } from '../../content/site.ts'

interface Kept {
  frontMatter: Page['frontMatter']
  bodyOffset: number
  /** Characters of the file before the body. */
  bodyStart: number
}

export interface KeptPages {
  /**
   * A page as toPage reads it; one that was read before, by this start or the last, is not parsed again.
   * @throws {ContentError} as toPage does
   */
  read(place: PageFile, source: string): Page
  /** Writes down what is known, for the next start. */
  save(): void
}

/** Front matter by the content of its file, below `.cache/dev`: parsing 500 takes 0.2 s, longer than reading the rest of the site. */
export function keptPages(root: string): KeptPages {
  const folder = join(root, '.cache', 'dev')
  const file = join(folder, 'pages.json')
  const code = versionOf(root)
  const before = readKept(file, code)
  const known = new Map<string, Kept>()
  return {
    read(place, source) {
      const hash = sha(source)
      const kept = known.get(hash) ?? before.get(hash)
      if (kept) {
        known.set(hash, kept)
        const { frontMatter, bodyOffset, bodyStart } = kept
        const path = pathOf(place.section, place.slug)
        return { ...place, path, frontMatter, body: source.slice(bodyStart), bodyOffset, hash }
      }
      const page = toPage(place, source)
      const { frontMatter, body, bodyOffset } = page
      known.set(hash, { frontMatter, bodyOffset, bodyStart: source.length - body.length })
      return page
    },
    save() {
      mkdirSync(folder, { recursive: true })
      // Written aside and renamed: two servers at once never read half a file.
      writeFileSync(`${file}.${process.pid}`, JSON.stringify({ code, pages: [...known] }))
      renameSync(`${file}.${process.pid}`, file)
    },
  }
}

/** Changes with the code that reads and validates front matter, and with the packages it uses. */
function versionOf(root: string): string {
  const sources = join(root, 'src', 'content')
  const files = readdirSync(sources).filter(name => name.endsWith('.ts'))
  return sha([...files.map(name => join(sources, name)), join(root, 'package-lock.json')].map(read).join('\0'))
}

const read = (path: string) => readFileSync(path, 'utf8')

function readKept(file: string, code: string): Map<string, Kept> {
  try {
    const kept = JSON.parse(read(file)) as { code: string; pages: [string, Kept][] }
    return new Map(kept.code === code ? kept.pages : [])
  } catch {
    // There is none yet.
    return new Map()
  }
}
