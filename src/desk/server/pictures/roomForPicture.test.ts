import { expect, test } from 'vitest'
import { parsePage } from '../../../content/pageSource.ts'
import { pageFileOf } from '../../../content/site.ts'
import { roomForPicture } from './roomForPicture.ts'

/** A page with a cursor, and where its picture goes: `‸` is the first, `◆` the second. */
function room(marked: string): string {
  const place = pageFileOf('content/vendors/acme.en.mdx')
  if (!place) throw new Error('no page')
  const whole = `---\ntitle: x\n---\n\n# T\n\n${marked}\n\nLast.\n`
  const at = whole.indexOf('‸')
  const text = whole.replace('‸', '')
  const found = roomForPicture(parsePage(place, text), at)
  return `${text.slice(0, found)}◆${text.slice(found)}`.slice(whole.indexOf(marked), -'\n\nLast.\n'.length)
}

const moment = (words: string) => `<Moment at="x">\n\n${words}\n\n</Moment>`
const lanes = (opening: string, between: string, words: string) =>
  `${opening}\n\n<Lane title="x">\n\n${moment('One.')}${between}\n\n${moment(words)}\n\n</Lane>\n\n</Lanes>`

test.each([
  [
    'after a widget that takes others only',
    lanes('<Lanes caption="x">‸', '', 'Two.'),
    `${lanes('<Lanes caption="x">', '', 'Two.')}◆`,
  ],
  [
    'after all such widgets that it stands in',
    lanes('<Lanes caption="x">', '\n\n‸', 'Two.'),
    `${lanes('<Lanes caption="x">', '\n\n', 'Two.')}◆`,
  ],
  [
    'inside one that takes Markdown, whatever is around it',
    lanes('<Lanes caption="x">', '', 'Two.‸'),
    lanes('<Lanes caption="x">', '', 'Two.◆'),
  ],
  [
    'below such a widget, inside the one around it that takes Markdown',
    '<Callout title="x">\n\n<Faq>‸\n\n<Question q="x">\n\nA.\n\n</Question>\n\n</Faq>\n\n</Callout>',
    '<Callout title="x">\n\n<Faq>\n\n<Question q="x">\n\nA.\n\n</Question>\n\n</Faq>◆\n\n</Callout>',
  ],
  ['in a widget for a picture', '<Wide>\n\n‸\n\n</Wide>', '<Wide>\n\n◆\n\n</Wide>'],
  [
    'after one that has its picture',
    '<Wide>\n\n![x](../images/x.png)‸\n\n</Wide>',
    '<Wide>\n\n![x](../images/x.png)\n\n</Wide>◆',
  ],
  [
    'where it is, outside of widgets',
    'One.‸\n\n<Callout title="x">\n\nA.\n\n</Callout>',
    'One.◆\n\n<Callout title="x">\n\nA.\n\n</Callout>',
  ],
])('a picture has room %s', (_, at, expected) => {
  expect(room(at)).toBe(expected)
})
