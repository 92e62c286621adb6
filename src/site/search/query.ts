import { questionId } from '../../content/questionId.ts'
import { type SearchIndex, usualId } from './indexFormat.ts'
import { isPlausible, otherLayout } from './keyboardLayout.ts'
import { isTypo, type Match, matcher, typedPrefix, typingPrefix } from './match.ts'
import { isStopWord } from './stopWords.ts'
import { tokens, variants, withoutPrefixes } from './words.ts'

export interface Result {
  path: string
  /** Id of the section that matches best; empty for the top of the page. */
  id: string
  title: string
  heading: string
  text: string
  /** The words of the question that it answers; empty where it is not one. */
  asks: string
}

export interface Answer {
  results: Result[]
  /** Whether there are more results than are shown. */
  more: boolean
  /** What was searched for: the query, or what its keys type on the other keyboard layout. */
  query: string
  /** Whether a word (folded) is one of those searched for. */
  hits: (word: string) => boolean
}

/** How many results are shown. */
export const maxResults = 10

/** Score of a word in a title, as a keyword, and in a heading or question; that of one in a text is 1. */
const titleWeight = 8
const keywordWeight = 9
const headingWeight = 4

/** What remains of a word's score in the headings and texts of a legal page: they mention everything, and sell none of it. */
const policyShare = 0.2

interface Place {
  page: number
  result: Result
}

/** Makes an index searchable: reads it once, then answers every query from memory. */
export function createSearch({ names, policies = [], pages: index }: SearchIndex): (query: string) => Answer {
  const named = new Map(Object.entries(names))
  const places: Place[] = []
  /** Word → place → weight. */
  const words = new Map<string, Map<number, number>>()
  for (const [page, [path, title, ...sections]] of index.entries()) {
    const share = policies.includes(path) ? policyShare : 1
    let heading = ''
    for (const [section, [own, text, anchor, keywords = '']] of sections.entries()) {
      if (own) heading = own
      const isQuestion = typeof anchor === 'number' && anchor > 0
      const id = section === 0 ? '' : isQuestion ? questionId(anchor) : `${anchor || usualId(own)}`
      const [question = ''] = isQuestion ? text.split('\n') : []
      const asks = wordsOf(question).join(' ')
      const place = places.push({ page, result: { path, title, heading, text, id, asks } }) - 1
      const add = (content: string, weight: number) => {
        for (const { word } of tokens(content)) {
          const found = words.get(word) ?? new Map<number, number>()
          words.set(word, found.set(place, Math.max(found.get(place) ?? 0, weight)))
        }
      }
      add(text, share)
      add(`${question} ${own}`, headingWeight * share)
      // The words of a longer keyword share its weight: Teams is what a page on Teams is about, not one on field teams.
      for (const keyword of keywords.split(', ')) add(keyword, keywordWeight / Math.sqrt(keyword.split(' ').length))
      if (section === 0) add(title, titleWeight)
    }
  }
  const forms = new Map([...words.keys()].map(word => [word, variants(word)]))

  /**
   * Place → score, for one word of a query; a word that is everywhere scores little.
   * @param own in how many places the word itself is: no form of it counts as rarer, or `store` would count for less than `stores`
   */
  const find = (match: Match, own = 0): Map<number, number> => {
    const found = new Map<number, number>()
    for (const [word, where] of words) {
      const quality = match(word, forms.get(word) ?? [])
      if (quality === 0) continue
      const rarity = Math.log(1 + places.length / Math.max(where.size, own))
      for (const [place, weight] of where) {
        found.set(place, Math.max(found.get(place) ?? 0, quality * weight * rarity))
      }
    }
    return found
  }

  /**
   * A name in the letters of the other language is the name, in a word or more; also with what Hebrew joins to its front.
   * @param all whether a page must have every word: then a name may be as short as that of המק, of which no stem is left
   */
  const meant = (word: string, fuzzy = false, all = false) => {
    const typed = words.has(word) ? [] : [...variants(word), ...(all ? withoutPrefixes(word) : [])]
    const near = () => [...named.keys()].find(name => isTypo(word, name))
    return typed.flatMap(form => named.get(form) ?? [])[0] ?? ((fuzzy && named.get(near() || '')) || word)
  }

  const isKnown = (word: string) => words.has(meant(word))

  const answer = (query: string, shortest: number, fuzzy: boolean, all: boolean): Answer => {
    const typed = wordsOf(query)
    const spaced = respace(typed, isKnown)
    const telling = spaced.filter(isTelling)
    const asked = [...new Set(telling.length > 0 ? telling : spaced)]
    const wanted = asked.flatMap(word => meant(word, fuzzy, all).split(' '))
    const last = meant(spaced.at(-1) ?? '', fuzzy, all)
    const matches = wanted.map(term => {
      // Only the last word may be half typed: the `is` of a question is not the beginning of Island.
      const prefix = term.length >= (term === last ? shortest : typedPrefix)
      return matcher(term, prefix, fuzzy)
    })
    const found = matches.map((match, at) => find(match, words.get(wanted[at] ?? '')?.size))
    // The number of a model beside its name says nothing on a page that has the name elsewhere, or not at all; beside a word
    // that no page has, it is all there is.
    const isNamed = wanted.some((word, at) => !isNumber(word) && found[at]?.size)
    const aside = wanted.map(word => isNamed && isNumber(word))
    const ranked = rank(found, aside, places, all, typed.join(' '))
    return {
      query,
      more: ranked.length > maxResults,
      hits: word => matches.some(match => match(word, forms.get(word) ?? variants(word)) > 0),
      results: ranked.slice(0, maxResults).map(({ result }) => result),
    }
  }

  /**
   * What the keys of a query write on the other layout, if each word of it is one of the pages, the last perhaps the beginning
   * of one: the keys of a word that the pages lack write something by chance often enough.
   */
  const onOtherLayout = (query: string): string[] => {
    const other = otherLayout(query)
    const typed = wordsOf(other)
    // As it is: without its first letters (ב, ל …) nearly anything is a word of Hebrew.
    const isOnPages = (word: string, at: number) => {
      const prefix = at === typed.length - 1 && word.length >= typedPrefix
      const isOne = (term: string) => (form: string) => (prefix ? form.startsWith(term) : form === term)
      return meant(word)
        .split(' ')
        .every(term => [...forms.values()].some(all => all.some(isOne(term))))
    }
    const telling = typed.filter(word => isTelling(word) && !isNumber(word))
    const isWords = telling.length > 0 && typed.every((word, at) => !telling.includes(word) || isOnPages(word, at))
    return isPlausible(other) && isWords ? [other] : []
  }

  return query => {
    const readings = [
      [query, typingPrefix],
      ...onOtherLayout(query).map(other => [other, typedPrefix] as const),
    ] as const
    // As typed, then on the other keyboard layout; tolerating typos, then missing words, only where nothing is found.
    for (const [fuzzy, all] of [
      [false, true],
      [true, true],
      [true, false],
    ] as const) {
      for (const [text, shortest] of readings) {
        const found = answer(text, shortest, fuzzy, all)
        if (found.results.length > 0) return found
      }
    }
    return answer(query, typingPrefix, false, true)
  }
}

