import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Plan } from '../../writing/applyPlan.ts'

/** The bytes of a file; undefined where there is none. */
type Bytes = Buffer | undefined

/** What the last deletion of a page changed, until the server ends: after that, git has the files. */
export function lastDeletion(root: string) {
  let last: { page: string; before: ReadonlyMap<string, Bytes>; after: ReadonlyMap<string, Bytes> } | undefined
  const bytesOf = (file: string): Bytes => {
    const path = join(root, file)
    return existsSync(path) ? readFileSync(path) : undefined
  }
  const read = (files: Iterable<string>) => new Map([...files].map(file => [file, bytesOf(file)]))
  const write = ([file, bytes]: readonly [string, Bytes]) => {
    const path = join(root, file)
    if (!bytes) return rmSync(path, { force: true })
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, bytes)
  }
  return {
    /** Carries out a plan that deletes a page, and remembers what it changed. */
    record(page: string, plan: Plan, apply: () => void) {
      const before = read([...plan.edits.keys(), ...(plan.removes ?? [])])
      apply()
      last = { page, before, after: read(before.keys()) }
    },
    /**
     * Puts everything back.
     * @returns the files; undefined where one of them has changed since, or nothing was deleted
     */
    restore(page: string): readonly string[] | undefined {
      if (last?.page !== page) return undefined
      const { before, after } = last
      const isSame = [...after].every(([file, bytes]) => {
        const now = bytesOf(file)
        return now && bytes ? now.equals(bytes) : now === bytes
      })
      if (!isSame) return undefined
      for (const entry of before) write(entry)
      last = undefined
      return [...before.keys()]
    },
  }
}

export type LastDeletion = ReturnType<typeof lastDeletion>
