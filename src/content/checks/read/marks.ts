import type { Nodes } from 'mdast'
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx'
import { type Prose, type ProseSource, proseOf } from '../../prose.ts'
import { describeWidget, type WidgetDescriptions, wordPropertiesOf } from '../../widgets.ts'
import { saidBy } from './spokenNumbers.ts'

/** Something that both languages of a page share literally. */
export interface Mark {
  /** Equal for marks that correspond. */
  readonly key: string
  /** As a writer would type it, `…` for words. */
  readonly shown: string
  readonly line: number
  readonly column: number
  /** Of a widget, where it ends. */
  readonly end?: { readonly line: number; readonly column: number }
  /** Of a widget around others or around text, all of it as it is written. */
  readonly whole?: string
  /** Of a number, what each of its places says with its unit, such as `1 year`; undefined for a place without one. */
  readonly said?: ReadonlySet<string | undefined>
}

type Element = MdxJsxFlowElement | MdxJsxTextElement

const isElement = (node: Nodes): node is Element =>
  node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement'

const isInline = ({ name }: Element, widgets: WidgetDescriptions): boolean =>
  describeWidget(widgets, name)?.form === 'inline'

/** Headings, images and block widgets, in order. */
export function structureOf(page: ProseSource, widgets: WidgetDescriptions): Mark[] {
  return collect(page.tree, node => {
    if (node.type === 'heading') return mark(node, '#'.repeat(node.depth), `${'#'.repeat(node.depth)} …`)
    if (node.type === 'image') {
      const caption = node.title ? ' "…"' : ''
      return mark(node, `![](${node.url}${caption})`, `![…](${node.url}${caption})`)
    }
    // Inside sentences the order is free, and lines break between words.
    if (!isElement(node) || node.name === 'br' || isInline(node, widgets)) return undefined
    const { start, end } = node.position ?? {}
    const found = { ...mark(node, tagOf(node, widgets, false), tagOf(node, widgets, true)), ...(end ? { end } : {}) }
    return node.children.length > 0 ? { ...found, whole: page.source.slice(start?.offset, end?.offset) } : found
  })
}

/** Facts, links and other widgets inside sentences, in any order. */
export function mentionsOf(page: Pick<ProseSource, 'tree'>, widgets: WidgetDescriptions): Mark[] {
  return collect(page.tree, node => {
    if (node.type === 'link') return mark(node, `](${node.url})`, `[…](${node.url})`)
    if (!isElement(node) || !isInline(node, widgets) || describeWidget(widgets, node.name)?.optional) return undefined
    // “a 14-day trial” needs the bare number where Hebrew has the whole value.
    return mark(node, tagOf(node, widgets, false, new Set(['form'])), tagOf(node, widgets, true))
  })
}

/**
 * Figures written in the text, at each of their places.
 * @param except what of a run of words to pass over
 */
export function numbersOf(
  page: ProseSource,
  widgets: WidgetDescriptions,
  except: (prose: Prose) => readonly { readonly index: number; readonly text: string }[],
): Mark[] {
  return [...proseOf(page, widgets)].flatMap(prose => {
    const { text, offset } = prose
    const passedOver = except(prose)
    return [...text.matchAll(/\d+(?:[.,]\d+)*/g)].flatMap(({ 0: shown, index }) => {
      if (passedOver.some(part => part.index <= index && index < part.index + part.text.length)) return []
      const key = shown.replaceAll(/,(?=\d{3})/g, '')
      const said = new Set([saidBy(key, text.slice(index + shown.length))])
      return [{ key, shown, said, ...positionOf(page.source, offset + index) }]
    })
  })
}

/** Each value once, with its first place and what all of them say. */
export function onceEach(numbers: readonly Mark[]): Mark[] {
  const first = new Map<string, Mark>()
  for (const number of numbers) {
    const { said = [], ...known } = first.get(number.key) ?? number
    first.set(number.key, { ...known, said: new Set([...said, ...(number.said ?? [])]) })
  }
  return [...first.values()]
}

function positionOf(source: string, offset: number): { line: number; column: number } {
  const before = source.slice(0, offset)
  return { line: before.split('\n').length, column: offset - before.lastIndexOf('\n') }
}

function mark(node: Nodes, key: string, shown: string): Mark {
  return { key, shown, line: node.position?.start.line ?? 1, column: node.position?.start.column ?? 1 }
}

function collect(node: Nodes, pick: (node: Nodes) => Mark | undefined, found: Mark[] = []): Mark[] {
  const picked = pick(node)
  if (picked) found.push(picked)
  if ('children' in node) for (const child of node.children) collect(child, pick, found)
  return found
}

/** `<Feature title="…" icon="shield">`: with the words as dots to show it, without them to compare it. */
function tagOf(
  element: Element,
  widgets: WidgetDescriptions,
  withWords: boolean,
  ignored: ReadonlySet<string> = new Set(),
): string {
  const properties = element.attributes.flatMap(attribute => {
    if (attribute.type !== 'mdxJsxAttribute' || ignored.has(attribute.name)) return []
    if (wordPropertiesOf(widgets).has(attribute.name)) return withWords ? [` ${attribute.name}="…"`] : []
    const { name, value } = attribute
    if (value === null || value === undefined) return [` ${name}`]
    return [typeof value === 'string' ? ` ${name}="${listOf(value)}"` : ` ${name}={${value.value}}`]
  })
  const shown = withWords ? properties : properties.sort()
  return `<${element.name ?? ''}${shown.join('')}${element.children.length > 0 ? '>' : ' />'}`
}

/** `torii,setyl` and `torii, setyl` are one list. */
const listOf = (value: string): string => value.split(/\s*,\s*/).join(', ')
