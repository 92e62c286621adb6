import { history, undo } from '@codemirror/commands'
import { EditorState, type Transaction } from '@codemirror/state'
import { describe, expect, it } from 'vitest'
import { mdx } from '../editor/language.ts'
import { linkOver } from './linkOver.ts'

const origin = 'http://localhost:3000'

/** An editor without a view, with some of its words selected. */
function editor(doc: string, selected: string) {
  const anchor = doc.indexOf(selected)
  let state = EditorState.create({
    doc,
    selection: { anchor, head: anchor + selected.length },
    extensions: [mdx, history()],
  })
  const apply = (transaction: Transaction) => {
    state = transaction.state
  }
  return {
    paste(text: string) {
      const link = linkOver(state, text, origin)
      if (link) apply(state.update(link))
      return link && state.doc.toString()
    },
    undo: () => undo({ state, dispatch: apply }),
    text: () => state.doc.toString(),
    cursor: () => state.selection.main.head,
  }
}

describe.each([
  ['en', 'new words', 'See the new words here.'],
  ['he', 'מילים חדשות', 'ראו את מילים חדשות כאן.'],
] as const)('an address over words (%s)', (_, words, sentence) => {
  const page = (block: string) => `---\ntitle: x\n---\n\n<Lead>\n\n${block}\n\n</Lead>\n`

  it.each([
    ['https://example.com/a_b?c=d', 'https://example.com/a_b?c=d'],
    [' https://example.com/a_(b)\n', 'https://example.com/a_%28b%29'],
    [`${origin}/he/torii?edit=12:5#fit`, '/torii#fit'],
    ['/torii', '/torii'],
    ['/he/torii', '/torii'],
  ])('makes a link of them: %s', (pasted, address) => {
    const doc = page(sentence)
    const desk = editor(doc, `${words} `)
    const link = `[${words}](${address})`
    expect(desk.paste(pasted)).toBe(doc.replace(words, link))
    expect(desk.cursor()).toBe(desk.text().indexOf(link) + link.length)
    desk.undo()
    expect(desk.text()).toBe(doc)
  })

  it.each([
    ['a list', `- ${sentence}`],
    ['bold words', `**${sentence}**`],
    ['a table', `| a | b |\n| - | - |\n| ${words} | c |`],
  ])('makes it in %s too', (_, block) => {
    expect(editor(page(block), words).paste('/torii')).toBe(page(block).replace(words, `[${words}](/torii)`))
  })

  it.each([
    ['front matter', `---\ntitle: ${words}\n---\n`],
    ['a tag', page(`<Callout title="${words}">\n\nx\n\n</Callout>`)],
    ['a tag of several lines', page(`<Callout\n  title="${words}"\n>\n\nx\n\n</Callout>`)],
    ['a comment', page(`{/* ${words} */}`)],
    ['a tag within words', page(`x <Price note="${words}" /> x`)],
    ['code', page(`\`${words}\``)],
    ['a link', page(`[the ${words}](/kandji)`)],
    ['a text still to be written', page(`[[the ${words}]]`)],
  ])('makes none in %s', (_, doc) => {
    expect(editor(doc, words).paste('/torii')).toBeUndefined()
  })

  it('makes none of more than words, or of a text that is no address', () => {
    expect(editor(page(`${words}\n\nx`), `${words}\n\nx`).paste('/torii')).toBeUndefined()
    expect(editor(page(`${words} <Fact id="x" /> x`), `${words} <Fact id="x" />`).paste('/torii')).toBeUndefined()
    expect(editor(page('[x](/kandji)'), '/kandji').paste('/torii')).toBeUndefined()
    for (const text of ['', '/', 'words', 'at https://example.com', 'a @ b', 'note: x'])
      expect(editor(page(sentence), words).paste(text)).toBeUndefined()
  })
})
