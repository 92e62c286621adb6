// Also in a release, which has nothing else of this folder: imports nothing.
/** Columns of the narrowest terminal that is supported. */
const WIDTH = 80

/**
 * Breaks the long lines of a help text; continuation lines stay in their column.
 * @param {string} text
 * @returns {string}
 */
export function fold(text) {
  /** @type {string[]} */
  const lines = []
  for (const line of text.split('\n')) {
    const before = lines[lines.length - 1]
    // A sentence wrapped for another width is joined; a line that starts with a name starts a new one.
    const isText = columnOf(line) === indentOf(line)
    const goesOn = before && line && isText && lines.length > 1 && indentOf(line) === columnOf(before)
    if (goesOn && (indentOf(line) > 4 || indentOf(before) === 0)) lines[lines.length - 1] = `${before} ${line.trim()}`
    else lines.push(line)
  }
  return lines.map(foldLine).join('\n')
}

/** @param {string} line */
const indentOf = line => line.length - line.trimStart().length

/**
 * Where the words of a line begin: after its name and the spaces that set it apart.
 * @param {string} line
 */
function columnOf(line) {
  const [named = ''] = /^\s*\S.*?\s{2,}(?=\S)/.exec(line) || []
  return named.length || indentOf(line)
}

/** @param {string} line */
function foldLine(line) {
  if (line.length <= WIDTH) return line
  const column = columnOf(line)
  const indent = column > WIDTH - 30 ? indentOf(line) + 4 : column
  const head = line.slice(0, column)
  const folded = ['']
  let room = WIDTH - column
  for (const word of line.slice(column).split(' ')) {
    const last = folded[folded.length - 1]
    if (last === '') folded[folded.length - 1] = word
    else if (last.length + 1 + word.length <= room) folded[folded.length - 1] = `${last} ${word}`
    else {
      folded.push(word)
      room = WIDTH - indent
    }
  }
  return head + folded.join(`\n${' '.repeat(indent)}`)
}
