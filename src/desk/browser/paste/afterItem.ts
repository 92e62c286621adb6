import { syntaxTree } from '@codemirror/language'
import type { EditorState } from '@codemirror/state'
import type { Range } from '../editor/held.ts'

type SyntaxNode = ReturnType<typeof syntaxTree>['topNode']

/** Blocks as they are written below an item of a list. */
interface Placed {
  readonly at: number
  readonly insert: string
}

/**
 * Blocks that are pasted into an item of a list with levels go below all that the item holds: right at the cursor, they would take
 * the nested items from it. A pasted list goes on with items of the same level. One that brings levels makes such a list of any.
 * @returns undefined where all has one level, which holds together by itself
 */
export function afterItem(state: EditorState, range: Range, markdown: string): Placed | undefined {
  const item = itemAt(state, range.from)
  const mark = item?.getChild('ListMark')
  if (!item || !mark || itemAt(state, range.to)?.from !== item.from) return undefined
  if (!hasLevels(item) && !(isList(markdown) && bringsLevels(markdown))) return undefined
  const { doc } = state
  const first = doc.lineAt(item.from)
  // The signs of quotes stay.
  const indent = first.text.slice(0, item.from - first.from).replace(/[^\s>]/g, ' ')
  const last = doc.lineAt(item.to)
  const empty = `\n${indent.trimEnd()}`
  const lines = withMark(markdown, state.sliceDoc(mark.from, mark.to)).split('\n')
  const written = lines.map(line => (line === '' ? empty : `\n${indent}${line}`)).join('')
  if (isList(markdown)) return { at: last.to, insert: written }
  const below = last.number < doc.lines ? doc.line(last.number + 1).text : ''
  return { at: last.to, insert: empty + written + (/^[\s>]*$/.test(below) ? '' : empty) }
}

function itemAt(state: EditorState, position: number): SyntaxNode | undefined {
  let node: SyntaxNode | null = syntaxTree(state).resolveInner(position, -1)
  while (node && node.name !== 'ListItem') node = node.parent
  return node ?? undefined
}

const hasLevels = (item: SyntaxNode): boolean =>
  item.parent?.parent?.name === 'ListItem' || ['BulletList', 'OrderedList'].some(name => item.getChild(name))

/** One list, and nothing besides: what follows an empty line is indented. */
export const isList = (markdown: string): boolean => /^(?:-|\d+\.) /.test(markdown) && !/\n\n(?! )/.test(markdown)

const bringsLevels = (list: string): boolean => /\n +(?:-|\d+\.) /.test(list)

/** With the sign of the list that it goes on with: another one would begin a list of its own. */
export const withMark = (markdown: string, mark: string): string =>
  /\d/.test(mark) ? markdown.replace(/^(\d+)\. /gm, `$1${mark.slice(-1)} `) : markdown.replace(/^- /gm, `${mark} `)
