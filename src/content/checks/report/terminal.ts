import type { Finding } from '../../fault.ts'
import { type Message, msg } from '../../messages/msg.ts'
import type { Say } from '../../messages/say.ts'
import { type Cause, causesOf, quotedIn } from './causes.ts'

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

/**
 * All findings by file and cause, the worst first: the first place of each with what was found, what was expected and the
 * text to paste, then the further ones.
 */
export function formatFindings(findings: readonly Finding[], say: Say, paint: Paint = plain): string {
  const files = [...Map.groupBy(findings, ({ file }) => file)]
  return files
    .toSorted(([, a], [, b]) => Number(hasErrors(b)) - Number(hasErrors(a)))
    .map(([file, list]) =>
      [
        `${paint('bold', file)} ${paint('dim', `(${say(countFindings(list))})`)}`,
        ...causesOf(list).map(cause => formatCause(cause, say, paint).replace(/^(?=.)/gm, '  ')),
      ].join('\n\n'),
    )
    .join('\n\n')
}

const hasErrors = (findings: readonly Finding[]): boolean => findings.some(({ severity }) => severity === 'error')

function formatCause([first, ...others]: Cause, say: Say, paint: Paint): string {
  if (others.length === 0) return formatFinding(first, say, paint)
  const count = say(msg('{count} times', { count: others.length + 1 }))
  const [place = '', ...rows] = formatFinding(first, say, paint).split('\n')
  return [`${place} ${paint('bold', count)}`, ...rows, `  ${say(msg('Also at:'))}`, ...placesOf(first, others)].join(
    '\n',
  )
}

/** Places as `line:column`, each with the quoted words that differ from the first finding's. */
function placesOf(first: Finding, others: readonly Finding[]): string[] {
  const said = new Set(quotedIn(first.found))
  const places = others.map(({ line, column, found }) => {
    const words = quotedIn(found).filter(word => !said.has(word))
    return { at: `${line}:${column}`, words: words.join(', ').split('\n')[0] ?? '' }
  })
  if (places.some(({ words }) => words !== '')) {
    const width = Math.max(...places.map(({ at }) => at.length))
    return places.map(({ at, words }) => `    ${at.padEnd(width)}  ${words}`.trimEnd())
  }
  return rowsOf(places.map(({ at }) => at))
}

/** Width of a row of places, characters: fits a narrow terminal. */
const rowWidth = 72

function rowsOf(words: readonly string[]): string[] {
  const rows: string[] = []
  for (const word of words) {
    const last = rows.at(-1)
    if (last !== undefined && last.length + word.length + 2 <= rowWidth) rows[rows.length - 1] = `${last}, ${word}`
    else rows.push(`    ${word}`)
  }
  return rows
}

/** Lines of a fix that are shown at most; it may be half a page. */
const longestFix = 12

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
    // Continuation lines are indented to the first.
    ...rows.map(([label, text]) => `  ${label.padEnd(width)} ${text.replaceAll('\n', `\n${' '.repeat(width + 3)}`)}`),
  ]
  if (fix) {
    const all = fix.split('\n')
    const shown = all.length > longestFix ? [...all.slice(0, longestFix - 3), '…', ...all.slice(-2)] : all
    lines.push(`  ${say(msg('Write:'))}`, ...shown.map(text => paint('green', `    ${text}`)))
  }
  return lines.join('\n')
}
