/** What the first cell of a table's row says, where that is in Latin letters: ids have no others. */
const latin = /^[A-Za-z]+(?: [A-Za-z]+){0,2}$/

/** What a price in a table's row is of, where its own row says so in Latin letters; empty elsewhere. */
export function rowLabel(source: string, offset: number): string {
  const before = source.slice(source.lastIndexOf('\n', offset - 1) + 1, offset)
  const [, label = ''] = /^\s*\|\s*([^|]*?)\s*\|/.exec(before) ?? []
  return latin.test(label) ? label : ''
}
