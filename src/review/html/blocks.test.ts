import { expect, test } from 'vitest'
import { readBlocks } from './blocks.ts'
import { parseHtml } from './parseHtml.ts'

const read = (html: string) => readBlocks(parseHtml(html))

test('a text stands under its headings, and entries of a flex box are lines of their own', () => {
  const blocks = read(
    '<main><h1>Plans</h1><h2>Prices</h2><p>From <bdi>$6</bdi> a month.</p><a class="flex" href="/a"><span>One</span><span>Two</span></a></main>',
  )
  expect(blocks.map(({ text, under }) => [text, ...under])).toEqual([
    ['Plans'],
    ['Prices', 'Plans'],
    ['From $6 a month.', 'Plans', 'Prices'],
    ['One', 'Plans', 'Prices'],
    ['Two', 'Plans', 'Prices'],
  ])
})

test('words that are read aloud are hidden text', () => {
  expect(read('<main><img src="a.png" alt="A rack"></main>')).toMatchObject([{ text: 'A rack', hidden: true }])
})

test('a box to tick makes its label consent wording, a cookie text is one anyway', () => {
  const consent = read(
    '<main><label><input type="checkbox" name="marketing">Write to me</label><label>Name<input name="name"></label></main><div id="cookies"><p>We measure.</p></div>',
  ).map(({ text, consent }) => [text, consent])
  expect(consent).toEqual([
    ['Write to me', true],
    ['Name', false],
    ['We measure.', true],
  ])
})
