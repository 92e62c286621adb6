import { variants } from './words.ts'

/** How well a word of the index matches a word of the query: 1 for the same word, 0 for no match. */
export type Match = (word: string, forms: readonly string[]) => number

/** Letters from which a word also matches longer words that begin with it, while it is typed. */
export const typingPrefix = 2
/** The same otherwise. */
export const typedPrefix = 3

/**
 * Whether a word of a query may be a slip for another. Nearly every shorter word of Hebrew, which writes few vowels, is one edit
 * from another; two letters swapped seldom make another word, and are tolerated in one a letter shorter.
 */
export function isTypo(term: string, word: string): boolean {
  const spare = term.length - (/[א-ת]/.test(term) ? 5 : 4)
  return spare >= 0 && isOneEditAway(term, word, spare === 0)
}

/**
 * Compares a folded word of a query with words of the index and their `variants`.
 * @param prefix whether it also matches longer words that begin with it
 * @param fuzzy whether a typo is tolerated
 */
export function matcher(term: string, prefix: boolean, fuzzy: boolean): Match {
  const asked = variants(term)
  return (word, forms) => {
    if (word === term) return 1
    if (forms.includes(term)) return 0.85
    if (asked.includes(word)) return 0.7
    if (asked.some(form => forms.includes(form))) return 0.5
    // So little that in a title it counts less than the word itself in a text.
    if (prefix && forms.some(form => form.startsWith(term))) return 0.03
    if (fuzzy && isTypo(term, word)) return 0.02
    return 0
  }
}

/**
 * Whether inserting, deleting or replacing one letter, or swapping two neighbours, turns one word into the other.
 * @param swapped whether only the last of these counts
 */
export function isOneEditAway(one: string, other: string, swapped = false): boolean {
  let same = 0
  while (same < one.length && one[same] === other[same]) same++
  const [a, b] = [one.slice(same), other.slice(same)]
  const turned = a.charAt(1) + a.charAt(0) + a.slice(2)
  return turned === b || (!swapped && (a.slice(1) === b || a === b.slice(1) || a.slice(1) === b.slice(1)))
}
