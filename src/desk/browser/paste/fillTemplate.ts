import { literalsIn } from '../../../content/checks/read/literals.ts'
import type { Locale } from '../../../content/locales/locales.ts'
import { hasUnwrittenTitle, placeholder } from '../../../content/placeholders.ts'
import { textLengths } from '../../../content/textLengths.ts'
import type { PastedDocument } from './markdownOf.ts'
import { bodyStart, heroTagsIn } from './titlePlace.ts'

const tag = /<\/?[A-Za-z][^>]*>/g

/** Whether a new page is as its template has it: its title, and something in every line with words, is still to be written. */
export function isUnwritten(text: string): boolean {
  const body = text.slice(bodyStart(text))
  const hasOwnWords = (line: string) => line.search(placeholder) < 0 && /\p{L}/u.test(line.replace(tag, ''))
  return hasUnwrittenTitle(body) && !body.split('\n').some(hasOwnWords)
}

/**
 * A new page with a document in the place of the template's texts. The cards and the call that end the page stay; what search
 * results and cards say is from the document's introduction, where it has the length for it: without prices, which a text of the
 * front matter could not take from the facts. What has no words of it stays in brackets.
 */
export function fillTemplate(text: string, document: PastedDocument, locale: Locale): string {
  const start = bodyStart(text)
  const body = text.slice(start)
  const hero = heroTagsIn(body) ?? { open: '', close: '' }
  const [closing = ''] = /^## [^\n]*\n+<Related\b[\s\S]*|^<Cta\b[\s\S]*/m.exec(body) ?? []
  const parts = [hero.open, document.opening, hero.close, document.rest, closing.trim()]
  return `${withWords(text.slice(0, start), document, locale)}${parts.filter(Boolean).join('\n\n')}\n`
}

function withWords(frontMatter: string, { title, introduction }: PastedDocument, locale: Locale): string {
  const sentences = introduction.flatMap(words => sentencesOf(words, locale)).filter(words => !hasPrice(words))
  const texts = {
    title: fitting([title], 'title'),
    description: firstFitting(sentences, 'description'),
    summary: firstFitting(sentences, 'summary'),
  }
  return Object.entries(texts).reduce(
    (written, [key, words]) =>
      words === undefined
        ? written
        : written.replace(
            new RegExp(String.raw`^${key}: '\[\[.*\]\]'$`, 'm'),
            () => `${key}: '${words.replaceAll("'", "''")}'`,
          ),
    frontMatter,
  )
}

/** Whether search results or cards would say something that is still to be written. */
export const lacksWords = (text: string): boolean =>
  /^(?:title|description|summary): '\[\[/m.test(text.slice(0, bodyStart(text)))

/** A sentence that is too long, as cards are for many a first one, is left out: half of it might say something else. */
const firstFitting = (sentences: readonly string[], key: keyof typeof textLengths): string | undefined =>
  sentences.map((_, first) => fitting(sentences.slice(first), key)).find(text => text !== undefined)

/** As few of the first sentences as are long enough; none where they are too long by then. */
function fitting(sentences: readonly string[], key: keyof typeof textLengths): string | undefined {
  const { least, most } = textLengths[key]
  let text = ''
  for (const sentence of sentences) {
    text = `${text} ${sentence}`.trim()
    if (text.length >= least) return text.length <= most ? text : undefined
  }
  return undefined
}

/** A sign within an address ends no sentence: behind the end of one there is a space. */
function sentencesOf(words: string, locale: Locale): string[] {
  const sentences: string[] = []
  for (const { segment } of new Intl.Segmenter(locale, { granularity: 'sentence' }).segment(words)) {
    const isWithin = /\S$/.test(sentences.at(-1) ?? '')
    sentences.push(isWithin ? `${sentences.pop()}${segment}` : segment)
  }
  return sentences.map(sentence => sentence.trim())
}

const hasPrice = (words: string): boolean => literalsIn(words).some(({ kind }) => kind === 'price')
