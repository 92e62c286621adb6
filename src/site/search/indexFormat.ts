import type { Locale } from '../../content/locales/locales.ts'
import { indexCharset } from '../../content/locales/searchIndex.ts'

/** The index as written by src/build/files/encodeJson.ts. */
export const decodeIndex = (bytes: BufferSource, locale: Locale): SearchIndex =>
  JSON.parse(new TextDecoder(indexCharset[locale]).decode(bytes))

export interface SearchIndex {
  /** Words that visitors type, each with the word or words of the pages that it means; folded. */
  names: Record<string, string>
  /** Paths of the legal pages, if there are any. */
  policies?: string[]
  pages: IndexedPage[]
}

/** A page of the index: path without language, title, sections. The first section is the top of the page. */
export type IndexedPage = [path: string, title: string, ...sections: IndexedSection[]]

/**
 * The beginning of the text; where there is more, a line break and the words of it that are new on the page. `id` is 0 where it is
 * the `usualId` of the heading, and another number where it is the `questionId`; without a heading, it is that of the section before.
 * Keywords, separated by commas, are what people search for besides the words of the page.
 */
export type IndexedSection = [heading: string, text: string, id: string | number, keywords?: string]

/**
 * The id that nearly every English heading has; in other languages headings have the English ones. It only shortens the index, by 2 kB in brotli: an id that differs is written out, so
 * this need not agree with github-slugger, whose table of characters would cost the browser 3 kB.
 */
export const usualId = (heading: string) =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\d\s_-]/gu, '')
    .replace(/\s/g, '-')
