import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Finding } from '../../content/fault.ts'
import type { CodeFrame, ShownFault } from './state.ts'

/** Lines shown before and after the faulty one. */
const around = 2

/** The lines of a text around a 1-based line; empty where the text is shorter. */
function codeFrame(source: string, line: number): CodeFrame {
  const first = Math.max(1, line - around)
  return { first, lines: source.split(/\r?\n/).slice(first - 1, line + around) }
}

/** A fault with the lines around it, as the file is now. */
export function withFrame(root: string, fault: Finding): ShownFault {
  try {
    return { ...fault, frame: codeFrame(readFileSync(join(root, fault.file), 'utf8'), fault.line) }
  } catch {
    // A file that is missing is the fault itself.
    return fault
  }
}
