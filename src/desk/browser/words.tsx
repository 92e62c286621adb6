import type { Text } from '../../content/messages/msg.ts'
import { dirOf, wordsFor } from '../dev/client/words.ts'

const words = wordsFor(document.documentElement.lang)

/** A text in the desk's language, for attributes and plain labels. */
export const say = words.say

/** A text as the children of an element that React does not own. */
export const show = words.show

/** A text in the desk's language, with what keeps its own direction isolated. */
export const Said = ({ text }: { text: Text }) =>
  words
    .parts(text)
    .map((part, index) => (part.isolated ? <Isolated key={[index, part.text].join()} text={part.text} /> : part.text))

const Isolated = ({ text }: { text: string }) => <bdi dir={dirOf(text)}>{text}</bdi>
