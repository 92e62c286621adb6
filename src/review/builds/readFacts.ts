import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import { z } from 'zod'
import { factSchema } from '../../content/facts.ts'
import { formatFact } from '../../content/formatFact.ts'
import type { Locale } from '../../content/locales/locales.ts'

/** The facts of a build and the pages that show them. */
export interface ShownFacts {
  /** Ids of the facts that a page shows. */
  on(url: string): string[]
  /** A fact as pages show it; undefined for an unknown id. */
  format(id: string, locale: Locale): string | undefined
}

const indexSchema = z.record(z.string(), z.object({ reads: z.record(z.string(), z.string()) }))

/**
 * Reads the facts, and which of them the build recorded for each page. A base may be older than today's records or schema:
 * what cannot be read is left out, and its pages are compared by their text alone.
 */
export function readFacts(folder: string): ShownFacts {
  const source = join(folder, 'content/data/facts.yaml')
  const raw: unknown = existsSync(source) ? parse(readFileSync(source, 'utf8')) : {}
  const facts = new Map(
    Object.entries(raw && typeof raw === 'object' ? raw : {}).flatMap(([id, value]) => {
      const fact = factSchema.safeParse(value)
      return fact.success ? [[id, fact.data] as const] : []
    }),
  )
  const reads = readRecords(join(folder, '.cache/pages'))
  return {
    on: url => Object.keys(reads[url]?.reads ?? {}).flatMap(name => (name.startsWith('fact:') ? [name.slice(5)] : [])),
    format(id, locale) {
      const fact = facts.get(id)
      return fact && formatFact(fact, locale)
    },
  }
}

/** The records of the newest build in a cache folder. */
function readRecords(folder: string): z.infer<typeof indexSchema> {
  if (!existsSync(folder)) return {}
  const newest = readdirSync(folder)
    // Those with a time in their name belong to future versions of the site.
    .filter(name => /^\w+-\w+\.json$/.test(name))
    .map(name => ({ file: join(folder, name), time: statSync(join(folder, name)).mtimeMs }))
    .sort((a, b) => b.time - a.time)[0]
  const records = indexSchema.safeParse(newest ? JSON.parse(readFileSync(newest.file, 'utf8')) : {})
  return records.success ? records.data : {}
}
