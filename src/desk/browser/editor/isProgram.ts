import { syntaxTree } from '@codemirror/language'
import type { EditorState } from '@codemirror/state'

/** Whether a position is in code, front matter or tags, where a link is none. */
export function isProgram(state: EditorState, at: number): boolean {
  let node = syntaxTree(state).resolve(at, -1)
  while (!/Code|Frontmatter|HTML/.test(node.name)) {
    if (!node.parent) return false
    node = node.parent
  }
  return true
}
