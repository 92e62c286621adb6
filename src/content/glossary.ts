import { z } from 'zod'
import { capitalizedAs } from './capitalizedAs.ts'
import { type HebrewForm, type HebrewPlace, hebrewAt, joined } from './hebrewForm.ts'
import type { Locale } from './locales/locales.ts'

/** Where the agreed words stand, from the project's root. */
export const glossaryFile = 'content/glossary.yaml'

const renderings = z.array(z.string().min(1)).default([])

const definite = z
  .string()
  .min(1)
  .optional()
  .describe(
    'The Hebrew with the article, where it has several words: עדכון האבטחה. Without it, no correction has the article.',
  )

/** One term and its one rendering. A name has the same one in both languages. */
const termSchema = z.strictObject({
  en: z.string().min(1),
  he: z.string().min(1),
  definite,
  avoid: renderings.describe(
    'Renderings turned down, in either language; without prefix and article, which are found by themselves. A small letter stands for a capital, too; a capital only for itself.',
  ),
  plural: z
    .strictObject({
      en: z.string().min(1).optional(),
      he: z.string().min(1).optional(),
      definite,
      avoid: renderings.describe(
        'Plurals turned down. One that is under the other `avoid`, too, can be either, and is not corrected.',
      ),
    })
    .optional()
    .describe(
      'The same of several. Without its `en` or `he`, plurals in that language are reported and not corrected.',
    ),
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
  readonly language: Locale
  /** The term in the word's language, in the word's number where that is known. */
  readonly agreed: string
  /** What stands in its place; nothing where the form that the sentence needs is not known. */
  readonly write: string | undefined
  readonly term: Term
}

/** What is read right before and after a text, where only marks such as those of bold or of a link are between. */
export interface Surroundings {
  readonly before: string
  readonly after: string
}

/** A term in one number. */
interface Form extends HebrewForm {
  readonly en?: string | undefined
}

/** What to look for; compiled once for all texts. */
interface Search {
  readonly term: Term
  /** The term in the number of the words; nothing where they can be of either. */
  readonly form: Form | undefined
  readonly words: string
  readonly pattern: RegExp
  /** Its first word in small letters: a text without it need not be searched. */
  readonly hint: string
}

/** A function that finds what a glossary turns down, longest first, so that “email signature” goes before “email”. */
export function deviationFinder(terms: readonly Term[]): (text: string, around?: Surroundings) => Deviation[] {
  const searches = terms.flatMap(searchesOf).sort((a, b) => b.words.length - a.words.length)
  return (text, around = { before: '', after: '' }) => {
    const found: Deviation[] = []
    const small = text.toLowerCase()
    for (const search of searches) {
      if (!small.includes(search.hint)) continue
      for (const match of text.matchAll(search.pattern)) {
        const deviation = deviationAt(text, around, match, search)
        if (!deviation) continue
        const { index } = deviation
        if (!found.some(other => index < endOf(other) && other.index < endOf(deviation))) found.push(deviation)
      }
    }
    return found.sort((a, b) => a.index - b.index)
  }
}

const endOf = ({ index, found }: Deviation): number => index + found.length

/** What is turned down where a pattern matches; nothing where the match is part of a longer word, or is the term itself. */
function deviationAt(
  text: string,
  around: Surroundings,
  match: RegExpExecArray,
  { term, form, words }: Search,
): Deviation | undefined {
  const [word, ...articles] = match
  const language = /[א-ת]/.test(word) ? 'he' : 'en'
  const inGlossary = form?.[language] ?? term[language]
  const isName = term.en === term.he
  // In capitals that the glossary itself has not, a sentence or a heading begins. A name has its own.
  const agreed = language === 'he' || isName || word === words ? inGlossary : capitalizedAs(word, inGlossary)
  const end = match.index + word.length
  const prefix = prefixAtEnd(text.slice(0, match.index))
  if (word === agreed || prefix === undefined || goesOn.test(text.slice(end, end + 3))) return undefined
  const index = match.index - prefix.length
  const place = {
    outerPrefix: index === 0 ? (prefixAtEnd(around.before) ?? '') : '',
    prefix,
    hasArticle: articles.some(Boolean),
    after: (text.slice(end) + around.after).slice(0, maxAfter),
  }
  const write = form && (language === 'he' ? hebrewWithin(place, form) : form.en && latinWithin(place, agreed))
  return { index, found: prefix + word, language, agreed, write, term }
}

/** A place whose word may have the first part of its prefix before bold or a link, where a correction of the word leaves it. */
interface PlaceWithin extends HebrewPlace {
  readonly outerPrefix: string
}

/** What to write after the outer prefix; nothing where the sentence needs a form that is not made of both. */
function hebrewWithin({ outerPrefix, prefix, hasArticle, after }: PlaceWithin, form: Form): string | undefined {
  // The end of the word stands after the bold or the link.
  if (goesOn.test(after)) return undefined
  const written = hebrewAt({ prefix, hasArticle, after: '' }, form)
  const needed = hebrewAt({ prefix: outerPrefix + prefix, hasArticle, after }, form)
  return written !== undefined && outerPrefix + written === needed ? written : undefined
}

function latinWithin({ outerPrefix, prefix }: PlaceWithin, en: string): string | undefined {
  const written = joined(prefix, en)
  return outerPrefix + written === joined(outerPrefix + prefix, en) ? written : undefined
}

function searchesOf(term: Term): Search[] {
  const { en, he, definite, avoid, plural = { avoid: [] } } = term
  const search = (words: string, flags: string, form: Form | undefined): Search => ({
    term,
    form,
    words,
    pattern: wordPattern(words, flags),
    hint: words.toLowerCase().split(/[\s־-]/)[0] ?? '',
  })
  const singular = { en, he, definite }
  const isEither = (words: string): boolean => avoid.includes(words) && plural.avoid.includes(words)
  const avoided = [
    ...avoid.map(words => search(words, 'gu', isEither(words) ? undefined : singular)),
    ...plural.avoid.flatMap(words => (isEither(words) ? [] : [search(words, 'gu', plural)])),
  ]
  // A name with inner capitals is recognised in any case: “Jumpcloud” is the same word.
  return en === he && /.[A-Z]/.test(en) ? [...avoided, search(en, 'giu', singular)] : avoided
}

/** The words in any spacing and more capitals, also as part of others; a group for each article that a Hebrew word after the first may have. */
function wordPattern(words: string, flags: string): RegExp {
  const [first = '', ...others] = words
    .split(/[\s־-]+/)
    .map(word => word.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`))
    .map(word => word.replace(/[a-z]/g, letter => `[${letter}${letter.toUpperCase()}]`))
  const later = /[א-ת]/.test(words) ? others.map(withArticle) : others
  return new RegExp([first, ...later].join(String.raw`[\s־-]+`), flags)
}

/** With or without an article: after “and”, and before a first letter ו, which is then often doubled. */
const withArticle = (word: string): string =>
  word.startsWith('ו') ? `(?:(ה)ו?ו|ו(ה)?)${word.slice(1)}` : `(ה־?)?${word}`

// What makes of them whole words is not part of their patterns: it takes longer to compile than to search the site.
/** Any Hebrew prefix at the end of a text, with nothing before it that belongs to the word. */
const prefixBefore = /(?<![\p{L}\p{N}./@-])([ושהכלבמ]{0,5}־?)$/u
/** The longest prefix and the character before it, UTF-16 units. */
const maxBefore = 8
const prefixAtEnd = (text: string): string | undefined => prefixBefore.exec(text.slice(-maxBefore))?.[1]
/** The word goes on at the beginning of a text. */
const goesOn = /^(?:[\p{L}\p{N}]|[.@]\p{L})/u
/** As far as the form of a term depends on what follows, UTF-16 units. */
const maxAfter = 8
