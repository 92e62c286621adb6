import { history } from '@codemirror/commands'
import { EditorState } from '@codemirror/state'
import { mdx } from '../language.ts'
import { parsed } from './parsed.ts'

export const frontMatter = '---\ntitle: Acme\n---\n\n'

/** A page with these words, in which ^ is the cursor; of two, what is between them is selected. */
export function pageWith(words: string, head = frontMatter): EditorState {
  const [start = '', ...rest] = (head + words).split('^')
  const doc = start + rest.join('')
  return parsed(
    EditorState.create({
      doc,
      selection: { anchor: start.length, head: doc.length - (rest.at(-1) ?? '').length },
      extensions: [mdx, history()],
    }),
  )
}
