import { Text } from '@codemirror/state'
import { expect, test } from 'vitest'
import type { Finding } from '../../content/fault.ts'
import { planFixes } from './planFixes.ts'

const text = 'A 31 $ , or 32 $ .'
const place = { file: 'content/vendors/acme.en.mdx', line: 1, column: 1, severity: 'error' } as const

/** A fault at these words of the text. */
const faultAt = (check: string, quoted: string) => {
  const from = text.indexOf(quoted)
  const fault: Finding = { ...place, check, found: 'words', expected: 'other words', fix: 'X' }
  return { fault, from, to: from + quoted.length }
}

test('facts are corrected last, as they are read, also where they are not known to be new', async () => {
  const faults = [
    faultAt('facts', '32 $'),
    faultAt('facts', '31 $'),
    faultAt('isolation', '32 $'),
    faultAt('spacing', ' ,'),
    faultAt('spacing', ' .'),
  ]
  const asked: string[] = []
  await planFixes(Text.of([text]), faults, async (current, { from, to }) => {
    asked.push(current.sliceString(from, to))
    return undefined
  })
  expect(asked).toEqual([' .', ' ,', '31 $', '32 $'])
})
