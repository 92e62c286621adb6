import type { Finding } from '../../fault.ts'

/** Findings for other programs. */
export function jsonReport(findings: readonly Finding[]): string {
  const count = (severity: Finding['severity']) => findings.filter(finding => finding.severity === severity).length
  return JSON.stringify({ errors: count('error'), warnings: count('warning'), findings }, null, 2)
}
