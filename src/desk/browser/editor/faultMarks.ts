import { type Diagnostic, lintGutter, setDiagnostics } from '@codemirror/lint'
import type { ChangeDesc, Extension, Text } from '@codemirror/state'
import type { EditorView } from '@codemirror/view'
import type { Finding } from '../../../content/fault.ts'

/** The range of a fault in a text: the words that it quotes, the word or tag at its place, or the rest of its line. */
function faultRange(doc: Text, { line, column, found }: Finding): { from: number; to: number } {
  const at = doc.line(Math.min(Math.max(line, 1), doc.lines))
  const from = Math.min(at.from + column - 1, at.to)
  const rest = doc.sliceString(from, at.to)
  if (typeof found === 'string' && found !== '' && rest.startsWith(found)) return { from, to: from + found.length }
  const word = /^(?:<\/?[\w.]*|\S?[\p{L}\p{N}_./-]+|.)/u.exec(rest)?.[0] ?? ''
  return { from, to: from + word.length }
}

/** What a mark says of its fault, in the writer's language. */
export interface FaultWords {
  /** For screen readers. */
  spoken(fault: Finding): string
  /** The words and the buttons below them: the names of CodeMirror's own buttons begin in English. */
  message(placed: PlacedFault): Node
}

/** A fault at its place in the current text. */
export interface PlacedFault {
  readonly fault: Finding
  readonly from: number
  readonly to: number
  /** It is being corrected, or was since the text was checked last. */
  readonly isTaken?: true
  /** Its fix was tried and did not do. */
  readonly isByHand?: true
}

/** The same list each time, so that it causes no redraw. */
export const noFaults: readonly PlacedFault[] = []

export const placeFaults = (doc: Text, faults: readonly Finding[]): readonly PlacedFault[] =>
  faults.length === 0 ? noFaults : faults.map(fault => ({ fault, ...faultRange(doc, fault) }))

/** Faults found before some changes, at their places after them. */
export const mapFaults = (faults: readonly PlacedFault[], changes: ChangeDesc): readonly PlacedFault[] =>
  faults.length === 0
    ? noFaults
    : faults.map(({ fault, from, to, ...rest }) => {
        // What is typed right before the fault pushes it on.
        const start = changes.mapPos(from, 1)
        const end = Math.max(start, changes.mapPos(to, -1))
        return { ...rest, fault: withMovedEdit(fault, changes), from: start, to: end }
      })

/** Its edit names places of the text that was checked. */
const withMovedEdit = (fault: Finding, changes: ChangeDesc): Finding =>
  fault.edit
    ? {
        ...fault,
        edit: { ...fault.edit, from: changes.mapPos(fault.edit.from, 1), to: changes.mapPos(fault.edit.to, -1) },
      }
    : fault

/** The finding of a fault, with its current line and column. */
export function findingAt(doc: Text, { fault, from }: PlacedFault): Finding {
  const line = doc.lineAt(from)
  return { ...fault, line: line.number, column: from - line.from + 1 }
}

function diagnosticOf(placed: PlacedFault, words: FaultWords): Diagnostic {
  const { fault, from, to } = placed
  return {
    from,
    to,
    severity: fault.severity,
    source: fault.check,
    message: words.spoken(fault),
    renderMessage: () => words.message(placed),
  }
}

/** Puts the marks of these faults in place of all earlier ones. */
export function showFaults(view: EditorView, faults: readonly PlacedFault[], words: FaultWords): void {
  const marks = faults.map(fault => diagnosticOf(fault, words))
  view.dispatch(setDiagnostics(view.state, marks))
}

export const faultMarks: Extension = lintGutter()
