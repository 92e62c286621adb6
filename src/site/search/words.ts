/** A word of a text and where it is there, in UTF-16 units. */
export interface Token {
  /** Folded, as it is compared. */
  word: string
  start: number
  end: number
}

/** Computes a value once for each word: an index of a thousand pages has the same few thousand words throughout. */
function oncePerWord<Value>(compute: (word: string) => Value): (word: string) => Value {
  const known = new Map<string, Value>()
  return word => {
    const value = known.get(word) ?? compute(word)
    known.set(word, value)
    return value
  }
}

/** A word as it is compared: lowercase, without accents, nikud, geresh and quotes, final letters as ordinary ones. */
export const fold = oncePerWord(word =>
  word
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\p{M}'’"׳״]/gu, '')
    // Unicode has each of them before the ordinary letter.
    .replace(/[ךםןףץ]/g, letter => String.fromCharCode(letter.charCodeAt(0) + 1)),
)

const pattern = /[\p{L}\d][\p{L}\p{M}\d'’"׳״]*/gu

/** The words of a text in order: as they are written there, and folded. */
export function splitWords(text: string): (Token & { written: string })[] {
  return Array.from(text.matchAll(pattern), ({ 0: written, index }) => ({
    written,
    word: fold(written),
    start: index,
    end: index + written.length,
  }))
}

/** What a text is found by: its words, and compounds joined. `Wi-Fi` is `wi`, `fi` and `wifi`; ב־Mac is ב and `mac`. */
export function tokens(text: string): Token[] {
  let last: Token | undefined
  return splitWords(text).flatMap(({ word, start, end }) => {
    if (!word) return []
    const token = { word, start, end }
    const compound = last && text.slice(last.end, start) === '-' && { word: last.word + word, start: last.start, end }
    last = token
    return compound ? [compound, token] : [token]
  })
}

/** Letters that must remain when a prefix or suffix is removed. */
const minStem = 3

/** And; that, when, from which; in, as, to, from; the: alone or combined, in the order in which Hebrew joins them. */
const prefixes = /^ו?(?:לכש|כש|מש|ש)?[בכלמ]?ה?/

/**
 * A folded word and the stems it may have: in Hebrew without the prefixes ו ה ב כ ל מ ש and plural endings, in English
 * without plural, -ed and -ing. The word itself comes first.
 */
export const variants = oncePerWord((word): readonly string[] => {
  const all = /[א-ת]/.test(word) ? hebrew(word) : english(word)
  return [...new Set([word, ...all.filter(form => form.length >= minStem)])]
})

/** A folded word as it is, and without one, two … all of the letters that Hebrew may have joined to its front. */
export function withoutPrefixes(word: string): string[] {
  const longest = prefixes.exec(word)?.[0].length ?? 0
  return Array.from({ length: longest + 1 }, (_, cut) => word.slice(cut))
}

function hebrew(word: string): string[] {
  return withoutPrefixes(word).flatMap(form => [form, form.replace(/(?:ימ|ות)$/, '')])
}

function english(word: string): string[] {
  const stems = [word.replace(/ies$/, 'y'), word.replace(/es$/, ''), word.replace(/s$/, '')]
  const past = /^(.{3,}?)(?:ing|ed)$/.exec(word)?.[1]
  if (past) stems.push(past, `${past}e`, past.replace(/(.)\1$/, '$1'))
  return stems
}
