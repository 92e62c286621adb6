/** Columns of a narrow terminal, and of the usual one. */
const columns = 80

/** Marks that open or close an isolate; they have no width. */
const isolates = /[\u2066-\u2069]/g

/**
 * A text in lines of 80 columns at most, broken at blanks; a word that is longer, such as an address, has a line of its own.
 * Isolates stay isolated on each line.
 * @param first what precedes the first line
 * @param indent columns before the further ones
 */
export function wrap(text: string, first = '', indent = first.length): string {
  const lines: string[] = []
  for (const paragraph of text.split('\n')) {
    let open: string[] = []
    let line = lines.length === 0 ? first : ' '.repeat(indent)
    let empty = true
    for (const word of paragraph.split(' ')) {
      if (!empty && widthOf(`${line} ${word}`) > columns) {
        lines.push(line + '\u2069'.repeat(open.length))
        line = ' '.repeat(indent) + open.join('')
        empty = true
      }
      line += empty ? word : ` ${word}`
      empty = false
      open = stillOpen(open, word)
    }
    lines.push(line)
  }
  return lines.join('\n')
}

const widthOf = (text: string): number => [...text.replace(isolates, '')].length

function stillOpen(before: readonly string[], word: string): string[] {
  const open = [...before]
  for (const [mark] of word.matchAll(isolates)) {
    if (mark === '\u2069') open.pop()
    else open.push(mark)
  }
  return open
}
