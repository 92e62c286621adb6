import type { Heading, Paragraph } from 'mdast'
import { msg } from '../messages/msg.ts'
import { isElement, nodesOf, startOf, textOf } from './read/nodes.ts'
import type { Check } from './types.ts'

/** Fewer words may be a name or a quotation in the other alphabet. */
const fewestWords = 5

/** Paragraphs and headings that were left in the other language. */
export const languageOfText: Check = function* ({ pages }) {
  for (const page of pages) {
    for (const node of nodesOf(page.tree)) {
      if ((node.type !== 'paragraph' && node.type !== 'heading') || !isInOther(node, page.locale)) continue
      yield {
        check: 'languageOfText',
        severity: 'error',
        ...startOf(page, node),
        found:
          page.locale === 'he'
            ? msg('a text in English on the Hebrew page: “{text}”', { text: beginning(node) })
            : msg('a text in Hebrew on the English page: “{text}”', { text: beginning(node) }),
        expected: msg('its translation'),
      }
    }
  }
}

/** Whether hardly a word is of the page's own alphabet. Code and what widgets show count for neither. */
function isInOther(node: Paragraph | Heading, locale: 'en' | 'he'): boolean {
  const words = [...nodesOf(node)].flatMap(inner => (inner.type === 'text' ? inner.value.split(/[\s־–—/]+/) : []))
  const hebrew = words.filter(word => /[א-ת]/.test(word)).length
  const latin = words.filter(word => /[a-z]/i.test(word) && !/[א-ת]/.test(word)).length
  const [own, other] = locale === 'he' ? [hebrew, latin] : [latin, hebrew]
  if (other < fewestWords || own * 5 > other || node.children.every(isElement)) return false
  // Names and lists of products are written with capitals; a sentence is not.
  return locale === 'en' || words.filter(word => /^[a-z]{2,}/.test(word)).length >= 3
}

const beginning = (node: Paragraph | Heading): string => {
  const text = textOf(node).replace(/\s+/g, ' ').trim()
  return text.length > 60 ? `${text.slice(0, 59).trimEnd()}…` : text
}
