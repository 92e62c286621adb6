import type { Text } from '../../content/messages/msg.ts'
import { wordsFor } from '../dev/client/words.ts'

const words = wordsFor(document.documentElement.lang)

/** A text in the desk's language, for attributes and plain labels. */
export const say = words.say

/** A text as the children of an element that React does not own. */
export const show = words.show

/** A text in the desk's language, with what keeps its own direction isolated. */
export function Said({ text }: { text: Text }) {
  // Parts have no names, and a text never changes them in place.
  // biome-ignore lint/suspicious/noArrayIndexKey: see above
  return words.parts(text).map((part, index) => (part.isolated ? <bdi key={index}>{part.text}</bdi> : part.text))
}
