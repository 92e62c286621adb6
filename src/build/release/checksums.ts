import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'

/** A line a file, as `sha256sum --check` reads them; all files below the folder, or those named. */
export function checksums(folder: string, names: readonly string[] = filesBelow(folder)): string {
  return names.map(name => `${sha256(join(folder, name))}  ${name}\n`).join('')
}

const sha256 = (file: string) => createHash('sha256').update(readFileSync(file)).digest('hex')

function filesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile())
    .map(entry => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .sort()
}
