import type { splitIsolates } from '../../../content/messages/say.ts'

/** A piece of a text; of an isolated one, the brackets, quotation marks and stops that touch it. */
export interface Part {
  readonly text: string
  readonly isolated: boolean
  readonly before: string
  readonly after: string
}

/** Gives the signs at both ends of each isolated piece to it, so that no line ends between them. */
export function withSigns(pieces: ReturnType<typeof splitIsolates>): Part[] {
  const parts = pieces.map((piece): Part => ({ ...piece, before: '', after: '' }))
  for (const [index, part] of parts.entries()) {
    if (!part.isolated) continue
    const [last, next] = [parts[index - 1], parts[index + 1]]
    const before = last && !last.isolated ? (/[([“„«״"]+$/.exec(last.text)?.[0] ?? '') : ''
    const after = next && !next.isolated ? (/^[)\]”»״"]*[.,;:!?]*/.exec(next.text)?.[0] ?? '') : ''
    parts[index] = { ...part, before, after }
    if (last && before) parts[index - 1] = { ...last, text: last.text.slice(0, -before.length) }
    if (next && after) parts[index + 1] = { ...next, text: next.text.slice(after.length) }
  }
  return parts.filter(({ text, isolated }) => isolated || text !== '')
}
