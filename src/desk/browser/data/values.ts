import type { DataNode, DataValue } from '../../server/data/protocol.ts'

/** What a node says, wherever in the file it is. */
export const valuesOf = (node: DataNode | null | undefined): unknown =>
  node?.kind === 'group' ? node.entries.map(({ name, node: entry }) => [name, valuesOf(entry)]) : (node?.value ?? null)

/** The single values of a node; none where there is none, which is null in JSON. */
export const valuesIn = (node: DataNode | null | undefined): readonly DataValue[] =>
  node?.kind === 'group' ? node.entries.flatMap(entry => valuesIn(entry.node)) : node ? [node] : []
