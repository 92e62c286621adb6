import { expect, test } from 'vitest'
import { highlight } from './highlight.ts'

const kinds = (mdx: string) =>
  highlight(mdx).flatMap(({ tokens }) => tokens.flatMap(({ text, kind }) => (kind ? [`${kind} ${text}`] : [])))

test('widgets, properties, values and headings are distinguished', () => {
  expect(kinds('## Trial\n\n<Question q="How long?">\n\nYes.\n\n</Question>')).toEqual([
    'heading ## Trial',
    'widget <Question',
    'property q',
    'text "How long?"',
    'widget >',
    'widget </Question',
    'widget >',
  ])
})

test('a tag inside a sentence is a run of its own', () => {
  const runs = highlight('עונים בתוך <Fact id="a.b" />, תמיד.')
  expect(runs.map(({ tag, tokens }) => [tag, tokens.map(({ text }) => text).join('')])).toEqual([
    [false, 'עונים בתוך '],
    [true, '<Fact id="a.b" />'],
    [false, ', תמיד.'],
  ])
})

test('no character is lost or doubled', () => {
  const mdx = 'a < b, "x" <Stat fact="a.b" label="c > d" />\n# h\n<Broken q="'
  expect(
    highlight(mdx)
      .flatMap(({ tokens }) => tokens.map(({ text }) => text))
      .join(''),
  ).toBe(mdx)
})
