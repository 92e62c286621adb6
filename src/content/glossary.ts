import { z } from 'zod'

/** Where the agreed words stand, from the project's root. */
export const glossaryFile = 'content/glossary.yaml'

/** One term and its one rendering. A name has the same one in both languages. */
const termSchema = z.strictObject({
  en: z.string().min(1),
  he: z.string().min(1),
  avoid: z.array(z.string().min(1)).default([]).describe('Renderings turned down, in either language.'),
  search: z
    .array(z.string().regex(/^\S+$/, 'one word'))
    .default([])
    .describe('What visitors type who look for it, a word each, such as a name in the letters of the other language.'),
  notes: z.string().optional(),
})

export const glossarySchema = z.array(termSchema)

export type Term = z.infer<typeof termSchema>

/** A word of a text that the glossary turns down, with what to write. */
export interface Deviation {
  readonly index: number
  readonly found: string
  readonly write: string
  readonly term: Term
}

/** What to look for; compiled once for all texts. */
interface Search {
  readonly term: Term
  readonly words: string
  readonly pattern: RegExp
  /** Its first word in small letters: a text without it need not be searched. */
  readonly hint: string
}

/** A function that finds what a glossary turns down, longest first, so that “email signature” goes before “email”. */
export function deviationFinder(terms: readonly Term[]): (text: string) => Deviation[] {
  const searches = terms.flatMap(searchesOf).sort((a, b) => b.words.length - a.words.length)
  return text => {
    const found: Deviation[] = []
    const small = text.toLowerCase()
    for (const { term, pattern, hint } of searches) {
      if (!small.includes(hint)) continue
      for (const { 0: word, index: start } of text.matchAll(pattern)) {
        const agreed = /[א-ת]/.test(word) ? term.he : term.en
        const end = start + word.length
        const prefix = prefixBefore.exec(text.slice(Math.max(0, start - maxBefore), start))?.[1]
        if (word === agreed || prefix === undefined || goesOn.test(text.slice(end, end + 3))) continue
        const index = start - prefix.length
        if (found.some(other => index < endOf(other) && other.index < end)) continue
        found.push({ index, found: prefix + word, write: joined(prefix, agreed), term })
      }
    }
    return found.sort((a, b) => a.index - b.index)
  }
}

const endOf = ({ index, found }: Deviation): number => index + found.length

/** A Hebrew prefix is joined to a Hebrew word, and set off from a Latin one by a maqaf. */
const joined = (prefix: string, word: string): string =>
  prefix && /^[A-Za-z]/.test(word) ? `${prefix.replace(/־$/, '')}־${word}` : prefix + word

function searchesOf(term: Term): Search[] {
  const search = (words: string, flags: string): Search => ({
    term,
    words,
    pattern: wordPattern(words, flags),
    hint: words.toLowerCase().split(/[\s־-]/)[0] ?? '',
  })
  const avoided = term.avoid.map(words => search(words, 'gu'))
  // A name with inner capitals is recognised in any case: “Jumpcloud” is the same word.
  const isName = term.en === term.he
  return isName && /.[A-Z]/.test(term.en) ? [...avoided, search(term.en, 'giu')] : avoided
}

/** The words in any spacing, also as part of others. */
function wordPattern(words: string, flags: string): RegExp {
  const escaped = words.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`).replace(/[\s־-]+/g, String.raw`[\s־-]+`)
  return new RegExp(escaped, flags)
}

// What makes of them whole words is not part of their patterns: it takes longer to compile than to search the site.
/** Any Hebrew prefix at the end of a text, with nothing before it that belongs to the word. */
const prefixBefore = /(?<![\p{L}\p{N}./@-])([ושהכלבמ]{0,4}־?)$/u
/** The longest prefix and the character before it, UTF-16 units. */
const maxBefore = 7
/** The word goes on at the beginning of a text. */
const goesOn = /^(?:[\p{L}\p{N}]|[.@]\p{L})/u
