import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { openCache } from '../../content/cache.ts'
import { sha } from '../../content/site.ts'

const transformedSchema = z.object({
  code: z.string(),
  /** Source map as JSON, or null. */
  map: z.string().nullable(),
})
export type Transformed = z.infer<typeof transformedSchema>

/**
 * Results of slow transforms by content, below `.cache/dev`: a start that finds them loads neither Babel nor Lingui's
 * command line, which together take longer than the rest of the start. The lock file is part of every key.
 */
export function keptTransforms(root: string) {
  const cache = openCache(root, 'dev')
  const versions = sha(readFileSync(join(root, 'package-lock.json'), 'utf8'))
  return async (parts: readonly string[], transform: () => Promise<Transformed>): Promise<Transformed> => {
    const key = `${sha([versions, ...parts].join('\0'))}.json`
    const kept = cache.getJson(key, transformedSchema)
    if (kept) return kept
    const made = await transform()
    cache.put(key, JSON.stringify(made))
    return made
  }
}
