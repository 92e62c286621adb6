import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { z } from 'zod'
import { yamlFile } from './checks/yamlFile.ts'
import { validateData } from './dataFaults.ts'
import {
  type Data,
  type DataName,
  dataFiles,
  type StoreCategory,
  storeCategorySchema,
  storeOrder,
} from './dataFiles.ts'
import { ContentError, type Finding } from './fault.ts'
import { readText } from './files.ts'

/** A data file read and validated, with the text it came from (its hash decides what must be rendered again). */
export interface DataFile<Name extends DataName> {
  value: Data[Name]
  source: string
}

/**
 * Reads `content/data/<name>.yaml`.
 * @throws {ContentError} with each fault at its line
 */
export function readDataFile<Name extends DataName>(root: string, name: Name): DataFile<Name> {
  const { value, source } = readYaml(root, `content/data/${name}.yaml`, dataFiles[name])
  return { value: value as Data[Name], source }
}

/**
 * Reads the categories of the store, in their order; a site without a store has none.
 * @throws {ContentError} with each fault at its line
 */
export function readStore(root: string): { value: StoreCategory[]; source: string } {
  const folder = join(root, 'content/data/store')
  if (!existsSync(folder)) return { value: [], source: '' }
  const slugs = readdirSync(folder).flatMap(name => (name.endsWith('.yaml') ? [name.slice(0, -5)] : []))
  const files = slugs
    .sort(byStoreOrder)
    .map(slug => ({ slug, ...readYaml(root, storeFile(slug), storeCategorySchema) }))
  return {
    value: files.map(({ slug, value }) => ({ slug, ...value })),
    source: files.map(file => file.source).join('\0'),
  }
}

function byStoreOrder(a: string, b: string): number {
  const place = (slug: string) => (storeOrder.includes(slug) ? storeOrder.indexOf(slug) : storeOrder.length)
  return place(a) - place(b) || a.localeCompare(b)
}

/** Where a category of the store is kept. */
const storeFile = (slug: string): string => `content/data/store/${slug}.yaml`

/** Told where a file that pages read is not there. */
export const missingDataFile = (file: string): Finding => ({
  check: 'data',
  severity: 'error',
  file,
  line: 1,
  column: 1,
  found: 'no such file',
  expected: `the data file ${file} to exist; pages read it`,
})

/** Reads and validates one YAML file; `file` is relative to the project. */
function readYaml<Schema extends z.ZodType>(
  root: string,
  file: string,
  schema: Schema,
): { value: z.infer<Schema>; source: string } {
  const path = join(root, file)
  if (!existsSync(path)) throw new ContentError([missingDataFile(file)])
  const source = readText(path)
  const { value, findings } = validateData(yamlFile(file, source), schema)
  if (findings.length > 0) throw new ContentError(findings)
  return { value: value as z.infer<Schema>, source }
}
