/** Excel reads UTF-8 only with this in front. */
export const BYTE_ORDER_MARK = '\ufeff'

/** What spreadsheets take for the start of a formula, also in full width. */
const FORMULA = /^[=+\-@\t\r\n＝＋－＠]/

/**
 * One line of CSV (RFC 4180, all cells quoted). Cells that a spreadsheet would run as a formula get an apostrophe in
 * front, which it shows as text.
 */
export function csvLine(cells: readonly string[]): string {
  return `${cells.map(cell => `"${(FORMULA.test(cell.trimStart()) || FORMULA.test(cell) ? `'${cell}` : cell).replaceAll('"', '""')}"`).join(',')}\r\n`
}
