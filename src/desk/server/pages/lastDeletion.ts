import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { allOrNothing } from '../../writing/allOrNothing.ts'
import type { Plan } from '../../writing/applyPlan.ts'
import { mergeFile } from '../mergeFile.ts'
import type { EditedFiles } from '../propose/editedFiles.ts'
import { isText } from '../propose/isText.ts'

/** The bytes of a file; undefined where there is none. */
type Bytes = Buffer | undefined

/** Empty for a picture. */
const textOf = (file: string, bytes: Bytes): string => (isText(file) && bytes ? `${bytes}` : '')

const isSame = (a: Bytes, b: Bytes): boolean => (a && b ? a.equals(b) : a === b)

/** What the last deletion of a page changed, until the server ends: after that, git has the files. */
export function lastDeletion(root: string) {
  let last: { page: string; before: ReadonlyMap<string, Bytes>; after: ReadonlyMap<string, Bytes> } | undefined
  const bytesOf = (file: string): Bytes => {
    const path = join(root, file)
    return existsSync(path) ? readFileSync(path) : undefined
  }
  const read = (files: Iterable<string>) => new Map([...files].map(file => [file, bytesOf(file)]))
  return {
    /** Carries out a plan that deletes a page, and remembers what it changed. */
    record(page: string, plan: Plan, apply: () => void) {
      const before = read([...plan.edits.keys(), ...(plan.removes ?? [])])
      apply()
      last = { page, before, after: read(before.keys()) }
    },
    /**
     * Puts the page back, with all that went with it. Files that changed since keep that, and get back what the deletion
     * took out of them where both fit together.
     * @param onWrite called in the end with the old and the new text of each file; both are the new one where it had been removed
     * @returns files in which they did not, which stay as they are; undefined where something stands in the page's place
     *   by now, or nothing was deleted
     * @throws {Unwritten} where a file cannot be written: nothing is back then, and it can be tried again
     */
    async restore(page: string, onWrite: EditedFiles['note']): Promise<readonly string[] | undefined> {
      if (last?.page !== page) return undefined
      const restored = last
      const removed = [...restored.after].flatMap(([file, bytes]) => (bytes ? [] : [file]))
      if (removed.some(file => bytesOf(file))) return undefined
      const texts = new Map<string, Bytes>()
      const kept: string[] = []
      for (const [file, before] of restored.before) {
        const [base, now] = [restored.after.get(file), bytesOf(file)]
        if (isSame(now, base)) texts.set(file, before)
        else if (!base || !now || !before) kept.push(file)
        else {
          const { text, clashes } = mergeFile(file, { base: `${base}`, mine: `${now}`, theirs: `${before}` })
          if (clashes.length > 0) kept.push(file)
          else texts.set(file, Buffer.from(text))
        }
      }
      const found = read(texts.keys())
      allOrNothing(root, ({ replace, make, remove }) => {
        for (const [file, bytes] of texts) {
          const isThere = found.get(file) !== undefined
          if (bytes) (isThere ? replace : make)(file, bytes)
          else if (isThere) remove(file)
        }
      })
      for (const [file, bytes] of texts) {
        const after = textOf(file, bytes)
        const now = found.get(file)
        onWrite(file, now ? textOf(file, now) : after, after)
      }
      last = undefined
      return kept
    },
  }
}

export type LastDeletion = ReturnType<typeof lastDeletion>
