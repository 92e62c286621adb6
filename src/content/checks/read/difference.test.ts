import fc from 'fast-check'
import { expect, test } from 'vitest'
import { differenceInAnyOrder, differenceInOrder } from './difference.ts'

const list = fc.array(fc.record({ key: fc.constantFrom('a', 'b', 'c', 'd') }), { maxLength: 12 })
const keys = (items: readonly { key: string }[]) => items.map(({ key }) => key).join('')

test('in order, what is matched and what is not make up both lists', () => {
  fc.assert(
    fc.property(list, list, (left, right) => {
      const { matched, ...only } = differenceInOrder(left, right)
      const rest = (items: typeof left, side: 'left' | 'right') => {
        const paired = new Set(matched.map(pair => pair[side]))
        return items.filter(item => !paired.has(item))
      }
      expect(keys(matched.map(pair => pair.left))).toBe(keys(matched.map(pair => pair.right)))
      expect([keys(only.left), keys(only.right)]).toEqual([keys(rest(left, 'left')), keys(rest(right, 'right'))])
    }),
  )
})

test('equal lists differ in nothing', () => {
  fc.assert(
    fc.property(list, items => {
      expect(differenceInOrder(items, [...items])).toMatchObject({ left: [], right: [] })
      expect(differenceInAnyOrder(items, items.toReversed())).toEqual({ left: [], right: [] })
    }),
  )
})

test('in any order, an item counts as often as it stands', () => {
  const [one, two] = [{ key: 'a' }, { key: 'a' }]
  expect(differenceInAnyOrder([one, two], [{ key: 'a' }])).toEqual({ left: [two], right: [] })
})
