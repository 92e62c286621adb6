import { isScalar, visit } from 'yaml'
import type { YamlFile } from '../../yamlFile.ts'

/** A string of a data file as written, without its quotes, and its offset in the source. */
export interface DataString {
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
      const quoted = node.type === 'QUOTE_SINGLE' || node.type === 'QUOTE_DOUBLE' ? 1 : 0
      const offset = node.range[0] + quoted
      found.push({ text: source.slice(offset, node.range[1] - quoted), offset })
    },
  })
  return found
}
