import type { Finding } from '../../fault.ts'
import type { Message, Text } from '../../messages/msg.ts'

/** Findings of one file that say the same of different places, the first of them before the others. */
export type Cause = readonly [Finding, ...Finding[]]

/** Faults grouped by cause, worst first: what makes the page unreadable, then the most frequent. */
export function causesOf(findings: readonly Finding[]): Cause[] {
  const causes = Map.groupBy(findings, ({ check, severity, found, expected }) =>
    JSON.stringify([check, severity, shapeOf(found), expected]),
  )
  return [...causes.values()]
    .flatMap(([first, ...more]): Cause[] => (first ? [[first, ...more]] : []))
    .toSorted((a, b) => rank(a) - rank(b) || b.length - a.length)
}

/** Checks that must pass before any other can look at the page. */
const first = ['fileNames', 'frontMatter', 'syntax']

function rank([{ check, severity }]: Cause): number {
  if (severity === 'warning') return 2
  return first.includes(check) ? 0 : 1
}

/** A message without the words of the file in it. */
function shapeOf(text: Text | readonly Text[] | number): unknown {
  if (typeof text === 'number' || typeof text === 'string') return ''
  if (!('id' in text)) return text.map(shapeOf)
  return [text.id, Object.values(text.values ?? {}).map(value => shapeOf(value as Text | readonly Text[] | number))]
}

/** The words of the file that a message quotes. */
export function quotedIn(text: Text): string[] {
  if (typeof text === 'string') return [text].filter(Boolean)
  return Object.values(text.values ?? {})
    .flat()
    .flatMap(value => (typeof value === 'number' ? [] : quotedIn(value as string | Message)))
}
