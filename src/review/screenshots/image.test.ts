import { expect, test } from 'vitest'
import { untilEqual } from './image.ts'

test.each([
  ['the first two are equal', 'AA', 'A'],
  ['a strip is missing in the first', 'BAA', 'A'],
  ['a strip is missing in the second', 'ABAA', 'A'],
])('%s', async (_, names, expected) => {
  const left = [...names]
  const picture = await untilEqual(async () => Buffer.from(left.shift() ?? ''))
  expect([picture.toString(), left]).toEqual([expected, []])
})

test('what never stands still has a picture too', async () => {
  let count = 0
  expect((await untilEqual(async () => Buffer.from(`${++count}`))).toString()).toBe('10')
})
