/** Elements that are part of a line of text: their tags leave no gap between words. */
export const inlineElements: ReadonlySet<string> = new Set(
  'a abbr b bdi bdo cite code data del dfn em i ins kbd mark q s samp small span strong sub sup time u var wbr'.split(
    ' ',
  ),
)

/** Elements whose text is code, or is not part of the page. */
export const unreadElements: ReadonlySet<string> = new Set(['script', 'style', 'template'])

/** Text collected from HTML in one line; a gap that a tag left before a punctuation mark goes. */
export function singleLine(text: string): string {
  return text
    .replace(/\s+/g, ' ')
    .replace(/ ([.,;:])/g, '$1')
    .trim()
}
