import { expect, test } from 'vitest'
import { compileMdx } from './compile.ts'
import { parseMdx } from './parseMdx.ts'
import { sectionIds } from './sectionIds.ts'

const tree = (body: string) => parseMdx('acme.en.mdx', body, body).tree
const idsOf = (body: string, english?: string) =>
  sectionIds(tree(body), english === undefined ? undefined : tree(english)).map(({ id, older }) => [id, ...older])

test('a section goes by the words of its English heading, in the other language too', () => {
  expect(idsOf('## How to begin\n\n## Prices')).toEqual([['how-to-begin'], ['prices']])
  expect(idsOf('## איך מתחילים\n\n## מחירים', '## How to begin\n\n## Prices')).toEqual([
    ['how-to-begin', 'איך-מתחילים'],
    ['prices', 'מחירים'],
  ])
})

test('an id at the end of a heading is the section’s; its words and older ids lead there too', () => {
  const english = '## How to *begin* [#begin #start]\n'
  expect(idsOf(english)).toEqual([['begin', 'how-to-begin', 'start']])
  expect(idsOf('## איך מתחילים', english)).toEqual([['begin', 'איך-מתחילים', 'how-to-begin', 'start']])
})

test('no id stands twice on a page', () => {
  expect(idsOf('## One\n\n## Two [#two #one]\n\n## One')).toEqual([['one'], ['two'], ['one-1']])
})

test('the words of a heading with an id of its own do not lead to it where every page has them as an id', () => {
  expect(idsOf('## Contact [#reach-us]')).toEqual([['reach-us']])
})

test('headings that do not correspond go by their own words', () => {
  expect(idsOf('## מחירים\n\n### עוד', '### Prices')).toEqual([['מחירים'], ['עוד']])
})

test('the id is no word of the heading, wherever its tree came from', async () => {
  const page = { file: 'acme.he.mdx', locale: 'he', bodyOffset: 0, body: '## מחירים [#prices]' } as const
  for (const given of [undefined, tree(page.body)]) {
    const code = await compileMdx({ ...page, english: { body: '## Prices [#prices #cost]' } }, given)
    expect(code).toContain('id: "prices"')
    expect(code).toContain('id: "cost"')
    expect(code).toContain('id: "מחירים"')
    expect(code).not.toContain('[#')
  }
})
