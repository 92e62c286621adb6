import { Text } from '@codemirror/state'
import { expect, test } from 'vitest'
import type { Message } from '../../../content/messages/msg.ts'
import { plainWordingIn } from '../../../content/messages/wording.ts'
import type { PairEdit } from '../../server/pair/protocol.ts'
import { stillOpen } from './stillOpen.ts'

const side = (text: string, edits: readonly PairEdit[] = []) => ({
  doc: Text.of(text.split('\n')),
  starts: [0, text.indexOf('## ')],
  edits,
  alone: [],
})
const offer = (from: number, shown: string): PairEdit => ({ from, to: from, insert: ' ', kind: 'add', shown })
const said = (texts: readonly Message[]) => (['en', 'he'] as const).map(locale => texts.map(plainWordingIn(locale)))

const english = 'The start.\n\n## Prices\n\nLow ones.'
const hebrew = 'ההתחלה.\n\n## מחירים\n\nנמוכים.'

test('a section in which nothing waits may agree, whatever waits in others', () => {
  const sides = { en: side(english, [offer(0, '[…](/torii)')]), he: side(hebrew.replace('ההתחלה', '[[ההתחלה]]')) }
  expect(stillOpen(sides, 1)).toEqual([])
})

test('what is still to be written and what is offered in either language is said, in the section and on the page', () => {
  const sides = {
    en: side(english, [offer(english.length, '[…](/torii)')]),
    he: side(hebrew.replace('נמוכים', '[[נמוכים]], [[מאוד]]')),
  }
  expect(said(stillOpen(sides, 0))).toEqual([[], []])
  const expected = [
    ['2 texts are still to be written.', 'Facts, links or widgets differ in 1 place.'],
    ['שני טקסטים עוד ממתינים לכתיבה.', 'יש הבדל בין השפות בעובדות, בקישורים או ברכיבים במקום אחד.'],
  ]
  expect(said(stillOpen(sides, 1))).toEqual(expected)
  expect(said(stillOpen(sides))).toEqual(expected)
})

test('what both languages are offered is one difference', () => {
  const offered = [offer(0, '<Fact id="acme.price" />')]
  const sides = { en: side(english, offered), he: side(hebrew, offered) }
  expect(said(stillOpen(sides))[0]).toEqual(['Facts, links or widgets differ in 1 place.'])
})

test('sections that only one language has are named on the page, and what comes with them is no difference besides', () => {
  const whole: PairEdit = { ...offer(english.indexOf('## '), '## Support'), isSection: true }
  const sides = { en: { ...side(english), alone: ['Support'] }, he: side(hebrew, [whole]) }
  expect(said(stillOpen(sides))).toEqual([
    ['A section is not in the Hebrew: Support.'],
    ['חלק אחד לא קיים בעברית: Support.'],
  ])
  expect(said(stillOpen(sides, 1))).toEqual([[], []])
  const hebrewAlone = { en: side(english), he: { ...side(hebrew), alone: ['תמיכה', 'קשר'] } }
  expect(said(stillOpen(hebrewAlone))).toEqual([
    ['2 sections are not in the English: תמיכה, קשר.'],
    ['שני חלקים לא קיימים באנגלית: תמיכה, קשר.'],
  ])
})
