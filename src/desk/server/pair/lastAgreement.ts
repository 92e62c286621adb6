import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { addressesFile } from '../../../content/addresses.ts'
import { lockFile } from '../../../content/translations/lock.ts'
import type { LiveContent } from '../../dev/liveContent.ts'
import type { EditedFiles } from '../propose/editedFiles.ts'
import type { Agreed } from './protocol.ts'

/** The bytes of each record; undefined for one that does not exist. */
type Records = readonly { readonly name: string; readonly bytes: Buffer | undefined }[]

/** The agreement that was recorded last at this desk, which can be taken back as long as the records are as it left them. */
export function lastAgreement(root: string, live: LiveContent, edited: EditedFiles) {
  let last: { readonly file: string; readonly before: Records; readonly after: Records } | undefined
  const read = (): Records =>
    [lockFile, addressesFile].map(name => {
      const path = join(root, name)
      return { name, bytes: existsSync(path) ? readFileSync(path) : undefined }
    })
  return {
    /** Records an agreement of a page. */
    record(file: string, write: () => Agreed): Agreed {
      const before = read()
      const answer = write()
      if (answer.recorded) last = { file, before, after: read() }
      return answer
    },
    /** @returns false where another was recorded since, the records were changed or the server was restarted: then nothing is */
    takeBack(file: string): boolean {
      if (last?.file !== file || !areEqual(last.after, read())) return false
      for (const [index, { name, bytes }] of last.before.entries()) {
        const after = last.after[index]?.bytes
        if (isEqual(bytes, after)) continue
        const path = join(root, name)
        if (bytes) {
          writeFileSync(path, bytes)
          edited.note(name, `${after ?? ''}`, `${bytes}`)
        } else {
          rmSync(path)
          edited.forget([name])
        }
      }
      last = undefined
      live.refresh(new Set())
      return true
    },
  }
}

const isEqual = (one: Buffer | undefined, other: Buffer | undefined): boolean =>
  one && other ? one.equals(other) : one === other

const areEqual = (one: Records, other: Records): boolean =>
  one.every(({ bytes }, index) => isEqual(bytes, other[index]?.bytes))
