import type { Text } from '../../content/messages/msg.ts'
import { dirOf, wordsFor } from '../dev/client/words.ts'

const words = wordsFor(document.documentElement.lang)

/** A text in the desk's language, for attributes and plain labels. */
export const say = words.say

/** A text as the children of an element that React does not own. */
export const show = words.show

/** A text in the desk's language, with what keeps its own direction isolated. */
export function Said({ text }: { text: Text }) {
  return words.parts(text).map(({ isolated, text: part }, index) => {
    if (!isolated) return part
    const dir = dirOf(part)
    // Parts have no names, and a text never changes them in place.
    // biome-ignore lint/suspicious/noArrayIndexKey: see above
    return <bdi key={index} dir={dir}>{part}</bdi>
  })
}
