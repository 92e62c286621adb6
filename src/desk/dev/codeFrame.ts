import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Finding } from '../../content/fault.ts'
import type { Snapshot } from '../../content/snapshot.ts'
import type { CodeFrame, ShownFault } from './state.ts'

/** Lines shown before and after the faulty one. */
const around = 2

/** The lines of a text around a 1-based line; empty where the text is shorter. */
function codeFrame(source: string, line: number): CodeFrame {
  const first = Math.max(1, line - around)
  return { first, lines: source.split(/\r?\n/).slice(first - 1, line + around) }
}

/** A fault with the lines around it, as the file is now. */
export function withFrame({ root, files }: Snapshot, fault: Finding): ShownFault {
  try {
    // A fault may stand in the code, too.
    const text = files.get(fault.file)?.text ?? readFileSync(join(root, fault.file), 'utf8')
    return { ...fault, frame: codeFrame(text, fault.line) }
  } catch {
    // A file that is missing is the fault itself.
    return fault
  }
}
