import type { Nodes } from 'mdast'
import { syllable } from 'syllable'
import { msg } from '../messages/msg.ts'
import { isElement, nodesOf } from './read/nodes.ts'
import { placeAt } from './read/place.ts'
import type { Check, PageSource } from './types.ts'

/** School grade of American readers by Flesch and Kincaid (1975). */
const hardest = 9

interface Sentence {
  readonly text: string
  /** Offset of the first character in the file. */
  readonly offset: number
  readonly words: number
  readonly syllables: number
}

/**
 * English pages that need more schooling than a buyer in a hurry brings. Legal pages need the law’s words; the formula
 * knows no Hebrew.
 */
export const readability: Check = function* ({ pages }) {
  for (const page of pages) {
    if (page.locale !== 'en' || page.section === 'legal') continue
    const sentences = sentencesOf(page)
    const grade = gradeOf(sentences)
    const [worst] = sentences.toSorted((a, b) => gradeOf([b]) - gradeOf([a]))
    if (grade <= hardest || !worst) continue
    yield {
      ...placeAt(page.file, page.source, worst.offset),
      check: 'readability',
      severity: 'warning',
      found: msg('a text for grade {grade} (Flesch–Kincaid); its hardest sentence: “{sentence}”', {
        grade: grade.toFixed(1),
        sentence: worst.text,
      }),
      expected: msg('grade {grade} at most: shorter sentences, shorter words', { grade: hardest }),
    }
  }
}

function gradeOf(sentences: readonly Sentence[]): number {
  const [words, syllables] = [sum(sentences, 'words'), sum(sentences, 'syllables')]
  return words === 0 ? 0 : 0.39 * (words / sentences.length) + 11.8 * (syllables / words) - 15.59
}

const sum = (sentences: readonly Sentence[], key: 'words' | 'syllables'): number =>
  sentences.reduce((total, sentence) => total + sentence[key], 0)

/** The desk checks all pages again when one of them changes. */
const known = new WeakMap<PageSource, readonly Sentence[]>()

/** The text of paragraphs, lists and answers; headings and tables are not sentences. */
function sentencesOf(page: PageSource): readonly Sentence[] {
  const found =
    known.get(page) ??
    [...nodesOf(page.tree)].flatMap(node => (node.type === 'paragraph' ? sentencesIn(node, page.source) : []))
  known.set(page, found)
  return found
}

const splitter = new Intl.Segmenter('en', { granularity: 'sentence' })

function sentencesIn(paragraph: Nodes, source: string): Sentence[] {
  const start = paragraph.position?.start.offset ?? 0
  // As long as the source, so that offsets match the file: markup becomes blanks, a fact becomes a figure.
  const text = [...nodesOf(paragraph)].reduce(
    (blank, node) => {
      if (node.type !== 'text' && !isElement(node)) return blank
      const [from, to] = [(node.position?.start.offset ?? 0) - start, (node.position?.end.offset ?? 0) - start]
      const words = isElement(node) ? 'ten'.padEnd(to - from) : source.slice(start + from, start + to)
      return blank.slice(0, from) + words + blank.slice(to)
    },
    ' '.repeat((paragraph.position?.end.offset ?? start) - start),
  )
  return Array.from(splitter.segment(text), ({ segment, index }): Sentence => {
    const words = segment.match(/[\p{L}\p{N}][\p{L}\p{N}'’-]*/gu) ?? []
    return {
      text: segment.replace(/\s+/g, ' ').trim(),
      offset: start + index + segment.search(/\S|$/),
      words: words.length,
      // A number is read, though the count knows no digits.
      syllables: words.reduce((total, word) => total + Math.max(1, syllable(word)), 0),
    }
  }).filter(({ words }) => words > 0)
}
