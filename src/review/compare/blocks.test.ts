import { parseDocument } from 'htmlparser2'
import { expect, test } from 'vitest'
import { readBlocks } from './blocks.ts'

const read = (html: string) => readBlocks(parseDocument(html))

test('a block has the headings above it, and flex items are blocks of their own', () => {
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

test('an alternative text is hidden text', () => {
  expect(read('<main><img src="a.png" alt="A rack"></main>')).toMatchObject([{ text: 'A rack', hidden: true }])
})

test('the label of a consent checkbox is consent wording, and so is any cookie text', () => {
  const consent = read(
    '<main><label><input type="checkbox" name="marketing">Write to me</label><label>Name<input name="name"></label></main><div id="cookies"><p>We measure.</p></div>',
  ).map(({ text, consent }) => [text, consent])
  expect(consent).toEqual([
    ['Write to me', true],
    ['Name', false],
    ['We measure.', true],
  ])
})
