import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { movePath } from '../../content/files.ts'
import { sha } from '../../content/site.ts'
import { type Unsaved, unsavedSchema } from './protocol.ts'

/**
 * Unsaved texts as the desk sent them last. A browser keeps them too, but writes what it keeps to the disk only after
 * seconds: what is lost with it is here, and what is lost with the server is there.
 */
export function unsavedTexts(root: string) {
  const folder = join(root, '.cache', 'desk', 'unsaved')
  const pathOf = (file: string) => join(folder, `${sha(file)}.json`)
  return {
    read(file: string): Unsaved | undefined {
      try {
        return unsavedSchema.safeParse(JSON.parse(readFileSync(pathOf(file), 'utf8'))).data
      } catch {
        // None, or half of one.
        return undefined
      }
    },
    keep(unsaved: Unsaved): void {
      const path = pathOf(unsaved.base.file)
      mkdirSync(folder, { recursive: true })
      writeFileSync(`${path}.new`, JSON.stringify(unsaved))
      movePath(`${path}.new`, path)
    },
    forget: (file: string): void => rmSync(pathOf(file), { force: true }),
  }
}
