import { expect, test } from 'vitest'
import type { Segment } from '../../../review/compare/text.ts'
import { type LinePart, linesOf } from './linesOf.ts'

/** A line as a writer reads it: `>` and `<` open what reads from the left or right, `+` and `-` what came and went. */
const written = (parts: readonly LinePart[]): string =>
  parts
    .map(part => {
      if ('parts' in part) return `${part.dir === 'ltr' ? '>' : '<'}(${written(part.parts)})`
      return { same: '', ins: '+', del: '-' }[part.kind] + part.text
    })
    .join('|')

const laidOut = (segments: readonly Segment[], base: 'ltr' | 'rtl', isData = false) =>
  linesOf(segments, base, isData).map(({ dir, parts }) => `${dir} ${written(parts)}`)

test('each line of a passage has its own direction, and a tag is one piece also where part of it changed', () => {
  const segments: Segment[] = [
    { kind: 'same', text: '<Timeline caption="' },
    { kind: 'del', text: 'שבוע' },
    { kind: 'ins', text: 'חודש' },
    { kind: 'same', text: '" unit="day">\nרק ' },
    { kind: 'ins', text: '<Fact id="a" /> Mac' },
    { kind: 'same', text: ' כאן' },
  ]
  const timeline = 'ltr >(<Timeline caption="|<(-שבוע|+חודש)|" unit="day">)'
  expect(laidOut(segments, 'rtl')).toEqual([timeline, 'rtl רק |>(+<Fact id="a" />)|+ Mac| כאן'])
  expect(laidOut(segments, 'ltr')).toEqual([timeline, 'ltr רק |>(+<Fact id="a" />)|+ Mac| כאן'])
})

test('front matter and data read from the left, the Hebrew in them from the right', () => {
  const segments: Segment[] = [
    { kind: 'same', text: 'title: ' },
    { kind: 'ins', text: 'Apple לעסק' },
  ]
  expect(laidOut(segments, 'rtl')).toEqual(['ltr title: |<(+Apple לעסק)'])
  expect(laidOut([{ kind: 'ins', text: '  he: Apple לעסק' }], 'rtl', true)).toEqual(['ltr +  he: |<(+Apple לעסק)'])
})
