import { z } from 'zod'
import { type DataName, dataFiles } from '../../dataFiles.ts'
import { schemasAt } from '../../schemaAt.ts'
import type { Content } from '../types.ts'

type Path = readonly (string | number)[]
type Schema = z.core.$ZodType

/** A text in a data file. */
export interface DataText {
  readonly text: string
  /** Keys and indexes that lead to it. */
  readonly path: Path
  /** What it has to be, alternatives side by side. */
  readonly schemas: readonly Schema[]
}

type Files = Pick<Content, 'yaml'>

const valueIn = ({ yaml }: Files, name: DataName): unknown => yaml.get(`content/data/${name}.yaml`)?.value

/** Every text of a data file that is of its own kind, whatever is wrong with the others; none where the file is malformed. */
export function dataTexts(files: Files, name: DataName): DataText[] {
  return textsIn(valueIn(files, name), dataFiles[name])
}

/** The same of what is read of a file that has this schema. */
export const textsIn = (value: unknown, schema: Schema): DataText[] => within(value, [schema], [])

/** The entries of a data file that is a map, of unknown shape; undefined where it cannot be read as one. */
export function entriesAsRead(files: Files, name: DataName): Readonly<Record<string, unknown>> | undefined {
  const value = valueIn(files, name)
  return isMap(value) ? value : undefined
}

export const isMap = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function within(value: unknown, schemas: readonly Schema[], path: Path): DataText[] {
  if (typeof value === 'string')
    return schemas.some(schema => z.safeParse(schema, value).success) ? [{ text: value, path, schemas }] : []
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => {
    const step = Array.isArray(value) ? Number(key) : key
    return within(inner, [...new Set(schemas.flatMap(schema => schemasAt(schema, [step])))], [...path, step])
  })
}
