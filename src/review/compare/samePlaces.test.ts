import { expect, test } from 'vitest'
import { readBlocks } from '../html/blocks.ts'
import { parseHtml } from '../html/parseHtml.ts'
import { samePlaces } from './samePlaces.ts'
import { compareText } from './textDiff.ts'

const page = (heading: string, ...paragraphs: string[]) =>
  readBlocks(
    parseHtml(
      `<main><h1>${heading}</h1><p>${heading}.</p><h2>${heading} 2</h2>${paragraphs.map(text => `<p>${text}</p>`).join('')}</main>`,
    ),
  )
const other = (after: ReturnType<typeof page>, hebrew: ReturnType<typeof page>) =>
  samePlaces(compareText(page('Title', 'One.', 'Two.'), after), after, hebrew).map(block => block.text)

test('finds what the other language says in the place that changed', () => {
  expect(other(page('Title', 'One.', 'Two more.'), page('כותרת', 'אחת.', 'שתיים.'))).toEqual(['שתיים.'])
})

test('says nothing of a section that the other language builds otherwise', () => {
  expect(other(page('Title', 'One more.', 'Two.'), page('כותרת', 'אחת ושתיים.'))).toEqual([])
})
