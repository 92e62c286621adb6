import { msg } from '../messages/msg.ts'
import { placeAt } from './read/place.ts'
import { isHebrew, textsOf } from './read/texts.ts'
import type { Check } from './types.ts'

/** Letters of both alphabets with nothing between them. In quoted YAML, the letter of an escape such as `\n` is none of the word. */
const letters = /(?<!\\)[\p{Script=Latin}א-ת]+/gu
const bothAlphabets = /\p{Script=Latin}[א-ת]|[א-ת]\p{Script=Latin}/u

/** `בApple`: the check `hebrew` knows what is missing. */
const afterPrefix = /^[ושהכלבמ]{1,3}\p{Script=Latin}+$/u

/** `PDFים`: an ending that Hebrew gives to an acronym. */
const withEnding = /^[A-Z]{2,}(?:ים|ות|י)$/

/** Words of Hebrew and Latin letters, as where the keyboard was switched a key too late. */
export const mixedAlphabets: Check = function* (content) {
  for (const run of textsOf(content)) {
    const { file, source, text, offset } = run
    for (const { 0: word, index } of text.matchAll(letters)) {
      if (!bothAlphabets.test(word)) continue
      if (isHebrew(run) && (afterPrefix.test(word) || withEnding.test(word))) continue
      yield {
        ...placeAt(file, source, offset + index),
        check: 'mixedAlphabets',
        severity: 'error',
        found: msg('Hebrew and Latin letters in one word: {word}', { word }),
        expected: msg('letters of one alphabet; between a Hebrew and a Latin part a maqaf, ־, or a space'),
      }
    }
  }
}
