import { variants } from './words.ts'

/** How well a word of the index answers a word of the query: 1 is the same word, 0 another. */
export type Match = (word: string, forms: readonly string[]) => number

/** Letters from which a word may be meant to go on. */
const beginning = 2

/** Letters from which a slip of one is forgiven. */
const forgiving = 4

/** Compares a folded word of a query with words of the index and their `variants`. */
export function matcher(term: string, slips: boolean): Match {
  const asked = variants(term)
  return (word, forms) => {
    if (word === term) return 1
    if (forms.includes(term)) return 0.85
    if (asked.includes(word)) return 0.7
    if (asked.some(form => forms.includes(form))) return 0.5
    if (term.length >= beginning && forms.some(form => form.startsWith(term))) return 0.6
    if (slips && term.length >= forgiving && oneSlip(term, word)) return 0.3
    return 0
  }
}

/** Whether one letter more, less or other, or two letters exchanged, makes one word of the other. */
export function oneSlip(one: string, other: string): boolean {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one]
  if (long.length - short.length > 1) return false
  let same = 0
  while (same < short.length && short[same] === long[same]) same++
  const tail = (text: string, cut: number) => text.slice(same + cut)
  if (long.length > short.length) return tail(long, 1) === tail(short, 0)
  if (tail(long, 1) === tail(short, 1)) return true
  return long[same] === short[same + 1] && long[same + 1] === short[same] && tail(long, 2) === tail(short, 2)
}
