type Escape = (text: string) => string

/** The ways in which a text can be written in YAML, on one line: as it is, or between marks that double or escape their own. */
const asItIs: Escape = text => text
const between: Readonly<Record<string, Escape>> = {
  "'": text => text.replaceAll("'", "''"),
  '"': text => text.replace(/[\\"]/g, String.raw`\$&`),
}
const escapes: readonly Escape[] = [asItIs, ...Object.values(between)]

/** Offset of a text at or after a place of a file, however it is written there; -1 where it is written in yet another way. */
export function offsetOfWritten(source: string, text: string, start: number): number {
  const found = escapes.map(written => source.indexOf(written(text), start)).filter(at => at >= 0)
  return found.length > 0 ? Math.min(...found) : -1
}

/** What a file makes of the words of a text that begins at an offset; undefined where that cannot be told. */
export const escapeAt = (source: string, text: string, offset: number): Escape | undefined =>
  // By the mark in front: what ends in an apostrophe stands there as it is, too, and is doubled by the mark at the end.
  [between[source[offset - 1] ?? ''] ?? asItIs, ...escapes].find(written => source.startsWith(written(text), offset))
