import { markdownLanguage } from '@codemirror/lang-markdown'

/** The words of a text on one line; spaces at its ends stay, line breaks do not. */
export const oneLine = (text: string): string =>
  text
    .replace(/^\s*\n\s*|\s*\n\s*$/g, '')
    .replace(/\s*\n\s*/g, ' ')
    .replace(/\t+/g, ' ')

/**
 * The words of a text without Markdown's signs, which its place would show.
 * @param isBegin whether nothing stands before it: among words, a dash or a number that it begins with is none of a list
 */
export function withoutMarkdown(text: string, isBegin: boolean): string {
  // An address as a whole is none of its signs.
  if (/^\s*(?:\/|[a-z]+:)\S*\s*$/i.test(text)) return text
  // Word has letters of a font of signs for its points.
  const words = text.replace(/^[ \t]*(?:[•·▪◦‣][ \t]|[o§]\t)[ \t]*/gm, '')
  const cut: { readonly from: number; readonly to: number }[] = []
  markdownLanguage.parser.parse(words).iterate({
    enter({ name, from, to, node }) {
      const isFirst = words.slice(0, from).trim() === ''
      if (/^(?:EmphasisMark|StrikethroughMark|CodeMark)$/.test(name)) cut.push({ from, to })
      else if (/^(?:Link|Image)$/.test(name)) {
        const [opens, closes] = node.getChildren('LinkMark')
        // Words in square brackets alone are no link here.
        if (opens && closes && node.getChild('URL'))
          cut.push({ from: opens.from, to: opens.to }, { from: closes.from, to })
      } else if (/^(?:ListMark|HeaderMark|QuoteMark)$/.test(name)) {
        const list = node.parent?.parent
        const isSeveral = name === 'ListMark' && (list?.getChildren('ListItem').length ?? 0) > 1
        const isSign = isSeveral || !isFirst || (isBegin && list?.name !== 'OrderedList')
        if (isSign) cut.push({ from, to: to + (/^[ \t]*/.exec(words.slice(to))?.[0].length ?? 0) })
      }
    },
  })
  return cut.toSorted((a, b) => b.from - a.from).reduce((so, { from, to }) => so.slice(0, from) + so.slice(to), words)
}