/** Words as the pages have them: `mac book` and `איי פד` as one, `microsoft365` as two. */
function respace(typed: readonly string[], isKnown: (word: string) => boolean): string[] {
  return typed.flatMap((word, at) => {
    const [before = '', after = ''] = [typed[at - 1], typed[at + 1]]
    if (after && isKnown(word + after)) return word + after
    if (before && isKnown(before + word)) return []
    if (isKnown(word)) return word
    const [, name = '', number = ''] = /^(\p{L}{2,})(\d+)$/u.exec(word) ?? []
    return isKnown(name) ? [name, number] : word
  })
}

const wordsOf = (text: string): string[] => tokens(text).map(({ word }) => word)

const isNumber = (word: string): boolean => /^\d+$/.test(word)

const isTelling = (word: string): boolean => word.length > 1 && !isStopWord(word)

/**
 * The best place of each page with all the words (or as many as any page has), the best page first.
 * @param asked words of a question: where it stands as it was asked comes first, however usual they are
 * @param aside which words count only in the same place as another; where no page has them so, they may be missing
 */
function rank(
  terms: readonly Map<number, number>[],
  aside: readonly boolean[],
  places: readonly Place[],
  all: boolean,
  asked: string,
): Place[] {
  const pages = new Map<number, { words: Set<number>; total: number; best: number; place: Place }>()
  for (const [place, here] of places.entries()) {
    let sum = 0
    const words: number[] = []
    for (const [term, found] of terms.entries()) {
      const score = found.get(place)
      if (!score) continue
      sum += score
      words.push(term)
    }
    if (words.every(term => aside[term])) continue
    // Two words in one section mean more than one in each of two.
    const score = sum * words.length * (here.result.asks === asked ? 1e3 : 1)
    const page = pages.get(here.page) ?? { words: new Set(), total: 0, best: 0, place: here }
    for (const term of words) page.words.add(term)
    // Other matches on the page count a little, so that a long page does not win by its length.
    page.total = Math.max(page.total, score) + 0.1 * Math.min(page.total, score)
    if (score > page.best) Object.assign(page, { best: score, place: here })
    pages.set(here.page, page)
  }
  const found = [...pages.values()].filter(({ words }) => !all || aside.every((is, term) => is || words.has(term)))
  const most = Math.max(...found.map(({ words }) => words.size))
  return found
    .filter(({ words }) => words.size === most)
    .sort((one, other) => other.total - one.total || one.place.page - other.place.page)
    .map(page => page.place)
}
