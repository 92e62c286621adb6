/** The ways in which a text can be written in YAML, on one line: as it is, or between marks that double or escape their own. */
const escapes: readonly ((text: string) => string)[] = [
  text => text,
  text => text.replaceAll("'", "''"),
  text => text.replace(/[\\"]/g, String.raw`\$&`),
]

/** Offset of a text at or after a place of a file, however it is written there; -1 where it is written in yet another way. */
export function offsetOfWritten(source: string, text: string, start: number): number {
  const found = escapes.map(written => source.indexOf(written(text), start)).filter(at => at >= 0)
  return found.length > 0 ? Math.min(...found) : -1
}

/** What a file makes of the words of a text that begins at an offset; undefined where that cannot be told. */
export const escapeAt = (source: string, text: string, offset: number): ((words: string) => string) | undefined =>
  escapes.find(written => source.startsWith(written(text), offset))
