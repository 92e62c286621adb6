import { ChangeSet, Text } from '@codemirror/state'
import { expect, test } from 'vitest'
import type { Finding } from '../../../content/fault.ts'
import { findingAt, mapFaults, placeFaults } from './faultMarks.ts'

test('a fault below what is typed moves with its words, its place and its edit', () => {
  const doc = Text.of(['one', 'ב-Mac'])
  const edit = { from: 5, to: 6, insert: '־' }
  const fault: Finding = {
    check: 'hebrew',
    severity: 'error',
    file: 'content/a.he.mdx',
    line: 2,
    column: 1,
    found: 'ב-Mac',
    expected: 'ב־Mac',
    edit,
  }
  const typed = ChangeSet.of({ from: 4, insert: 'new\n' }, doc.length)
  const [moved] = mapFaults(placeFaults(doc, [fault]), typed)
  expect(moved && findingAt(typed.apply(doc), moved)).toEqual({
    ...fault,
    line: 3,
    column: 1,
    edit: { ...edit, from: 9, to: 10 },
  })
})
