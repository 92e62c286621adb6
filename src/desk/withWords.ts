import type { Merged } from './server/protocol.ts'

/** What was merged, with the words of another side where both clash. */
export function withWords(side: 'base' | 'theirs', { text, clashes }: Merged): string {
  let end = 0
  const pieces = clashes.map(clash => {
    const piece = text.slice(end, clash.from) + clash[side]
    end = clash.to
    return piece
  })
  return pieces.join('') + text.slice(end)
}
