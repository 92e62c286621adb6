import { syntaxTree } from '@codemirror/language'
import { EditorState } from '@codemirror/state'
import { expect, test } from 'vitest'
import { mdx } from './language.ts'
import { parsed } from './testing/parsed.ts'

/** The blocks of a page, each with its text. */
function blocksOf(words: string): [string, string][] {
  const head = '---\ntitle: Acme\n---\n'
  const state = parsed(EditorState.create({ doc: head + words, extensions: [mdx] }))
  // The last one is words; in a tag, the tree of HTML is another.
  let body = syntaxTree(state).resolveInner(state.doc.length, -1)
  while (body.parent && body.name !== 'Document') body = body.parent
  const blocks: [string, string][] = []
  for (let node = body.firstChild; node; node = node.nextSibling) {
    blocks.push([node.name, state.sliceDoc(node.from, node.to)])
  }
  return blocks
}

test.each([
  ['a table', 'Table', '| a | b |\n|---|---|\n| 1 | 2 |'],
  ['a table in Hebrew', 'Table', '| א | ב |\n|---|---|\n| 1 | 2 |'],
  ['a list', 'BulletList', '- one\n- two'],
  ['a numbered list', 'OrderedList', '1. one\n2. two'],
  ['code', 'FencedCode', '```html\n<b>\n| a | b |\n|---|---|\n```'],
  ['a heading', 'ATXHeading2', '## One'],
  ['words', 'Paragraph', 'One <b>two</b> three.'],
])('%s between the tags of a widget, without empty lines, is read as such', (_, name, words) => {
  for (const tag of ['<Callout>', '<Callout title="a > b | c">', '<Callout title="שלום" facts={[\'a\']}>']) {
    expect(blocksOf(`${tag}\n${words}\n</Callout>\nNext.`)).toEqual([
      ['HTMLBlock', tag],
      [name, words],
      ['HTMLBlock', '</Callout>'],
      ['Paragraph', 'Next.'],
    ])
  }
})

test('words with a tag stay one paragraph', () => {
  const words = 'One\n<b>two</b> three\nfour <Fact id="x" /> five.'
  expect(blocksOf(words)).toEqual([['Paragraph', words]])
})
