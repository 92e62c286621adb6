import { type Locale, localeCodes, locales, toLocale } from '../../content/locales/locales.ts'
import type { Text } from '../../content/messages/msg.ts'
import { dirOf } from '../dev/client/dirOf.ts'
import type { Part } from '../dev/client/signs.ts'
import { unbrokenClass, wordsFor } from '../dev/client/words.ts'

/** The language that the desk speaks: the writer's choice, or that of the page. */
export const deskLocale: Locale = toLocale(document.documentElement.lang)

const words = wordsFor(deskLocale)

/** A text in the desk's language, for attributes and plain labels. */
export const say = words.say

/** A text in every language. */
export const sayInEach = (text: Text): string[] => localeCodes.map(locale => wordsFor(locale).say(text))

/** A text as the children of an element that React does not own. */
export const show = words.show

interface SaidProps {
  text: Text
  /** The language of what is isolated, where that is known: what it begins with does not say it. */
  of?: Locale
}

/** A text in the desk's language, with what keeps its own direction isolated. */
export const Said = ({ text, of }: SaidProps) =>
  words
    .parts(text)
    .map((part, index) =>
      part.isolated ? <Isolated key={[index, part.text].join()} part={part} of={of} /> : part.text,
    )

function Isolated({ part: { text, before, after }, of }: { part: Part; of: Locale | undefined }) {
  const piece = <bdi dir={of ? locales[of].dir : dirOf(text)}>{text}</bdi>
  if (before + after === '') return piece
  return (
    <span className={unbrokenClass}>
      {before}
      {piece}
      {after}
    </span>
  )
}
