import type { Finding } from '../../fault.ts'
import { type Message, msg } from '../../messages/msg.ts'
import type { Say } from '../../messages/say.ts'

/** Marks up a word for a terminal, or leaves it as it is. */
export type Paint = (style: 'bold' | 'dim' | 'red' | 'yellow' | 'green', text: string) => string

const plain: Paint = (_, text) => text

/** `2 errors, 1 warning`; `no faults` when there is none. */
export function countFindings(findings: readonly Pick<Finding, 'severity'>[]): Message {
  const errors = findings.filter(({ severity }) => severity === 'error').length
  const warnings = findings.length - errors
  if (errors === 0 && warnings === 0) return msg('no faults')
  if (errors === 0) return msg('{warnings, plural, one {# warning} other {# warnings}}', { warnings })
  if (warnings === 0) return msg('{errors, plural, one {# error} other {# errors}}', { errors })
  return msg(
    '{errors, plural, one {# error} other {# errors}}, {warnings, plural, one {# warning} other {# warnings}}',
    { errors, warnings },
  )
}

/** All findings grouped by file, each with its place, what was found, what was expected and the text to paste. */
export function formatFindings(findings: readonly Finding[], say: Say, paint: Paint = plain): string {
  const files = Map.groupBy(findings, ({ file }) => file)
  return [...files]
    .map(([file, list]) =>
      [
        `${paint('bold', file)} ${paint('dim', `(${say(countFindings(list))})`)}`,
        ...list.map(finding => formatFinding(finding, say, paint).replace(/^(?=.)/gm, '  ')),
      ].join('\n\n'),
    )
    .join('\n\n')
}

/** `content/vendors/kandji.en.mdx:3:1`, then what was found, what was expected and the corrected text. */
function formatFinding(finding: Finding, say: Say, paint: Paint): string {
  const { file, line, column, severity, check, found, expected, fix, also } = finding
  const grade = severity === 'error' ? paint('red', say(msg('error'))) : paint('yellow', say(msg('warning')))
  const rows: [label: string, text: string][] = [
    [say(msg('Found:')), say(found)],
    [say(msg('Expected:')), say(expected)],
    ...(also ? [[say(msg('See also:')), `${also.file}:${also.line}:${also.column}`] as [string, string]] : []),
  ]
  const width = Math.max(...rows.slice(0, 2).map(([label]) => label.length))
  const lines = [
    `${file}:${line}:${column} ${grade} ${paint('dim', `[${check}]`)}`,
    // The further lines of a text stand under its first.
    ...rows.map(([label, text]) => `  ${label.padEnd(width)} ${text.replaceAll('\n', `\n${' '.repeat(width + 3)}`)}`),
  ]
  if (fix !== undefined)
    lines.push(`  ${say(msg('Write:'))}`, ...fix.split('\n').map(text => paint('green', `    ${text}`)))
  return lines.join('\n')
}
