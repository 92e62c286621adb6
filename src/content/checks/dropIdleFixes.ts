import type { Finding } from '../fault.ts'

/** Findings without the fixes that write what is there already: no button that changes nothing is offered for them. */
export const dropIdleFixes = (findings: readonly Finding[]): Finding[] =>
  findings.map(finding => {
    const { fix, ...others } = finding
    return fix !== undefined && fix === finding.found && !finding.edit ? others : finding
  })
