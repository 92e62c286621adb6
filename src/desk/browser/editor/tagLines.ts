import type { markdown } from '@codemirror/lang-markdown'

type MarkdownExtension = NonNullable<NonNullable<Parameters<typeof markdown>[0]>['extensions']>

/** Nothing but tags, whose values may have any sign. */
const onlyTags = /^\s*(?:<\/?[A-Za-z](?:"[^"]*"|\{[^{}]*\}|[^<>"{}])*>\s*)+$/

/**
 * A line of tags is a block of its own in MDX, and the next line begins another. HTML's block, in place of which it stands, goes
 * on to the next empty line: a table, list or code right below a tag would be part of it.
 */
export const tagLines: MarkdownExtension = {
  parseBlock: [
    {
      name: 'HTMLBlock',
      parse(context, line) {
        if (!onlyTags.test(line.text.slice(line.pos))) return false
        const from = context.lineStart + line.pos
        context.nextLine()
        context.addElement(context.elt('HTMLBlock', from, context.prevLineEnd()))
        return true
      },
      endLeaf: (_, line) => onlyTags.test(line.text.slice(line.pos)),
    },
  ],
}
