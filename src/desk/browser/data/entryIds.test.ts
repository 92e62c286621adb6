import { expect, test } from 'vitest'
import { identified } from './entryIds.ts'

const list = { entries: ['a', 'b'], ids: [0, 1, 2], next: 3 }

test('an entry that was typed keeps its field, and a new field takes the place of that one', () => {
  expect(identified(list, ['a', 'b', 'c'], 'c')).toMatchObject({ ids: [0, 1, 2, 3] })
  // Also where it says what another one does, and where another editor adds one above meanwhile.
  expect(identified(list, ['a', 'b', 'b'], 'b')).toMatchObject({ ids: [0, 1, 2, 3] })
  expect(identified(list, ['x', 'a', 'b', 'c'], 'c')).toMatchObject({ ids: [3, 0, 1, 2, 4] })
})

test('what another editor adds does not get the field in which something else is typed', () => {
  expect(identified(list, ['a', 'b', 'c'])).toMatchObject({ ids: [0, 1, 3, 2] })
  expect(identified(list, ['a', 'b', 'x'], 'c')).toMatchObject({ ids: [0, 1, 3, 2] })
  expect(identified(list, ['x', 'a', 'b'], 'c')).toMatchObject({ ids: [3, 0, 1, 2] })
})

test('an entry that goes leaves the others their fields', () => {
  expect(identified(list, ['b'])).toMatchObject({ ids: [1, 2] })
})
