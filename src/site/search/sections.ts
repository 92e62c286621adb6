import { inlineElements, singleLine } from '../../content/html/lineText.ts'
import { questionNumber } from '../../content/questionId.ts'

/** A stretch of a page between two headings. */
export interface PageSection {
  /** Where a link leads: a heading, or a question, which is its section's first block; empty for the top of the page. */
  id: string
  heading: string
  /** What people search for besides its words, separated by commas. */
  keywords?: string
  /** Names of what it shows, such as items of the store: part of its blocks too. */
  names?: string[]
  /** Paragraphs, list items, cells: separate blocks on the page. */
  blocks: string[]
}

/** Never worth finding: code, drawings, and what only a visitor's hand makes sense of, such as the filter of the store. */
const leftOut = new Set('script style svg form label button template noscript nav dialog site-island'.split(' '))

const blockElements = new Set(
  'p li ul ol td th tr table caption div section article dt dd dl details summary figure br blockquote'.split(' '),
)

/** For screen readers only, next to a link or a drawing; not part of the text. */
const isScreenReaderOnly = (name: string, attributes: Readonly<Record<string, string>>) =>
  name === 'span' && attributes.class === 'sr-only'

/** A drawing that retells the text next to it; see src/site/layout/Drawing.tsx. */
const isRetold = (attributes: Readonly<Record<string, string>>) => 'data-retells' in attributes

/** Shown only when something has happened. */
const isLater = (attributes: Readonly<Record<string, string>>) => 'hidden' in attributes || attributes.role === 'status'

/** Neighbours that the style sheet keeps apart: names and texts of cards, buttons. */
const isCardPart = (name: string) => name === 'a' || name === 'span'

/** Where a section without an address leads, unless the browser finds its words. */
export const pageTop = 'top'

/** A handler for htmlparser2 that collects the sections of the page that it is given. */
export interface SectionReader {
  onopentag(name: string, attributes: Readonly<Record<string, string>>): void
  ontext(text: string): void
  onclosetag(name: string): void
  readonly sections: readonly PageSection[]
}

/** The heading that is being read. */
interface Heading {
  name: string
  id: string | undefined
  /** Whether it is the name of an item; see src/site/widgets/StoreCatalogue/StoreItem.tsx. */
  isName: boolean
}

/** Divides the main part of a rendered page at its headings; below h2, one without an id belongs to the section above it. */
export function createSectionReader(): SectionReader {
  const top: PageSection = { id: '', heading: '', blocks: [] }
  const sections = [top]
  let inMain = false
  /** Elements that are open inside one that is left out, itself included. */
  let skipped = 0
  let heading: Heading | undefined
  /** A section of the page that names its keywords; its heading, which has no id of its own, follows. */
  let named: { id: string; keywords: string } | undefined
  let text = ''
  let closedCardPart = false
  /** Id of a question that has begun, under which an answer is folded. */
  let asks: string | undefined

  const endBlock = () => {
    const block = singleLine(text)
    if (/[\p{L}\d]/u.test(block)) sections.at(-1)?.blocks.push(block)
    text = ''
  }
  const endHeading = ({ name, id, isName }: Heading) => {
    const words = singleLine(text)
    text = ''
    // What is above the main heading is its kicker, which cards repeat.
    if (name === 'h1') Object.assign(top, { heading: words, blocks: [] })
    else if (id) sections.push({ id, heading: words, blocks: [] })
    else if (named) {
      sections.push({ ...named, heading: words, blocks: [] })
      named = undefined
    } else if (name === 'h2') sections.push({ id: pageTop, heading: words, blocks: [] })
    else {
      const section = sections.at(-1) ?? top
      section.blocks.push(words)
      if (isName) section.names = [...(section.names ?? []), words]
    }
  }
  const separate = (name: string, neighbours: boolean) => {
    if (heading === undefined && (neighbours || blockElements.has(name))) endBlock()
    else if (neighbours || !inlineElements.has(name)) text += ' '
  }

  return {
    sections,
    onopentag(name, attributes) {
      if (name === 'main') inMain = true
      if (!inMain) return
      if (
        skipped > 0 ||
        leftOut.has(name) ||
        isRetold(attributes) ||
        isLater(attributes) ||
        isScreenReaderOnly(name, attributes)
      ) {
        skipped++
        return
      }
      const { id, 'data-keywords': keywords } = attributes
      if (id && questionNumber(id)) asks = id
      if (id && keywords) named = { id, keywords }
      if (/^h[1-3]$/.test(name)) {
        endBlock()
        heading = { name, id, isName: 'data-name' in attributes }
      } else separate(name, closedCardPart && isCardPart(name))
      closedCardPart = false
    },
    ontext(words) {
      if (!inMain || skipped > 0) return
      text += words
      closedCardPart = false
    },
    onclosetag(name) {
      if (!inMain) return
      if (skipped > 0) {
        skipped--
        return
      }
      if (name === heading?.name) {
        endHeading(heading)
        heading = undefined
      } else separate(name, false)
      if (asks && name === 'summary') {
        const { id, heading, blocks } = sections.at(-1) ?? top
        const question = blocks.splice(-1)
        // Nothing stands between the heading and its first question.
        if (id && blocks.length === 0) sections.pop()
        sections.push({ id: asks, heading, blocks: question })
        asks = undefined
      }
      closedCardPart = isCardPart(name)
      if (name !== 'main') return
      endBlock()
      inMain = false
    },
  }
}
