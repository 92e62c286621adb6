import type { Nodes } from 'mdast'
import type { Locale } from '../locales/locales.ts'
import { msg } from '../messages/msg.ts'
import { placeholder } from '../placeholders.ts'
import { isElement, nodesOf, startOf, textOf } from './read/nodes.ts'
import type { Check } from './types.ts'

/** Fewer words may be a name or a quotation in the other alphabet. */
const fewestWords = 5

/** Paragraphs, headings and the words of pictures that were left in the other language. */
export const languageOfText: Check = function* ({ pages }) {
  for (const page of pages) {
    for (const node of nodesOf(page.tree)) {
      for (const { whole, prose } of textsIn(node)) {
        if (!isInOther(prose, page.locale)) continue
        const text = beginning(whole)
        yield {
          check: 'languageOfText',
          severity: 'error',
          ...startOf(page, node),
          found:
            page.locale === 'he'
              ? msg('a text in English on the Hebrew page: “{text}”', { text })
              : msg('a text in Hebrew on the English page: “{text}”', { text }),
          expected: msg('its translation'),
        }
      }
    }
  }
}

/** The texts of a node that are read as one, without code and what widgets show, which count for neither language. */
function textsIn(node: Nodes): { whole: string; prose: string }[] {
  if (node.type === 'image') return [node.alt, node.title].flatMap(text => (text ? { whole: text, prose: text } : []))
  if ((node.type !== 'paragraph' && node.type !== 'heading') || node.children.every(isElement)) return []
  const prose = [...nodesOf(node)].flatMap(inner => (inner.type === 'text' ? inner.value : [])).join(' ')
  return [{ whole: textOf(node), prose }]
}

/** Whether hardly a word is of the page's own alphabet; placeholders are still to be written anyway. */
function isInOther(prose: string, locale: Locale): boolean {
  const words = prose.replace(placeholder, ' ').split(/[\s־–—/]+/)
  const hebrew = words.filter(word => /[א-ת]/.test(word)).length
  const latin = words.filter(word => /[a-z]/i.test(word) && !/[א-ת]/.test(word)).length
  const [own, other] = locale === 'he' ? [hebrew, latin] : [latin, hebrew]
  if (other < fewestWords || own * 5 > other) return false
  // Names and lists of products are written with capitals; a sentence is not.
  return locale === 'en' || words.filter(word => /^[a-z]{2,}/.test(word)).length >= 3
}

function beginning(whole: string): string {
  const text = whole.replace(/\s+/g, ' ').trim()
  return text.length > 60 ? `${text.slice(0, 59).trimEnd()}…` : text
}
