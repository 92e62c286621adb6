import { isMap, isPair, isScalar, isSeq, type Node, parse } from 'yaml'
import { checks } from '../../content/checks/all.ts'
import { contentOf } from '../../content/checks/contentOf.ts'
import { quotedIn } from '../../content/checks/report/causes.ts'
import { checkContent } from '../../content/checks/runChecks.ts'
import type { Edit, Finding } from '../../content/fault.ts'
import type { Snapshot } from '../../content/snapshot.ts'
import { type YamlFile, yamlFile } from '../../content/yamlFile.ts'
import { widgetDescriptions } from '../../site/widgets/descriptions.ts'
import { valueOfFix } from '../valueOfFix.ts'
import { editValue, spliced } from './data/editValue.ts'
import type { DataPath } from './data/protocol.ts'
import { offsetOf } from './offsetOf.ts'

/**
 * The change of a data file that a fault's fix stands for: of one value as typing it would, `logo: apple`, or of words within one.
 * @returns undefined where the fix is of no value at the fault's place, or the fault would stay or another come
 */
export function editInData(snapshot: Snapshot, file: string, text: string, fault: Finding): Edit | undefined {
  const { fix, edit, isExample } = fault
  const yaml = yamlFile(file, text)
  // Until it has been checked again, what is corrected already still has its button; and what it is around may be corrected by now.
  if (edit) return faultsOf(snapshot, yaml, fault).find(isAt(fault))?.edit
  if (fix === undefined || isExample) return undefined
  const found = valueEdit(yaml, fault, fix) ?? wordsEdit(yaml, fault, fix)
  if (!found) return undefined
  const before = faultsWith(snapshot, yaml, fault)
  const after = faultsWith(snapshot, yamlFile(file, spliced(text, found)), fault)
  return after.same < before.same && after.other <= before.other ? found : undefined
}

/** Of `key: value` or `- value`, where the fault is that of this key or of an entry of a list. */
function valueEdit(yaml: YamlFile, fault: Finding, fix: string): Edit | undefined {
  const meant = valueOfFix(fix)
  if (!meant || yaml.document.errors.length > 0) return undefined
  const value: unknown = parse(meant.written)
  const path = isValue(value) ? pathAt(yaml, yaml.document.contents, [], fault, meant.key) : undefined
  return path && isValue(value) ? editValue(yaml.source, { path, value }) : undefined
}

const isValue = (value: unknown): value is string | number | boolean =>
  ['string', 'number', 'boolean'].includes(typeof value)

/** Leads to the value of a key that is written at a place; without a key, to the entry of a list. */
function pathAt(
  yaml: YamlFile,
  node: unknown,
  path: DataPath,
  place: Pick<Finding, 'line' | 'column'>,
  key: string | undefined,
): DataPath | undefined {
  const isThere = (one: Node) => {
    const { line, column } = yaml.placeAt(one.range?.[0] ?? 0)
    return line === place.line && column === place.column
  }
  const inner = isMap(node) ? node.items : isSeq(node) ? node.items : []
  for (const [index, item] of inner.entries()) {
    const name = isPair(item) && isScalar(item.key) ? item.key : undefined
    const own = [...path, name ? String(name.value) : index]
    const isMeant = name ? String(name.value) === key && isThere(name) : !key && isScalar(item) && isThere(item)
    const found = isMeant ? own : pathAt(yaml, isPair(item) ? item.value : item, own, place, key)
    if (found) return found
  }
  return undefined
}

/** Of words that the fault quotes and that begin at its place. */
function wordsEdit({ source }: YamlFile, { line, column, found }: Finding, fix: string): Edit | undefined {
  const from = offsetOf(source, line, column)
  const [words] = quotedIn(found).filter(quoted => source.startsWith(quoted, from))
  return words === undefined ? undefined : { from, to: from + words.length, insert: fix }
}

const isAt =
  ({ check, line, column, expected }: Finding) =>
  (one: Finding): boolean =>
    one.check === check &&
    one.line === line &&
    one.column === column &&
    JSON.stringify(one.expected) === JSON.stringify(expected)

/** The faults of a file that a fault's check finds, and those of its shape. */
function faultsOf(snapshot: Snapshot, yaml: YamlFile, { check }: Finding): Finding[] {
  const files = new Map([...snapshot.yaml, [yaml.file, yaml]])
  const content = { ...contentOf({ ...snapshot, yaml: files }, widgetDescriptions), pages: [] }
  const list = checks.filter(({ name }) => name === check || name === 'data')
  return checkContent(content, list).filter(({ file }) => file === yaml.file)
}

/** How often a file would have this very fault, and how many others. */
function faultsWith(snapshot: Snapshot, yaml: YamlFile, fault: Finding) {
  const all = faultsOf(snapshot, yaml, fault)
  const words = JSON.stringify(fault.found)
  const same = all.filter(finding => finding.check === fault.check && JSON.stringify(finding.found) === words).length
  return { same, other: all.length - same }
}
