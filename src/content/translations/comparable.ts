/**
 * A text reduced to what a translator has to follow, so that an edit that changes no meaning changes nothing here:
 * white space, punctuation, capitals, Markdown marks, nikud and most misspellings do not count; words, numbers, signs of
 * currency and percentages do.
 */
export function comparable(text: string): string {
  const plain = text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/['’‘"“”׳״]/g, '')
    .toLowerCase()
  return (plain.match(/\p{N}+(?:[.,]\p{N}+)*|[$€₪%+]|\p{L}+/gu) ?? []).map(withoutSpelling).join(' ')
}

/** Letters that misspellings drop, add and confuse: vowels, and the Hebrew letters that stand for them. */
const vowels = /[aeiouאהוי]/g

const finals: Readonly<Record<string, string>> = { ך: 'כ', ם: 'מ', ן: 'נ', ף: 'פ', ץ: 'צ' }

/**
 * `recieve` and `receive`, `seperate` and `separate`, `תכנית` and `תוכנית` are one word: its first letter, and its other
 * consonants in any order, doubled ones once. Words under five letters are left as they are: `not` and `now` are not typos.
 */
function withoutSpelling(word: string): string {
  if (word.length < 5) return word
  const letters = word.replace(/(.)\1+/gu, '$1').replace(/[ךםןףץ]/g, letter => finals[letter] ?? letter)
  return letters.charAt(0) + [...letters.slice(1).replace(vowels, '')].sort().join('')
}
