/** A Hebrew term in one number, alone and with the article. */
export interface HebrewForm {
  readonly he?: string | undefined
  /** With the article, which stands within a term of several words; a single word simply begins with it. */
  readonly definite?: string | undefined
}

/** Where a term is to be written: in place of a word, after its prefix. */
export interface HebrewPlace {
  /** Letters that are joined to the word, its article among them, perhaps with a maqaf. */
  readonly prefix: string
  /** Whether the word has an article within, as in “רשימת התפוצה”. */
  readonly hasArticle: boolean
  /** The text that follows. */
  readonly after: string
}

/** A Hebrew term in the form that its place asks for, with its prefix; nothing where that form is not known. */
export function hebrewAt({ prefix, hasArticle, after }: HebrewPlace, { he, definite }: HebrewForm): string | undefined {
  const [, letters = '', article, maqaf = ''] = /^(.*?)(ה?)(־?)$/u.exec(prefix) ?? []
  if (he === undefined) return undefined
  if (!article && !hasArticle)
    return changesInConstruct.test(he) && definiteWord.test(after) ? undefined : joined(letters + maqaf, he)
  const withArticle = definite ?? (isOneWord(he) ? joined('ה', he) : undefined)
  if (withArticle === undefined) return undefined
  // The article is not written after these: “ברשימה”, never “בהרשימה”.
  const written = /[בכל]$/.test(letters) ? withoutArticle(withArticle, he) : withArticle
  return joined(article ? letters : letters + maqaf, written)
}

/** A prefix is joined to a Hebrew word, and set off from a Latin one by a maqaf. */
export const joined = (prefix: string, word: string): string =>
  prefix && /^[A-Za-z]/.test(word) ? `${prefix.replace(/־$/, '')}־${word}` : prefix + word

/** A name in Latin letters takes the article as a whole. */
const isOneWord = (term: string): boolean => !/[\s־]/.test(term) || /^[A-Za-z]/.test(term)

/** A definite term without an article at its beginning; one within remains, and so does a first letter that is no article. */
function withoutArticle(definite: string, he: string): string {
  const rest = definite.replace(/^ה־?/u, '')
  return rest.startsWith(he.charAt(0)) ? rest : definite
}

/** A term that may not stand before the noun that it belongs to as it stands alone: “כרטיסייה”, but “כרטיסיית הדפדפן”. */
const changesInConstruct = /[\s־]|(?:ה|ים)$/u

/**
 * A word with the article at the beginning of a text. The noun before it, if it has none of its own, belongs to it (“עוגיות האתר”),
 * or has one that is not written (“בעוגיות החיוניות”). Pronouns and “was” only look like it.
 */
const definiteWord = /^[\s־]+ה(?!(?:וא|יא|ם|ן|יה|יו|ייתה)(?![א-ת]))[א-ת]/u
