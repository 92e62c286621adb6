import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join, relative } from 'node:path'

/**
 * Hash of the names and bytes of every file at or below the paths, tests left out.
 * @param paths relative to `root`
 * @param settings what else decides on the result
 */
export function hashFiles(root: string, paths: readonly string[], settings = ''): string {
  const hash = createHash('sha256').update(settings)
  for (const path of paths) {
    for (const file of filesBelow(join(root, path))) {
      if (/\.test\.tsx?$/.test(file)) continue
      hash.update(relative(root, file)).update('\0').update(readFileSync(file)).update('\0')
    }
  }
  return hash.digest('hex').slice(0, 16)
}

/** Every file at or below a path, in a stable order. */
export function filesBelow(path: string): string[] {
  if (!existsSync(path)) return []
  return statSync(path).isFile() ? [path] : filesIn(path).sort()
}

/** Three times as fast as the option `recursive`, which looks at every entry once more. */
function filesIn(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap(entry => {
    const path = join(folder, entry.name)
    return entry.isDirectory() ? filesIn(path) : entry.isFile() ? [path] : []
  })
}
