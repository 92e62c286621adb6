import type { Nodes } from 'mdast'
import { isElement, nodesOf } from '../checks/read/nodes.ts'

/** How many facts, links, widgets, numbers and blocks only one of two parts of a page has: what both languages share. */
export function unlikeness(some: readonly Nodes[], others: readonly Nodes[]): number {
  const counts = new Map<string, number>()
  const add = (nodes: readonly Nodes[], sign: 1 | -1) => {
    for (const key of nodes.flatMap(keysIn)) counts.set(key, (counts.get(key) ?? 0) + sign)
  }
  add(some, 1)
  add(others, -1)
  return [...counts.values()].reduce((sum, count) => sum + Math.abs(count), 0)
}

const keysIn = (part: Nodes): string[] => [...nodesOf(part)].flatMap(keysOf)

function keysOf(node: Nodes): string[] {
  if (node.type === 'text') return node.value.match(/\d+(?:[.,]\d+)*/g) ?? []
  if (node.type === 'link' || node.type === 'image') return [`](${node.url})`]
  if (node.type === 'heading') return ['#'.repeat(node.depth)]
  if (!isElement(node)) return [node.type]
  const id = node.attributes.find(attribute => attribute.type === 'mdxJsxAttribute' && attribute.name === 'id')?.value
  return [`<${node.name}${typeof id === 'string' ? ` ${id}` : ''}`]
}
