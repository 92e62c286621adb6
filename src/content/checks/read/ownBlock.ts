import type { Edit } from '../../fault.ts'

/** What a line begins with that stands in something else than a paragraph of the page: a list, a quotation, a heading, a table. */
const otherBlock = /^(?:[ \t]|[-*+>#|]|\d+[.)])/m

/** The marks of quotations and of a list item that a line begins with. */
const marks = /^[ \t>]*(?:(?:[-*+]|\d+[.)])[ \t]+)?/gm

const empty = /\n[ \t>]*\n/

/** What begins the next item of a list. */
const item = /^[ \t>]*(?:[-*+]|\d+[.)])[ \t]/

/** Whether emphasis, code or the words of a link go on after a text. */
const hasOpenMark = (text: string): boolean =>
  (text.match(/\*\*|__|[*_`]/g) ?? []).length % 2 > 0 || text.split('[').length !== text.split(']').length

/** Writes a widget inside a paragraph as a block, whose words before and after it become paragraphs of their own. */
export const inOwnBlock = (source: string, edit: Edit): Edit | undefined =>
  outOfParagraph(source, edit) ?? betweenLines(source, edit)

function outOfParagraph(source: string, { from, to, insert }: Edit): Edit | undefined {
  const whole =
    source
      .slice(0, from)
      .split(/\n[ \t]*\n/)
      .at(-1) ?? ''
  // In front of the widget alone they mean nothing.
  const before = whole.replace(/\n {1,3}$/, '\n')
  const [after = ''] = source.slice(to).split(/\n[ \t]*\n/)
  // Bold words or a link around it would be torn in two.
  if (hasOpenMark(before)) return undefined
  if (otherBlock.test(before) || otherBlock.test(after.replace(/^[^\n]*\n?/, ''))) return undefined
  const [spaceBefore = ''] = /\s*$/.exec(whole) ?? []
  const [spaceAfter = ''] = /^\s*/.exec(after) ?? []
  return {
    from: from - spaceBefore.length,
    to: to + spaceAfter.length,
    insert: `${before.trim() && '\n\n'}${insert}${after.trim() && '\n\n'}`,
  }
}

/** On a line for itself, also in a list item or a quotation: each line of the block is as far in as that one. */
function betweenLines(source: string, { from, to, insert }: Edit): Edit | undefined {
  const start = source.lastIndexOf('\n', from - 1) + 1
  const margin = source.slice(start, from)
  const mark = margin.trimEnd()
  const [rest = '', ...after] = source.slice(to).split('\n')
  if (!/^[ \t>]*$/.test(margin) || rest.trim() !== '' || source.slice(from, to).includes('\n')) return undefined
  const before = source.slice(0, start).split(empty).at(-1) ?? ''
  if (hasOpenMark(before.replace(marks, ''))) return undefined
  const above = before.split('\n').at(-2) ?? ''
  const [below = ''] = after
  const isFirst = above.replace(marks, '') === ''
  const isLast = /^[ \t>]*$/.test(below)
  // What goes on without the margin may belong to the list item or the quotation, and would no longer.
  if (!(isFirst || above.startsWith(mark))) return undefined
  if (!(isLast || below.startsWith(margin) || item.test(below))) return undefined
  if (meansOther(`${after.join('\n')}\n`.split(empty)[0] ?? '', margin)) return undefined
  const lines = insert.split('\n').map(line => (line === '' ? mark : margin + line))
  return {
    from: start,
    to: to + rest.length,
    insert: [...(isFirst ? [] : [mark]), ...lines, ...(isLast ? [] : [mark])].join('\n'),
  }
}

/** Whether lines at the end of a paragraph are something else as a paragraph: a heading of less, or a list. */
const meansOther = (lines: string, margin: string): boolean =>
  /^[ \t>]*(?:-+|=+)[ \t]*$/m.test(lines) || (margin === '' && /^(?!1[.)])\d+[.)]/.test(lines))
