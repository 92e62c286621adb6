import { contentOf } from '../../content/checks/contentOf.ts'
import { checkContent } from '../../content/checks/runChecks.ts'
import type { Edit, Finding } from '../../content/fault.ts'
import { parseFiles, type Snapshot } from '../../content/snapshot.ts'
import { widgetDescriptions } from '../../site/widgets/descriptions.ts'

/** Most times that a file is read again: a page that cannot be read shows its next fault only when this one is fixed. */
const maxRounds = 200

export interface FixedFile {
  readonly text: string
  readonly findings: readonly Finding[]
}

/**
 * The text of a file with everything fixed that can be fixed in one way only, and what is left to its writer.
 * @returns undefined where nothing can be fixed, as in a file that is not in UTF-8
 */
export function fixFile(snapshot: Snapshot, file: string): FixedFile | undefined {
  const before = snapshot.files.get(file)
  if (before?.text === undefined || before.foreign) return undefined
  let state = stateOf(snapshot, file)
  const seen = new Set([before.text])
  for (let round = 0; round < maxRounds; round++) {
    const edits = apart(state.findings)
    const next = after(state, file, edits) ?? oneByOne(state, file, edits)
    if (!next || seen.has(textIn(next, file))) break
    seen.add(textIn(next, file))
    state = next
  }
  const text = textIn(state, file)
  return text === before.text ? undefined : { text, findings: state.findings }
}

interface State {
  readonly snapshot: Snapshot
  readonly findings: readonly Finding[]
}

function stateOf(snapshot: Snapshot, file: string): State {
  const content = contentOf(snapshot, widgetDescriptions)
  const own = { ...content, pages: content.pages.filter(page => page.file === file) }
  return { snapshot, findings: checkContent(own).filter(finding => finding.file === file) }
}

const textIn = ({ snapshot }: State, file: string): string => snapshot.files.get(file)?.text ?? ''

/** Edits that do not overlap, outer ones before inner ones. */
function apart(findings: readonly Finding[]): Edit[] {
  const edits = findings.flatMap(({ edit }) => edit ?? []).toSorted((a, b) => a.from - b.from || b.to - a.to)
  let end = -1
  return edits.filter(({ from, to }) => {
    if (from < end || (from === end && from === to)) return false
    end = Math.max(to, from + 1)
    return true
  })
}

/** Undefined where there is nothing to do, or where a text that could be read no longer can. */
function after(state: State, file: string, edits: readonly Edit[]): State | undefined {
  const entry = state.snapshot.files.get(file)
  if (edits.length === 0 || entry?.text === undefined) return undefined
  const text = edits.reduceRight((so, { from, to, insert }) => so.slice(0, from) + insert + so.slice(to), entry.text)
  const files = new Map(state.snapshot.files).set(file, { ...entry, text })
  const next = stateOf(parseFiles(state.snapshot.root, files, [], state.snapshot), file)
  return isUnread(next) && !isUnread(state) ? undefined : next
}

function oneByOne(state: State, file: string, edits: readonly Edit[]): State | undefined {
  // From the end, so that those before it stay where they are.
  const next = edits.reduceRight((so, edit) => after(so, file, [edit]) ?? so, state)
  return next === state ? undefined : next
}

const isUnread = ({ findings }: State): boolean => findings.some(({ check }) => check === 'syntax')
