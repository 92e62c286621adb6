import type { z } from 'zod'
import { validateData } from './dataFaults.ts'
import type { YamlFile } from './yamlFile.ts'

/** A map or list, each entry of which is of one kind. */
type EntriesSchema = z.ZodRecord<z.ZodString, z.ZodType> | z.ZodArray

/** The sound entries of a YAML file, and the index in the file of those of a list. */
interface SoundEntries<Value> {
  readonly value: Value
  /** Undefined where they are those of the value. */
  readonly indexes?: readonly number[]
}

/** Those entries that their schema accepts, whatever is wrong with the others; undefined where the file cannot be read. */
export function soundEntries<Schema extends EntriesSchema>(
  yaml: YamlFile,
  schema: Schema,
): SoundEntries<z.infer<Schema>> | undefined {
  const whole: unknown = validateData(yaml, schema).value
  if (whole !== undefined) return { value: whole as z.infer<Schema> }
  return without(yaml.value, schema) as SoundEntries<z.infer<Schema>> | undefined
}

function without(value: unknown, schema: EntriesSchema): SoundEntries<unknown> | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  if (Array.isArray(value)) {
    const sound = value.flatMap((entry: unknown, index) => {
      const { data } = schema.safeParse([entry])
      return Array.isArray(data) ? [{ index, entry: data[0] as unknown }] : []
    })
    return { value: sound.map(({ entry }) => entry), indexes: sound.map(({ index }) => index) }
  }
  const sound = Object.entries(value).map(([key, entry]) => schema.safeParse({ [key]: entry }).data ?? {})
  return { value: Object.assign({}, ...sound) as unknown }
}
