import type { Nodes } from 'mdast'
import type { MdxJsxAttribute, MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx'
import type { Edit, Place } from '../../fault.ts'

/** A widget or tag of a page. */
export type Element = MdxJsxFlowElement | MdxJsxTextElement

export const isElement = (node: Nodes): node is Element =>
  node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement'

/** A node and everything below it, in the order of the page. */
export function* nodesOf(node: Nodes): Generator<Nodes> {
  yield node
  if ('children' in node) for (const child of node.children) yield* nodesOf(child)
}

/** The same, each with its parent element. */
export function* nestedNodesOf(node: Nodes, parent?: Element): Generator<{ node: Nodes; parent: Element | undefined }> {
  yield { node, parent }
  if ('children' in node) {
    for (const child of node.children) yield* nestedNodesOf(child, isElement(node) ? node : parent)
  }
}

/** Widgets and tags of a page, each with its parent element. */
export function* elementsOf(tree: Nodes): Generator<{ element: Element; parent: Element | undefined }> {
  for (const { node, parent } of nestedNodesOf(tree)) if (isElement(node)) yield { element: node, parent }
}

/** What stands somewhere in a file. */
export type Positioned = Pick<Nodes, 'position'> | Pick<MdxJsxAttribute, 'position'>

/** Where a node starts. */
export const startOf = (page: { file: string }, node: Positioned): Place => ({
  file: page.file,
  line: node.position?.start.line ?? 1,
  column: node.position?.start.column ?? 1,
})

/** A node as it is written. */
export const writtenAs = (page: { source: string }, node: Positioned): string =>
  page.source.slice(node.position?.start.offset ?? 0, node.position?.end.offset ?? 0)

/** Texts with the bare addresses among them, which are links by themselves and would break up what is written around them. */
export function* textRunsOf(page: { source: string; tree: Nodes }): Generator<Positioned> {
  for (const node of nodesOf(page.tree)) {
    if (!('children' in node)) continue
    let run: Positioned['position']
    for (const child of node.children) {
      const isRun = child.type === 'text' || (child.type === 'link' && !/^[[<]/.test(writtenAs(page, child)))
      if (isRun && child.position) run = { start: run?.start ?? child.position.start, end: child.position.end }
      if (isRun || !run) continue
      yield { position: run }
      run = undefined
    }
    if (run) yield { position: run }
  }
}

/** Something else in place of a node. */
export const inPlaceOf = (node: Positioned, insert: string): Edit => ({
  from: node.position?.start.offset ?? 0,
  to: node.position?.end.offset ?? 0,
  insert,
})

/** Removes a node, and the empty lines after it if it is a block. */
export function withoutNode({ source }: { source: string }, node: Positioned): Edit {
  const { from, to } = inPlaceOf(node, '')
  const isAlone = from === 0 || source.charAt(from - 1) === '\n'
  return { from, to: to + (isAlone ? (/^[ \t]*\n+/.exec(source.slice(to))?.[0].length ?? 0) : 0), insert: '' }
}

/** The opening tag of a widget as it is written, `<Feature title="…">`. */
export function openingTag(page: { source: string }, element: Element): string {
  const whole = writtenAs(page, element)
  const first = element.children[0]?.position?.start.offset
  const start = element.position?.start.offset ?? 0
  if (first !== undefined) return whole.slice(0, first - start).trimEnd()
  return whole.replace(/<\/[\w.]*\s*>$/, '').trimEnd()
}

/** What a reader reads of a node, which the ids of sections are made of. */
export function textOf(node: Nodes): string {
  if (node.type === 'text' || node.type === 'inlineCode') return node.value
  return 'children' in node ? node.children.map(textOf).join('') : ''
}

/** A property by its name. */
export const propOf = (element: Element, name: string): MdxJsxAttribute | undefined =>
  element.attributes.find((entry): entry is MdxJsxAttribute => entry.type === 'mdxJsxAttribute' && entry.name === name)

/** A property that is written as a plain string. */
export function stringProp(element: Element, name: string): string | undefined {
  const attribute = propOf(element, name)
  return typeof attribute?.value === 'string' ? attribute.value : undefined
}

/** A property that is written as a number, `from={12}`. */
export function numberProp(element: Element, name: string): number | undefined {
  const attribute = propOf(element, name)
  const value = typeof attribute?.value === 'object' ? Number(attribute.value?.value) : Number.NaN
  return Number.isFinite(value) ? value : undefined
}

/** A property that is set: by its name alone, or to true. */
export function isSet(element: Element, name: string): boolean {
  const attribute = propOf(element, name)
  if (!attribute) return false
  return typeof attribute.value === 'object' && attribute.value ? attribute.value.value.trim() === 'true' : true
}

/** Where a property of an element is; the element itself if it has no such property. */
export function propPlace(page: { file: string }, element: Element, name: string): Place {
  const attribute = propOf(element, name)
  return startOf(page, attribute?.position ? attribute : element)
}
