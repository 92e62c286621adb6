import { ChangeSet, Text } from '@codemirror/state'
import { expect, test } from 'vitest'
import type { Finding } from '../../content/fault.ts'
import { type PlacedFault, placeFaults } from './editor/faultMarks.ts'
import { isFixable } from './isFixable.ts'
import { findAgain, mapRefusals } from './refusals.ts'
import { isNoticeOver } from './sessionState.ts'

const doc = Text.of(['<Lead>', 'words', '<Lead>'])
const faultAt = (line: number): Finding => ({
  check: 'widgetChildren',
  severity: 'error',
  file: 'content/a.en.mdx',
  line,
  column: 1,
  found: '<Lead>',
  expected: 'words',
  fix: '<Lead>',
})
const first: PlacedFault = { fault: faultAt(1), from: 0, to: 6 }
const second: PlacedFault = { fault: faultAt(3), from: 13, to: 19 }
const found = { doc, own: [first, second], checked: [], refusals: [{ asked: first, now: first }], checking: false }
const typed = (from: number, to = from, insert = '') => ChangeSet.of({ from, to, insert }, doc.length)

test('a fault that was refused is left to the writer, and the same one at another place is not', () => {
  expect(findAgain(found, false).own.map(isFixable)).toEqual([false, true])
})

test('it stays refused wherever it moves to', () => {
  const changes = ChangeSet.of({ from: 7, insert: 'more\n' }, doc.length)
  const refusals = mapRefusals([{ asked: second, now: second }], doc, changes)
  const after = changes.apply(doc)
  const own = placeFaults(after, [faultAt(1), faultAt(4)])
  expect(findAgain({ ...found, doc: after, own, refusals }, false).own.map(isFixable)).toEqual([true, false])
})

test.each([
  ['its line was changed', typed(6, 6, ' title="A"'), true],
  ['its line was removed', typed(0, 7), true],
  ['another line was changed', typed(9, 9, 'x'), false],
])('whether its notice is over: %s', (_, changes, isOver) => {
  const refusals = mapRefusals(found.refusals, doc, changes)
  expect(isNoticeOver({ notice: 'by-hand', refused: first, refusals })).toBe(isOver)
})

test.each([
  ['is gone', [second], false, true],
  ['is not found again yet', [second], true, false],
  ['is still there', [first, second], false, false],
])('whether its notice is over: its fault %s', (_, own, isBehind, isOver) => {
  const { refusals } = findAgain({ ...found, own }, isBehind)
  expect(isNoticeOver({ notice: 'by-hand', refused: first, refusals })).toBe(isOver)
})
