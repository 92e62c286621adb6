import { variants } from './words.ts'

/** How well a word of the index matches a word of the query: 1 for the same word, 0 for no match. */
export type Match = (word: string, forms: readonly string[]) => number

/** Letters from which a word also matches longer words that begin with it: while it is typed, and otherwise. */
export const minPrefix = { typing: 2, typed: 3 } as const

/** Whether a typo is tolerated: nearly every shorter word of Hebrew, which writes few vowels, is one edit from another. */
export const isLongEnough = (term: string) => term.length >= (/[א-ת]/.test(term) ? 6 : 5)

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
    if (fuzzy && isLongEnough(term) && isOneEditAway(term, word)) return 0.02
    return 0
  }
}

/** Whether inserting, deleting or replacing one letter, or swapping two neighbours, turns one word into the other. */
export function isOneEditAway(one: string, other: string): boolean {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one]
  if (long.length - short.length > 1) return false
  let same = 0
  while (same < short.length && short[same] === long[same]) same++
  const tail = (text: string, cut: number) => text.slice(same + cut)
  if (long.length > short.length) return tail(long, 1) === tail(short, 0)
  if (tail(long, 1) === tail(short, 1)) return true
  return long[same] === short[same + 1] && long[same + 1] === short[same] && tail(long, 2) === tail(short, 2)
}
