import diffSequences from '@jest/diff-sequences'

const mark = '\uFEFF'

/**
 * The text of a file as an editor holds it: `\n` at the end of each line, no byte order mark.
 * @returns undefined where the bytes are no UTF-8
 */
export function decode(bytes: Buffer): string | undefined {
  try {
    // The decoder drops the mark.
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes).replaceAll('\r\n', '\n')
  } catch {
    return undefined
  }
}

/**
 * An edited text as bytes, in the form of the file that it replaces: with its byte order mark, and each line that stayed
 * with the line end that it had. A new line takes the end of the line before it.
 */
export function encode(text: string, before: Buffer): Buffer {
  const old = new TextDecoder('utf-8', { ignoreBOM: true }).decode(before)
  const marked = old.startsWith(mark) ? mark : ''
  return Buffer.from(marked + withLineEnds(text, old.slice(marked.length)))
}

/** The bytes that a text may have been read from, where all its lines end alike. */
export const formsOf = (text: string): Buffer[] =>
  ['', mark].flatMap(marked => ['\n', '\r\n'].map(end => Buffer.from(marked + text.replaceAll('\n', end))))

function withLineEnds(text: string, old: string): string {
  const ends = old.match(/\r?\n/g) ?? []
  const [first = '\n'] = ends
  if (ends.every(end => end === first)) return text.replaceAll('\n', first)
  const [lines, oldLines] = [text.split('\n'), old.split(/\r?\n/)]
  const kept = new Map<number, string>()
  diffSequences(
    oldLines.length,
    lines.length,
    (i, j) => oldLines[i] === lines[j],
    (count, i, j) => {
      for (let k = 0; k < count; k++) kept.set(j + k, ends[i + k] ?? first)
    },
  )
  let last = first
  const ended = lines.map((line, index) => {
    last = kept.get(index) ?? last
    return line + last
  })
  return ended.join('').slice(0, -last.length)
}
