/** What a clipboard has of a text that was copied. */
interface Copied {
  readonly text: string
  /** Empty where the program that it was copied from gives none. */
  readonly html: string
}

/** One cell with what ends it. Spreadsheets put marks around one of several lines, and double the marks in it. */
const cell = /(?:"(?<quoted>(?:[^"]|"")*)"|(?<plain>[^\t\n]*))(?<end>\t|\n|$)/y

/**
 * The cells that were copied from a spreadsheet or a table, row by row, each row with as many.
 * @returns undefined for a single one, for words, and where lines within a cell leave it open which rows there were
 */
export function copiedCells({ text, html }: Copied): string[][] | undefined {
  const isTable = html === '' ? text.includes('\t') : /<t[dh][\s>]/i.test(html)
  if (!isTable) return undefined
  const rows = rowsOf(text.replace(/\r\n?/g, '\n').replace(/\n$/, ''))
  const width = rows[0]?.length ?? 0
  return rows.length * width > 1 && rows.every(row => row.length === width) ? rows : undefined
}

function rowsOf(text: string): string[][] {
  const rows: string[][] = [[]]
  cell.lastIndex = 0
  for (;;) {
    const { quoted, plain = '', end = '' } = cell.exec(text)?.groups ?? {}
    rows.at(-1)?.push(quoted?.replaceAll('""', '"') ?? plain)
    if (end === '') return rows
    if (end === '\n') rows.push([])
  }
}
