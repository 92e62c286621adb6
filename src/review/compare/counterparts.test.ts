import { parseDocument } from 'htmlparser2'
import { expect, test } from 'vitest'
import { readBlocks } from './blocks.ts'
import { counterparts } from './counterparts.ts'
import { compareText } from './text.ts'

const page = (heading: string, ...paragraphs: string[]) =>
  readBlocks(
    parseDocument(
      `<main><h1>${heading}</h1><p>${heading}.</p><h2>${heading} 2</h2>${paragraphs.map(text => `<p>${text}</p>`).join('')}</main>`,
    ),
  )
const other = (after: ReturnType<typeof page>, hebrew: ReturnType<typeof page>) =>
  counterparts(compareText(page('Title', 'One.', 'Two.'), after), after, hebrew).map(block => block.text)

test('finds the other language’s text for the place that changed', () => {
  expect(other(page('Title', 'One.', 'Two more.'), page('כותרת', 'אחת.', 'שתיים.'))).toEqual(['שתיים.'])
})

test('finds nothing in a section with another number of blocks', () => {
  expect(other(page('Title', 'One more.', 'Two.'), page('כותרת', 'אחת ושתיים.'))).toEqual([])
})
