import { stripVTControlCharacters } from 'node:util'

const GAP = 2

/**
 * Rows as a table for the terminal, one line each, cut to its width. Put names and texts into the last column: right-to-left
 * text would move what follows it on the line.
 * @param width columns of the terminal
 */
export function formatTable(head: readonly string[], rows: readonly (readonly string[])[], width: number): string {
  const cells = [head, ...rows].map(row => row.map(oneLine))
  const widths = head.map((_, column) => Math.max(...cells.map(row => letters(row[column] ?? '').length)))
  return cells
    .map(row => {
      const line = row.map((cell, column) => (column === row.length - 1 ? cell : pad(cell, widths[column] ?? 0)))
      return cut(line.join(' '.repeat(GAP)).trimEnd(), width)
    })
    .join('\n')
}

/** Text without line breaks and without control sequences that a terminal would obey. */
function oneLine(text: string): string {
  return stripVTControlCharacters(text).replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, ' ')
}

function letters(text: string): string[] {
  return [...text]
}

function pad(text: string, width: number): string {
  return text + ' '.repeat(Math.max(0, width - letters(text).length))
}

function cut(text: string, width: number): string {
  const all = letters(text)
  return all.length <= width ? text : `${all.slice(0, Math.max(0, width - 1)).join('')}…`
}
