import type { Edit } from '../../fault.ts'

/** A closing tag before another tag: on a line of its own with empty ones around it, as far in as that tag. */
export function closeBefore(source: string, at: number, tag: string): Edit {
  const start = source.lastIndexOf('\n', at - 1) + 1
  const margin = source.slice(start, at)
  if (/[^\s>]/.test(margin)) return { from: at, to: at, insert: `\n\n${tag}\n\n` }
  const [above = ''] = /[^\n]*$/.exec(source.slice(0, Math.max(0, start - 1))) ?? []
  const empty = `${margin.trimEnd()}\n`
  return { from: start, to: start, insert: `${/[^\s>]/.test(above) ? empty : ''}${margin}${tag}\n${empty}` }
}
