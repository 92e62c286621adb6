import type { Nodes } from 'mdast'
import type { Data } from '../../dataFiles.ts'
import { describeWidget, type WidgetDescriptions } from '../../widgets.ts'
import type { Content, DataFile, Place } from '../types.ts'

/** A place that shows a fact: a widget of a page, or an entry of a price table or menu. */
export interface FactUse extends Place {
  readonly id: string
  /** As written there, with `id` in place of the id. */
  readonly write: (id: string) => string
}

/** Every place that shows a fact, in the order of files and lines; ids that no fact has are among them. */
export function factUses(content: Pick<Content, 'pages' | 'data' | 'widgets'>): FactUse[] {
  return [
    ...content.pages.flatMap(page => usesIn(page.tree, page.file, content.widgets)),
    ...usesInPlans(content.data('plans')),
    ...usesInMenus(content.data('navigation')),
  ]
}

function usesIn(node: Nodes, file: string, widgets: WidgetDescriptions): FactUse[] {
  const below = 'children' in node ? node.children.flatMap(child => usesIn(child, file, widgets)) : []
  if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return below
  const named = Object.entries(describeWidget(widgets, node.name)?.props ?? {}).find(
    ([, { refersTo }]) => refersTo === 'fact',
  )
  const name = named?.[0]
  const property = name && node.attributes.find(entry => entry.type === 'mdxJsxAttribute' && entry.name === name)
  if (!property || typeof property.value !== 'string') return below
  const { line, column } = node.position?.start ?? { line: 1, column: 1 }
  return [{ file, line, column, id: property.value, write: id => `${name}="${id}"` }, ...below]
}

function usesInPlans(file: DataFile<Data['plans']> | undefined): FactUse[] {
  return Object.entries(file?.value ?? {}).flatMap(([table, { plans, seats }]) => [
    ...(['least', 'most'] as const).flatMap(limit => {
      const id = seats?.[limit]
      return id ? [inData(file, id, table, 'seats', limit)] : []
    }),
    ...plans.flatMap(({ price, cells }, index) => [
      inData(file, price, table, 'plans', index, 'price'),
      ...Object.entries(cells).map(([row, id]) => inData(file, id, table, 'plans', index, 'cells', row)),
    ]),
  ])
}

function usesInMenus(file: DataFile<Data['navigation']> | undefined): FactUse[] {
  const stats = file?.value.apple.promo.stats ?? []
  return stats.map(({ fact }, index) => inData(file, fact, 'apple', 'promo', 'stats', index, 'fact'))
}

function inData(file: DataFile<unknown> | undefined, id: string, ...path: (string | number)[]): FactUse {
  const place = file?.place(...path) ?? { file: 'content/data', line: 1, column: 1 }
  return { ...place, id, write: other => `${path.at(-1)}: ${other}` }
}
