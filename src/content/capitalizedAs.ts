/**
 * An English term in the capitals of the words that it stands in place of: all capitals, each word's or the first one's. A word
 * of the term that has capitals of its own keeps them, as “SaaS” does.
 */
export function capitalizedAs(found: string, term: string): string {
  const isAll = /[A-Z]/.test(found) && found === found.toUpperCase()
  const words = found.split(/[\s־-]+/)
  const own = term.split(' ')
  /** The word whose capital a word of the term takes; where one stands for several, they are the beginning of a sentence. */
  const modelOf = (index: number): string | undefined =>
    index === 0 || own.length === words.length ? words[index] : words.length > 1 ? words.at(-1) : undefined
  return own
    .map((word, index) => {
      if (/[A-Z]/.test(word)) return word
      if (isAll) return word.toUpperCase()
      return /^[A-Z]/.test(modelOf(index) ?? '') ? word.charAt(0).toUpperCase() + word.slice(1) : word
    })
    .join(' ')
}
