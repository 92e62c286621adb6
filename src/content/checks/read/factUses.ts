import type { Nodes } from 'mdast'
import type { Content, Place } from '../types.ts'
import { dataStrings } from './dataStrings.ts'
import { dataFilesOf } from './files.ts'
import { placeAt } from './place.ts'

/** A place that shows a fact: a widget of a page, or an entry of a data file such as a price table's. */
export interface FactUse extends Place {
  readonly id: string
  /** `bare` where only the figure is shown. */
  readonly form: 'value' | 'bare'
}

/** Every place that shows a fact, in the order of files and lines; ids that no fact has are among them. */
export function factUses(content: Pick<Content, 'pages' | 'yaml' | 'data'>): FactUse[] {
  const ids = new Set(Object.keys(content.data('facts')?.value ?? {}))
  const inPages = content.pages.flatMap(page => usesIn(page.tree, page.file))
  const inData = dataFilesOf(content).flatMap(({ file, source }) =>
    dataStrings(source).flatMap(({ text, offset }): FactUse[] =>
      ids.has(text) ? [{ ...placeAt(file, source, offset), id: text, form: 'value' }] : [],
    ),
  )
  return [...inPages, ...inData]
}

function usesIn(node: Nodes, file: string): FactUse[] {
  const below = 'children' in node ? node.children.flatMap(child => usesIn(child, file)) : []
  if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return below
  const property = (name: string) => {
    const attribute = node.attributes.find(entry => entry.type === 'mdxJsxAttribute' && entry.name === name)
    return typeof attribute?.value === 'string' ? attribute.value : undefined
  }
  const id = node.name === 'Fact' ? property('id') : property('fact')
  if (id === undefined) return below
  const { line, column } = node.position?.start ?? { line: 1, column: 1 }
  return [{ file, line, column, id, form: property('form') === 'number' ? 'bare' : 'value' }, ...below]
}
