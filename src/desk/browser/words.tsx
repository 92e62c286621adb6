import { type Locale, toLocale } from '../../content/locales/locales.ts'
import type { Text } from '../../content/messages/msg.ts'
import { dirOf, wordsFor } from '../dev/client/words.ts'

/** The language that the desk speaks: the writer's choice, or that of the page. */
export const deskLocale: Locale = toLocale(document.documentElement.lang)

const words = wordsFor(deskLocale)

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
