import { randomUUID } from 'node:crypto'
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  type Stats,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import type { z } from 'zod'
import { movePath } from './files.ts'

const day = 24 * 60 * 60 * 1000

/** Days after its last use when an entry is removed. */
const daysUnused = 30

/** How the name of an entry begins that is not ready. */
const stageName = 'stage-'

/**
 * Files, or whole folders, kept under a key that names everything they were made from. Deleting one at any time costs only
 * the time to make it again.
 */
export interface Cache {
  /** Path of an entry; undefined where there is none. */
  find(key: string): string | undefined
  /** Keys of all entries, the last used first. */
  keys(): string[]
  get(key: string): Buffer | undefined
  /** An entry that was written by `JSON.stringify`; undefined also where it is not of this shape. */
  getJson<Value>(key: string, schema: z.ZodType<Value>): Value | undefined
  /** Writes an entry and returns its path. */
  put(key: string, content: string | Buffer): string
  /**
   * Makes an entry that is not bytes in memory: `make` writes a file or a folder at the path that it is given and returns
   * the key under which that is kept.
   * @returns the entry's path
   */
  fill(make: (path: string) => Promise<string>): Promise<string>
}

/**
 * Opens `.cache/<name>` under `root`. Entries appear by rename, so that neither an interrupted process nor two at a time
 * leave a partial one. An entry not used for a month is removed.
 * @param newest maximum number of entries, whatever their age
 */
export function openCache(root: string, name: string, newest = Number.POSITIVE_INFINITY): Cache {
  const folder = join(root, '.cache', name)
  const pathOf = (key: string) => join(folder, key)
  let swept = false

  const find = (key: string): string | undefined => {
    const path = pathOf(key)
    const stat = statSync(path, { throwIfNoEntry: false })
    // A machine that lost power may leave a name without its bytes.
    if (!stat || (stat.isFile() && stat.size === 0)) return
    markUsed(path, stat)
    return path
  }
  const place = (stage: string, key: string): string => {
    const path = pathOf(key)
    try {
      movePath(stage, path)
    } catch (error) {
      // Another process made the same folder meanwhile.
      if (find(key) === undefined) throw error
      rmSync(stage, { recursive: true, force: true })
    }
    if (!swept) sweep(folder, newest)
    // An unlimited cache is swept once per process: it has many entries.
    swept = newest === Number.POSITIVE_INFINITY
    return path
  }
  const newStage = (): string => {
    mkdirSync(folder, { recursive: true })
    return join(folder, `${stageName}${randomUUID()}`)
  }
  const get = (key: string) => {
    const path = find(key)
    return path === undefined ? undefined : readFileSync(path)
  }
  return {
    find,
    keys: () => entriesOf(folder).flatMap(({ key }) => (key.startsWith(stageName) ? [] : [key])),
    get,
    getJson(key, schema) {
      const text = get(key)?.toString()
      return text === undefined ? undefined : schema.safeParse(parseJson(text)).data
    },
    put(key, content) {
      const stage = newStage()
      writeFileSync(stage, content)
      return place(stage, key)
    },
    async fill(make) {
      const stage = newStage()
      try {
        return place(stage, await make(stage))
      } finally {
        rmSync(stage, { recursive: true, force: true })
      }
    },
  }
}

/** Once a day is enough to know what is in use. */
function markUsed(path: string, { mtimeMs }: Stats): void {
  const now = new Date()
  if (now.getTime() - mtimeMs > day) utimesSync(path, now, now)
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Removes entries not used for long, and what an interrupted process left. */
function sweep(folder: string, newest: number): void {
  const oldest = Date.now() - daysUnused * day
  for (const [index, { key, used }] of entriesOf(folder).entries()) {
    if (index >= newest || used < oldest) rmSync(join(folder, key), { recursive: true, force: true })
  }
}

/** The last used first. */
function entriesOf(folder: string): { key: string; used: number }[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder)
    .map(key => ({ key, used: statSync(join(folder, key), { throwIfNoEntry: false })?.mtimeMs ?? 0 }))
    .sort((a, b) => b.used - a.used)
}
