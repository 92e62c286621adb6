import { isMap, isScalar, type Node, parseDocument } from 'yaml'
import { factsSchema } from '../../content/facts.ts'
import { lineEndOf } from '../../content/files.ts'
import { asFact, type NewFact } from '../../content/newFact.ts'
import { parseFiles, type Snapshot } from '../../content/snapshot.ts'
import { contentEnd } from './yamlText.ts'

export const factsFile = 'content/data/facts.yaml'

/**
 * The text of the facts with one more: after the last one of its group, or at the end. No other character changes.
 * @param file the page that states it
 * @returns undefined where the text cannot be read, has the id, or would no longer be sound
 */
export function addFact(source: string, newFact: NewFact, file: string): string | undefined {
  const document = parseDocument(source)
  const facts = document.contents
  if (document.errors.length > 0 || !isMap(facts) || facts.flow || facts.has(newFact.id)) return undefined
  const eol = lineEndOf(source)
  const { kind, value, unverified } = asFact(newFact, file)
  const line = `${newFact.id}: { kind: ${kind}, value: ${value}, currency: ${newFact.currency}, unverified: '${unverified}' }`
  const group = newFact.id.slice(0, newFact.id.indexOf('.') + 1)
  const last = facts.items.findLast(({ key }) => isScalar(key) && String(key.value).startsWith(group))
  const text = last ? afterEntry(source, last, line, eol) : `${source.trimEnd()}${eol}${eol}${line}${eol}`
  return factsSchema.safeParse(parseDocument(text).toJS()).success ? text : undefined
}

function afterEntry(source: string, { key, value }: { key: unknown; value: unknown }, line: string, eol: string) {
  const end = source.indexOf('\n', contentEnd((value ?? key) as Node))
  return end < 0 ? `${source}${eol}${line}${eol}` : `${source.slice(0, end + 1)}${line}${eol}${source.slice(end + 1)}`
}

/** The content with one more fact; as it is where that cannot be added. */
export function withFact(snapshot: Snapshot, newFact: NewFact): Snapshot {
  const entry = snapshot.files.get(factsFile)
  const text = entry?.text === undefined ? undefined : addFact(entry.text, newFact, 'content')
  if (!entry || text === undefined) return snapshot
  return parseFiles(snapshot.root, new Map(snapshot.files).set(factsFile, { ...entry, text }), [], snapshot)
}
