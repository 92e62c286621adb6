import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { sha } from '../../content/site.ts'

export interface Transformed {
  code: string
  /** Source map as JSON, or null. */
  map: string | null
}

/**
 * Results of slow transforms by content, below `.cache/dev`: a start that finds them loads neither Babel nor Lingui's
 * command line, which together take longer than the rest of the start. The lock file is part of every key.
 */
export function keptTransforms(root: string) {
  const folder = join(root, '.cache', 'dev')
  const versions = sha(readFileSync(join(root, 'package-lock.json'), 'utf8'))
  mkdirSync(folder, { recursive: true })
  return async (parts: readonly string[], transform: () => Promise<Transformed>): Promise<Transformed> => {
    const file = join(folder, `${sha([versions, ...parts].join('\0'))}.json`)
    const kept = readKept(file)
    if (kept) return kept
    const made = await transform()
    // Written aside and renamed: two servers at once never read half a file.
    writeFileSync(`${file}.${process.pid}`, JSON.stringify(made))
    renameSync(`${file}.${process.pid}`, file)
    return made
  }
}

function readKept(file: string): Transformed | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Transformed
  } catch {
    return undefined
  }
}
