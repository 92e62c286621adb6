/** A word of a text and where it stands there, in UTF-16 units. */
export interface Token {
  word: string
  start: number
  end: number
}

const finals: Readonly<Record<string, string>> = { ך: 'כ', ם: 'מ', ן: 'נ', ף: 'פ', ץ: 'צ' }

/** What is compared of a word: lowercase, without accents, nikud, geresh and quotes, final letters as the others. */
export function fold(word: string): string {
  return word
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\p{M}'’"׳״]/gu, '')
    .replace(/[ךםןףץ]/g, letter => finals[letter] ?? letter)
}

const pattern = /[\p{L}\d][\p{L}\p{M}\d'’"׳״]*/gu

/** The folded words of a text, in order. `Wi-Fi` is `wi`, `fi` and `wifi`; ב־Mac is ב and `mac`. */
export function tokens(text: string): Token[] {
  const found: Token[] = []
  let last: Token | undefined
  for (const match of text.matchAll(pattern)) {
    const end = match.index + match[0].length
    const token = { word: fold(match[0]), start: match.index, end }
    if (!token.word) continue
    if (last && text.slice(last.end, token.start) === '-') {
      found.push({ word: last.word + token.word, start: last.start, end })
    }
    found.push(token)
    last = token
  }
  return found
}

/** Letters that must be left when a prefix or an ending is taken off. */
const shortest = 3

/** And; that, when, from which; in, as, to, from; the: alone or after one another, in the order in which Hebrew joins them. */
const prefixes = /^ו?(?:לכש|כש|מש|ש)?[בכלמ]?ה?/

/**
 * A folded word and the words it may be made of: without the prefixes ו ה ב כ ל מ ש and a plural's ending in Hebrew,
 * without plural, -ed and -ing in English. The word itself comes first.
 */
export function variants(word: string): string[] {
  const all = /[א-ת]/.test(word) ? hebrew(word) : english(word)
  return [...new Set([word, ...all.filter(form => form.length >= shortest)])]
}

function hebrew(word: string): string[] {
  const longest = Math.max(prefixes.exec(word)?.[0].length ?? 0, /^[הבכלמש]/.test(word) ? 1 : 0)
  const bare = Array.from({ length: longest + 1 }, (_, cut) => word.slice(cut)).filter(form => form.length >= shortest)
  return bare.flatMap(form => [form, form.replace(/(?:ימ|ות)$/, '')])
}

function english(word: string): string[] {
  const stems = [word.replace(/ies$/, 'y'), word.replace(/es$/, ''), word.replace(/s$/, '')]
  const past = /^(.{3,}?)(?:ing|ed)$/.exec(word)?.[1]
  if (past) stems.push(past, `${past}e`, past.replace(/(.)\1$/, '$1'))
  return stems
}
