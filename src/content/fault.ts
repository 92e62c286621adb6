/** One thing wrong in the content, told to the person who wrote it. */
export interface Fault {
  /** Name of the check that found it, such as `front-matter`. */
  rule: string
  severity: 'error' | 'warning'
  /** Path relative to the project. */
  file: string
  /** 1-based; 1 where the whole file is meant. */
  line: number
  column: number
  found: string
  expected: string
  /** Corrected text to paste, where it can be told. */
  fix?: string
}

/** Thrown where content cannot be read at all; carries every fault, never the first only. */
export class ContentError extends Error {
  readonly faults: readonly Fault[]

  constructor(faults: readonly Fault[]) {
    super(faults.map(formatFault).join('\n\n'))
    this.name = 'ContentError'
    this.faults = faults
  }
}

/** `content/vendors/kandji.en.mdx:3:1`, then what was found, what was expected and the corrected text. */
export function formatFault(fault: Fault): string {
  const lines = [
    `${fault.file}:${fault.line}:${fault.column} ${fault.severity} [${fault.rule}]`,
    `  Found:    ${fault.found}`,
    `  Expected: ${fault.expected}`,
  ]
  if (fault.fix) lines.push('  Write:', ...fault.fix.split('\n').map(line => `    ${line}`))
  return lines.join('\n')
}
