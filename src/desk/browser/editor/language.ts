import { markdown, markdownLanguage } from '@codemirror/lang-markdown'
import { yaml, yamlFrontmatter } from '@codemirror/lang-yaml'
import { HighlightStyle, indentService, syntaxHighlighting } from '@codemirror/language'
import { type Extension, Prec } from '@codemirror/state'
import { keymap } from '@codemirror/view'
import { tags } from '@lezer/highlight'
import { leaveAddress } from './leaveAddress.ts'
import { leaveList } from './leaveList.ts'
import { newTableRow } from './newTableRow.ts'
import { tagLines } from './tagLines.ts'

/** Classes that src/desk/browser/editor.css paints. */
const classes = HighlightStyle.define([
  { tag: tags.heading1, class: 'd-heading d-heading1' },
  { tag: tags.heading2, class: 'd-heading d-heading2' },
  { tag: [tags.heading3, tags.heading4], class: 'd-heading' },
  { tag: tags.strong, class: 'd-strong' },
  { tag: tags.emphasis, class: 'd-emphasis' },
  { tag: tags.link, class: 'd-link' },
  { tag: [tags.url, tags.labelName], class: 'd-address' },
  { tag: tags.monospace, class: 'd-code' },
  { tag: [tags.processingInstruction, tags.angleBracket, tags.contentSeparator, tags.meta], class: 'd-mark' },
  { tag: [tags.tagName, tags.typeName], class: 'd-tag' },
  { tag: tags.attributeName, class: 'd-attribute' },
  { tag: tags.attributeValue, class: 'd-value' },
  { tag: [tags.definition(tags.propertyName), tags.propertyName], class: 'd-key' },
  { tag: tags.comment, class: 'd-comment' },
])

/** MDX as CodeMirror's Markdown reads it: front matter, no indented code, widgets as HTML's tags with Markdown between them. */
export const mdx: Extension = [
  // Before the same key of Markdown's own.
  Prec.high(
    keymap.of([
      { key: 'Enter', run: leaveAddress, shift: leaveAddress },
      { key: 'Enter', run: newTableRow, shift: newTableRow },
      { key: 'Enter', run: leaveList },
    ]),
  ),
  yamlFrontmatter({
    content: markdown({
      base: markdownLanguage,
      extensions: [{ remove: ['IndentedCode'] }, tagLines],
      completeHTMLTags: false,
      pasteURLAsLink: false,
    }),
  }),
  // The contents of a widget start at the margin; a new line starts where the last one did.
  indentService.of(() => null),
  syntaxHighlighting(classes),
]

/** Data files, which are read from the left in both languages. */
export const data: Extension = [yaml(), syntaxHighlighting(classes)]
