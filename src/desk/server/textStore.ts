import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { movePath } from '../../content/files.ts'
import { sha } from '../../content/site.ts'
import { type LastSave, lastSaveSchema, unsavedSchema } from './protocol.ts'

/**
 * Unsaved texts as the desk sent them last. A browser keeps them too, but writes what it keeps to the disk only after
 * seconds: each covers what is lost with the other.
 */
export const unsavedTexts = (root: string) => textStore(root, 'unsaved', unsavedSchema)

/** Desks of a file whose last saves are known: what an older one left in a browser was long ago written to its disk. */
const knownDesks = 20

/** What was saved last of each file, for a desk that lost the answer, or finds an older text in a browser that was killed. */
export function lastSaves(root: string) {
  const { read, keep } = textStore(root, 'saves', lastSaveSchema)
  return {
    read,
    keep(file: string, save: Omit<LastSave, 'desks'>): void {
      const desks = Object.entries({ ...read(file)?.desks, [save.by]: save.at })
      const latest = desks.toSorted(([, a], [, b]) => b - a).slice(0, knownDesks)
      keep(file, { ...save, desks: Object.fromEntries(latest) })
    },
  }
}

/** What pictures were said to show, by language: a text that takes the place of another may lose the words along with the picture. */
export const pictureWords = (root: string) => textStore(root, 'pictures', z.record(z.string(), z.string()))

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
  return {
    read: (file: string): Kept | undefined => readFrom(pathOf(file)),
    all(): Kept[] {
      const names = existsSync(folder) ? readdirSync(folder).filter(kept => kept.endsWith('.json')) : []
      return names.flatMap(kept => readFrom(join(folder, kept)) ?? [])
    },
    keep(file: string, kept: Kept): void {
      const path = pathOf(file)
      mkdirSync(folder, { recursive: true })
      writeFileSync(`${path}.new`, JSON.stringify(kept))
      movePath(`${path}.new`, path)
    },
    forget: (file: string): void => rmSync(pathOf(file), { force: true }),
  }
}
