import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { LineCounter, parseDocument } from 'yaml'
import type { z } from 'zod'
import {
  type Data,
  type DataName,
  dataFiles,
  type StoreCategory,
  storeCategorySchema,
  storeOrder,
} from './dataFiles.ts'
import { ContentError, type Fault } from './fault.ts'

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
 * @throws {ContentError} with each fault at its line, repeated ids among them
 */
export function readStore(root: string): { value: StoreCategory[]; source: string } {
  const folder = join(root, 'content/data/store')
  if (!existsSync(folder)) return { value: [], source: '' }
  const slugs = readdirSync(folder).flatMap(name => (name.endsWith('.yaml') ? [name.slice(0, -5)] : []))
  const place = (slug: string) => (storeOrder.includes(slug) ? storeOrder.indexOf(slug) : storeOrder.length)
  const files = slugs
    .sort((a, b) => place(a) - place(b) || a.localeCompare(b))
    .map(slug => ({ slug, ...readYaml(root, `content/data/store/${slug}.yaml`, storeCategorySchema) }))
  const ids = files.flatMap(file => file.value.items.map(item => item.id))
  const repeated = ids.filter((id, index) => ids.indexOf(id) !== index)
  if (repeated.length > 0) {
    throw new ContentError(
      repeated.map(id => ({
        rule: 'data',
        severity: 'error',
        file: 'content/data/store',
        line: 1,
        column: 1,
        found: `the id "${id}" twice`,
        expected: 'an id of its own for each item of the store',
      })),
    )
  }
  return {
    value: files.map(({ slug, value }) => ({ slug, ...value })),
    source: files.map(file => file.source).join('\0'),
  }
}

/** Reads and validates one YAML file; `file` is relative to the project. */
function readYaml<Schema extends z.ZodType>(
  root: string,
  file: string,
  schema: Schema,
): { value: z.infer<Schema>; source: string } {
  const path = join(root, file)
  const fault = (line: number, column: number, found: string, expected: string): Fault => ({
    rule: 'data',
    severity: 'error',
    file,
    line,
    column,
    found,
    expected,
  })
  if (!existsSync(path)) throw new ContentError([fault(1, 1, 'no such file', `the data file ${file} to exist`)])
  const source = readFileSync(path, 'utf8')
  const lines = new LineCounter()
  const document = parseDocument(source, { lineCounter: lines })
  if (document.errors.length > 0) {
    throw new ContentError(
      document.errors.map(error => {
        const { line, col } = lines.linePos(error.pos[0])
        return fault(line, col, error.message.split('\n')[0] ?? error.message, 'valid YAML')
      }),
    )
  }
  const result = schema.safeParse(document.toJS())
  if (!result.success) {
    throw new ContentError(
      result.error.issues.map(issue => {
        const node = document.getIn(issue.path, true)
        const offset =
          node && typeof node === 'object' && 'range' in node ? (node.range as [number] | null)?.[0] : undefined
        const position = offset === undefined ? { line: 1, col: 1 } : lines.linePos(offset)
        return fault(
          position.line,
          position.col,
          `${issue.path.join('.') || 'the file'}: ${issue.message}`,
          'the shape in src/content/dataFiles.ts',
        )
      }),
    )
  }
  return { value: result.data, source }
}
