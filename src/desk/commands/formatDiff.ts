import type { Paint } from '../../content/checks/report/terminal.ts'
import { compareSequences } from '../../content/sequence.ts'

/** Unchanged lines around a change. */
const around = 1

/** What changes in a text, line by line: the number of the line, `-` for what goes and `+` for what comes. */
export function formatDiff(before: string, after: string, paint: Paint): string {
  const [old, now] = [before.split('\n'), after.split('\n')]
  const width = String(Math.max(old.length, now.length)).length
  const row = (sign: string, number: number, text: string) =>
    `${String(number).padStart(width)} ${sign} ${text}`.trimEnd()
  const rows: string[] = []
  let shown = 0
  const context = (from: number, to: number) => {
    for (let index = Math.max(from, shown); index < Math.min(to, old.length); index++)
      rows.push(paint('dim', row(' ', index + 1, old[index] ?? '')))
    shown = Math.max(shown, to)
  }
  for (const { equal, aStart, aEnd, bStart, bEnd } of compareSequences(old, now)) {
    if (equal) continue
    if (rows.length > 0) context(shown, Math.min(shown + around, aStart))
    if (rows.length > 0 && aStart - around > shown) rows.push(paint('dim', '…'))
    context(aStart - around, aStart)
    for (let index = aStart; index < aEnd; index++) rows.push(paint('red', row('-', index + 1, old[index] ?? '')))
    for (let index = bStart; index < bEnd; index++) rows.push(paint('green', row('+', index + 1, now[index] ?? '')))
    shown = aEnd
  }
  context(shown, shown + around)
  return rows.join('\n')
}
