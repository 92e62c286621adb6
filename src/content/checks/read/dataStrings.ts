import { isScalar, visit } from 'yaml'
import type { YamlFile } from '../../yamlFile.ts'

/** A string of a data file without its quotes, and its offset in the source. */
export interface DataString {
  /** As written, but that an apostrophe is one where the file has it doubled. */
  readonly text: string
  readonly offset: number
}

/** Every string of a YAML file except keys; none where it does not parse, which another check reports. */
export function dataStrings({ document, source }: Pick<YamlFile, 'document' | 'source'>): DataString[] {
  if (document.errors.length > 0) return []
  const found: DataString[] = []
  visit(document, {
    Scalar(key, node) {
      if (key === 'key' || !isScalar(node) || typeof node.value !== 'string' || !node.range) return
      const isSingle = node.type === 'QUOTE_SINGLE'
      const quoted = isSingle || node.type === 'QUOTE_DOUBLE' ? 1 : 0
      const offset = node.range[0] + quoted
      const written = source.slice(offset, node.range[1] - quoted)
      found.push({ text: isSingle ? written.replaceAll("''", "'") : written, offset })
    },
  })
  return found
}
