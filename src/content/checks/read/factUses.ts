import type { Nodes } from 'mdast'
import { factIdSchema } from '../../facts.ts'
import { describeWidget, type WidgetDescriptions } from '../../widgets.ts'
import type { Content, PageSource, Place } from '../types.ts'
import { dataTexts } from './asRead.ts'
import { isElement, openingTag, writtenAs } from './nodes.ts'

/** A place that shows a fact: a widget of a page, or an entry of a price table or menu. */
export interface FactUse extends Place {
  readonly id: string
  /** As written there, with `id` in place of the id: of a widget its opening tag. */
  readonly write: (id: string) => string
  /** That tag as it is; undefined in a data file. */
  readonly tag?: string
}

/** Every place that shows a fact, in the order of files and lines; ids that no fact has are among them. */
export function factUses(content: Pick<Content, 'pages' | 'yaml' | 'widgets'>): FactUse[] {
  return [...content.pages.flatMap(page => usesIn(page.tree, page, content.widgets)), ...usesInData(content)]
}

function usesIn(node: Nodes, page: PageSource, widgets: WidgetDescriptions): FactUse[] {
  const below = 'children' in node ? node.children.flatMap(child => usesIn(child, page, widgets)) : []
  if (!isElement(node)) return below
  const named = Object.entries(describeWidget(widgets, node.name)?.props ?? {}).find(
    ([, { refersTo }]) => refersTo === 'fact',
  )
  const name = named?.[0]
  const property = name && node.attributes.find(entry => entry.type === 'mdxJsxAttribute' && entry.name === name)
  if (!property || typeof property.value !== 'string') return below
  const { line, column } = node.position?.start ?? { line: 1, column: 1 }
  const tag = openingTag(page, node)
  const written = writtenAs(page, property)
  const write = (id: string) => tag.replace(written, () => `${name}="${id}"`)
  return [{ file: page.file, line, column, id: property.value, write, tag }, ...below]
}

/** What price tables and menus show. */
const usesInData = (content: Pick<Content, 'yaml'>): FactUse[] =>
  (['plans', 'navigation'] as const).flatMap(name => {
    const file = content.yaml.get(`content/data/${name}.yaml`)
    return dataTexts(content, name).flatMap(({ text, path, schemas }): FactUse[] =>
      file && schemas.includes(factIdSchema)
        ? [{ ...file.place(...path), id: text, write: id => `${path.at(-1)}: ${id}` }]
        : [],
    )
  })
