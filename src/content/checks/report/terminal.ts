import type { Finding } from '../../fault.ts'

/** Marks up a word for a terminal, or leaves it as it is. */
export type Paint = (style: 'bold' | 'dim' | 'red' | 'yellow' | 'green', text: string) => string

const plain: Paint = (_, text) => text

const count = (number: number, noun: string): string => `${number} ${noun}${number === 1 ? '' : 's'}`

/** `2 errors, 1 warning`; `no faults` when there is none. */
export function countFindings(findings: readonly Finding[]): string {
  const errors = findings.filter(({ severity }) => severity === 'error').length
  const warnings = findings.length - errors
  const parts = [errors > 0 ? count(errors, 'error') : '', warnings > 0 ? count(warnings, 'warning') : '']
  return parts.filter(Boolean).join(', ') || 'no faults'
}

/** All findings grouped by file, each with its place, what was found, what was expected and the text to paste. */
export function formatFindings(findings: readonly Finding[], paint: Paint = plain): string {
  const files = Map.groupBy(findings, ({ file }) => file)
  return [...files]
    .map(([file, list]) =>
      [
        `${paint('bold', file)} ${paint('dim', `(${countFindings(list)})`)}`,
        ...list.map(finding => formatFinding(finding, paint).replace(/^(?=.)/gm, '  ')),
      ].join('\n\n'),
    )
    .join('\n\n')
}

/** `content/vendors/kandji.en.mdx:3:1`, then what was found, what was expected and the corrected text. */
function formatFinding(finding: Finding, paint: Paint = plain): string {
  const { file, line, column, severity, check, found, expected, fix, also } = finding
  const lines = [
    `${file}:${line}:${column} ${paint(severity === 'error' ? 'red' : 'yellow', severity)} ${paint('dim', `[${check}]`)}`,
    `  Found:    ${indent(found)}`,
    `  Expected: ${indent(expected)}`,
  ]
  if (also) lines.push(`  See also: ${also.file}:${also.line}:${also.column}`)
  if (fix !== undefined) lines.push('  Write:', ...fix.split('\n').map(text => paint('green', `    ${text}`)))
  return lines.join('\n')
}

/** Keeps the further lines of a text under its first. */
const indent = (text: string): string => text.replaceAll('\n', '\n            ')
