import { mark } from './excerpt.ts'

/** Words of a text as far as no punctuation but a comma parts them: those stand in one paragraph of the page. */
const passage = /[^\s.,;:·!?()]+(?:,? [^\s.,;:·!?()]+){0,3}/

/**
 * The words around the first match, as the end of an address: browsers scroll to them and mark them. Empty where only the heading
 * matches.
 * @param text of a section, as the search index has it
 */
export function textFragment(text: string, hits: (word: string) => boolean): string {
  const at = mark(text, hits).hits[0]?.[0]
  if (at === undefined) return ''
  const start = text.slice(0, at).search(/\S*$/)
  // After the line break of the index each word is from another place of the page.
  const isQuoted = text.lastIndexOf('\n', at) < 0
  const quoted = passage.exec(text.slice(start))?.[0] ?? ''
  const [words = ''] = isQuoted ? [quoted] : quoted.split(' ')
  // A hyphen stands between the terms of a fragment.
  return words && `:~:text=${encodeURIComponent(words).replaceAll('-', '%2D')}`
}
