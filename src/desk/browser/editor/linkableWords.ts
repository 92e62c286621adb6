import type { EditorState } from '@codemirror/state'
import type { FormatRefusal } from './formatRefusals.ts'
import type { Range } from './held.ts'
import { overlaps } from './inlineParts.ts'
import { selectedWords } from './selectedWords.ts'

/** The words that a link can go around, which are of one block; or why there are none. */
export function linkableWords(state: EditorState, selected: Range): Range | FormatRefusal {
  const words = selectedWords(state, selected)
  if (typeof words === 'string') return words === 'no-words' ? 'one-paragraph' : words
  const [block, ...others] = words.blocks
  if (!block || others.length > 0 || words.hasPlain) return 'one-paragraph'
  const { from, to, parts } = block
  return parts.some(part => part.kind === 'link' && overlaps(part, block)) ? 'link-in-link' : { from, to }
}
