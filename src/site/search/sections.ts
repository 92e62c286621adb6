import { textOf } from '../head/structuredData/pageText.ts'

/** A stretch of a page between two headings. */
export interface PageSection {
  /** Where a link leads; empty for the top of the page. */
  id: string
  heading: string
  /** Paragraphs, list items, cells: what stands apart on the page. */
  blocks: string[]
}

/** Never worth finding: code, drawings, and what only a visitor's hand makes sense of. */
const unread = /<(script|style|svg|form|button|template|noscript|nav|dialog)\b[^>]*>[\s\S]*?<\/\1>/g

/** Said to screen readers beside a link or a drawing, not part of the text. */
const aside = /<span class="sr-only">[\s\S]*?<\/span>/g

const heading = /<h([1-3])\b([^>]*)>([\s\S]*?)<\/h\1>/g

const block =
  /<\/?(?:p|li|ul|ol|td|th|tr|table|caption|div|section|article|dt|dd|dl|details|summary|figure|br|blockquote)\b/

/** Divides the main part of a rendered page at its headings; a heading without an id belongs to the section above it. */
export function pageSections(html: string): PageSection[] {
  const start = html.indexOf('<main')
  const main = html
    .slice(start, html.indexOf('</main>', start))
    .replace(unread, '')
    .replace(aside, '')
    // Neighbours that the style sheet keeps apart: names and texts of cards, buttons.
    .replace(/<\/(?:a|span)>(?=<(?:a|span)\b)/g, '$&<br>')
  const sections: PageSection[] = [{ id: '', heading: '', blocks: [] }]
  let from = 0
  const add = (piece: string) => {
    const blocks = piece.split(block).map((text, index) => textOf(index > 0 ? `<${text}` : text))
    sections.at(-1)?.blocks.push(...blocks.filter(text => /[\p{L}\d]/u.test(text)))
  }
  for (const match of main.matchAll(heading)) {
    const [whole, level, attributes = '', inner = ''] = match
    add(main.slice(from, match.index))
    from = match.index + whole.length
    const id = /\sid="([^"]+)"/.exec(attributes)?.[1]
    const text = textOf(inner)
    const top = sections[0]
    if (level === '1' && top) {
      // What stands above the main heading is its kicker, which cards repeat.
      Object.assign(top, { heading: text, blocks: [] })
    } else if (id) sections.push({ id, heading: text, blocks: [] })
    else sections.at(-1)?.blocks.push(text)
  }
  add(main.slice(from))
  return sections
}
