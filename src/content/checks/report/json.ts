import type { Finding } from '../../fault.ts'
import type { Say } from '../../messages/say.ts'

/** Findings for other programs, in one language. */
export function jsonReport(findings: readonly Finding[], say: Say): string {
  const count = (severity: Finding['severity']) => findings.filter(finding => finding.severity === severity).length
  const worded = findings.map(finding => ({ ...finding, found: say(finding.found), expected: say(finding.expected) }))
  return JSON.stringify({ errors: count('error'), warnings: count('warning'), findings: worded }, null, 2)
}
