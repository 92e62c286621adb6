import { Text } from '@codemirror/state'
import { expect, test } from 'vitest'
import type { Finding } from '../../content/fault.ts'
import { planFixes } from './planFixes.ts'

const text = 'A 31 , or 32 .'
const place = { file: 'content/vendors/acme.en.mdx', line: 1, column: 1, severity: 'error' } as const

/** A fault at these words of the text. */
const faultAt = (quoted: string) => {
  const from = text.indexOf(quoted)
  const fault: Finding = { ...place, check: 'spacing', found: 'words', expected: 'other words', fix: 'X' }
  return { fault, from, to: from + quoted.length }
}

test('faults are corrected from the end, each in the text that those after it leave', async () => {
  const asked: string[] = []
  const { changes } = await planFixes(
    Text.of([text]),
    [faultAt(' ,'), faultAt(' .')],
    async (current, { from, to }) => {
      asked.push(current.sliceString(from, to))
      return { from, to, insert: current.sliceString(from + 1, to) }
    },
  )
  expect(asked).toEqual([' .', ' ,'])
  expect(changes.apply(Text.of([text])).toString()).toBe('A 31, or 32.')
})
