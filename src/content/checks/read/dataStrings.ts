import { isScalar, visit } from 'yaml'
import type { YamlFile } from '../../yamlFile.ts'

/** A text of a data file, as it stands between its quotes, and where it starts. */
export interface DataString {
  readonly text: string
  readonly offset: number
}

/** Every text of a YAML file, keys left out. A file that does not parse has none: another check says so. */
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
