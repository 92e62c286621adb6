import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { isDeepStrictEqual } from 'node:util'
import { z } from 'zod'
import { openCache } from './cache.ts'
import { sha } from './site.ts'

/** The values of front matter that has no fault of form, by its text. */
export interface KeptFrontMatter {
  get(text: string): unknown
  note(text: string, value: unknown): void
  /** Keeps what was asked for or noted since it was opened, and nothing else. */
  save(): void
}

const valuesSchema = z.record(z.string(), z.unknown())

/** The versions of all that turns a text into a value; nothing is taken from other versions. */
const version = () =>
  sha(
    [
      createRequire(import.meta.url).resolve('yaml/package.json'),
      ...['yamlFile.ts', 'yamlFaults.ts', 'splitPage.ts'].map(name => new URL(name, import.meta.url)),
    ]
      .map(path => readFileSync(path, 'utf8'))
      .join('\0'),
  )

/** Values from earlier commands: parsing the YAML of 500 pages takes as long as everything else about reading them. */
export function openFrontMatter(root: string): KeptFrontMatter {
  const cache = openCache(root, 'frontMatter', 2)
  const key = `${version()}.json`
  const kept = cache.getJson(key, valuesSchema) ?? {}
  const used: Record<string, unknown> = {}
  let isNew = false
  return {
    get(text) {
      const name = sha(text)
      const value = Object.hasOwn(kept, name) ? kept[name] : undefined
      if (value !== undefined) used[name] = value
      return value
    },
    note(text, value) {
      // JSON has no infinity, for example.
      if (!isDeepStrictEqual(JSON.parse(JSON.stringify(value)), value)) return
      used[sha(text)] = value
      isNew = true
    },
    save() {
      if (isNew) cache.put(key, JSON.stringify(used))
    },
  }
}
