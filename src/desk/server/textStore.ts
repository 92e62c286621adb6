import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { movePath } from '../../content/files.ts'
import { sha } from '../../content/site.ts'
import { readPageSchema } from './isRenamed.ts'
import { type LastSave, lastSaveSchema, unsavedSchema } from './protocol.ts'

/**
 * Unsaved texts as the desk sent them last. A browser keeps them too, but writes what it keeps to the disk only after
 * seconds: each covers what is lost with the other.
 */
export function unsavedTexts(root: string) {
  const store = textStore(root, 'unsaved', unsavedSchema)
  return {
    ...store,
    /** What the text began with stays: where the file itself changed as it was moved, both are merged as usual. */
    move: (from: string, to: string) => store.move(from, to, kept => ({ ...kept, base: { ...kept.base, file: to } })),
  }
}

/** Desks of a file whose last saves are known: what an older one left in a browser was long ago written to its disk. */
const knownDesks = 20

/** What was saved last of each file, for a desk that lost the answer, or finds an older text in a browser that was killed. */
export function lastSaves(root: string) {
  const { read, keep, move } = textStore(root, 'saves', lastSaveSchema)
  return {
    read,
    move,
    keep(file: string, save: Omit<LastSave, 'desks'>): void {
      const desks = Object.entries({ ...read(file)?.desks, [save.by]: save.at })
      const latest = desks.toSorted(([, a], [, b]) => b - a).slice(0, knownDesks)
      keep(file, { ...save, desks: Object.fromEntries(latest) })
    },
  }
}

/** What pictures were said to show, by language: a text that takes the place of another may lose the words along with the picture. */
export const pictureWords = (root: string) => textStore(root, 'pictures', z.record(z.string(), z.string()))

/** Where files were moved, by their names until then. */
export const moveRecord = (root: string) => textStore(root, 'moved', z.string())

/** Where files came from that someone else moved. */
export const originRecord = (root: string) => textStore(root, 'origins', z.string())

/** Pages as desks read them last: what tells whether one that is gone has another name by now. */
export const pagesRead = (root: string) => textStore(root, 'read', readPageSchema)

/** Texts by the file that they are of, which outlive the server. */
function textStore<Kept>(root: string, name: string, schema: z.ZodType<Kept>) {
  const folder = join(root, '.cache', 'desk', name)
  const pathOf = (file: string) => join(folder, `${sha(file)}.json`)
  const readFrom = (path: string): Kept | undefined => {
    try {
      return schema.safeParse(JSON.parse(readFileSync(path, 'utf8'))).data
    } catch {
      // Missing, or incomplete.
      return undefined
    }
  }
  const read = (file: string): Kept | undefined => readFrom(pathOf(file))
  const keep = (file: string, kept: Kept): void => {
    const path = pathOf(file)
    mkdirSync(folder, { recursive: true })
    writeFileSync(`${path}.new`, JSON.stringify(kept))
    movePath(`${path}.new`, path)
  }
  const forget = (file: string): void => rmSync(pathOf(file), { force: true })
  return {
    read,
    keep,
    forget,
    all(): Kept[] {
      const names = existsSync(folder) ? readdirSync(folder).filter(kept => kept.endsWith('.json')) : []
      return names.flatMap(kept => readFrom(join(folder, kept)) ?? [])
    },
    /** Goes along with a file that is moved. @param as what is kept under the new name */
    move(from: string, to: string, as = (kept: Kept): Kept => kept): void {
      const kept = read(from)
      if (kept === undefined) return
      keep(to, as(kept))
      forget(from)
    },
  }
}
