import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addItem, type Cart, countItems, parseCart, setQuantity } from './cart.ts'
import { addLines, addVariant, changeId, joinChosen, joinEqual, putBack, takeLines } from './cartLines.ts'
import { isRepeated } from './isRepeated.ts'

test('adding an item that is there raises its quantity by one and keeps its fields', () => {
  const cart = addItem(addItem([], { id: 'a', name: 'A', note: 1 }), { id: 'a', name: 'other' })
  expect(cart).toEqual([{ id: 'a', name: 'A', note: 1, quantity: 2 }])
})

test.each([0, -1, Number.NaN])('a quantity of %s removes the item', quantity => {
  expect(setQuantity([{ id: 'a', quantity: 3 }], 'a', quantity)).toEqual([])
})

test('a line that was removed comes back in its place, or is added to its equal', () => {
  const [a, b, c] = [
    { id: 'a', quantity: 1 },
    { id: 'b', quantity: 3, note: 1 },
    { id: 'c', quantity: 2 },
  ] as const
  expect(putBack([a, c], b, 1)).toEqual([a, b, c])
  expect(putBack([], b, 1)).toEqual([b])
  expect(putBack([a, { id: 'b', quantity: 1 }], b, 0)).toEqual([a, { id: 'b', quantity: 4 }])
})

test.each([
  null,
  '',
  '{',
  '{}',
  'null',
  '[1,null,"x"]',
  '[{"id":1,"quantity":1}]',
  '[{"id":"a","quantity":"2"}]',
  '[{"id":"a","quantity":0.5}]',
])('a stored cart of %s is empty', text => {
  expect(parseCart(text)).toEqual([])
})

test('a stored cart keeps its sound lines, each id once', () => {
  const text =
    '[{"id":"a","quantity":2,"x":[1]},{"id":"a","quantity":1},{"id":"b","quantity":-1},{"id":"c","quantity":1}]'
  expect(parseCart(text)).toEqual([
    { id: 'a', quantity: 2, x: [1] },
    { id: 'c', quantity: 1 },
  ])
})

const id = fc.constantFrom('a', 'b', 'c')
const action = fc.oneof(
  fc.record({ kind: fc.constant('add' as const), id }),
  fc.record({ kind: fc.constant('set' as const), id, quantity: fc.oneof(fc.integer(), fc.double()) }),
)

test('any sequence of actions keeps quantities positive and whole, ids unique, and survives storage', () => {
  fc.assert(
    fc.property(fc.array(action, { maxLength: 60 }), actions => {
      let cart: Cart = []
      for (const step of actions) {
        cart = step.kind === 'add' ? addItem(cart, { id: step.id }) : setQuantity(cart, step.id, step.quantity)
        expect(new Set(cart.map(line => line.id)).size).toBe(cart.length)
        for (const line of cart) expect(Number.isInteger(line.quantity) && line.quantity > 0).toBe(true)
        expect(countItems(cart)).toBeGreaterThanOrEqual(cart.length)
        expect(parseCart(JSON.stringify(cart))).toEqual(cart)
      }
    }),
  )
})

test('a line that gets the id of another stays one of its own until equal lines are joined', () => {
  const cart: Cart = [
    { id: 'a', quantity: 2, name: 'A' },
    { id: 'b', quantity: 1 },
    { id: 'a.x', quantity: 3 },
  ]
  const passing = changeId(cart, 'a', 'a.x')
  expect(parseCart(JSON.stringify(passing)).map(({ quantity }) => quantity)).toEqual([2, 1, 3])
  expect(joinEqual(passing)).toEqual([
    { id: 'a.x', quantity: 5, name: 'A' },
    { id: 'b', quantity: 1 },
  ])
  expect(changeId(passing, 'a.x.', 'a.y').map(({ id }) => id)).toEqual(['a.y', 'b', 'a.x'])
  expect(changeId(cart, 'gone', 'a')).toEqual(cart)
})

test('one more of an item to choose something else for is a line of its own, below what there is of the item', () => {
  const cart: Cart = [
    { id: 'a.x', quantity: 2, name: 'A' },
    { id: 'a.y', quantity: 3 },
    { id: 'b', quantity: 1 },
  ]
  const [line] = cart
  if (!line) throw new Error('no line')
  const more = addVariant(cart, line)
  expect(more).toEqual([
    ...cart.slice(0, 2),
    { id: 'a.x.', quantity: 1, name: 'A', isVariant: true },
    { id: 'b', quantity: 1 },
  ])
  expect(addVariant(more, line).map(({ id }) => id)).toEqual(['a.x', 'a.y', 'a.x.', 'a.x..', 'b'])
  // Where nothing else was chosen, there is one more of the same to send.
  expect(joinEqual(more)).toEqual([{ id: 'a.x', quantity: 3, name: 'A' }, ...cart.slice(1)])
})

test('of lines that read the same, the one that was added or changed last repeats the other, until it differs', () => {
  const line = { id: 'a.x', quantity: 3 }
  const repeated = (cart: Cart) => cart.filter(one => isRepeated(cart, one)).map(({ id }) => id)
  const more = addVariant([line, { id: 'a.y', quantity: 1 }], line)
  expect(repeated(more)).toEqual(['a.x.'])
  expect(repeated(changeId(more, 'a.x.', 'a.y'))).toEqual(['a.y.'])
  expect(repeated(changeId(more, 'a.x.', 'a.z'))).toEqual([])
  expect(repeated(setQuantity(more, 'a.x', 0))).toEqual([])
})

test('one more of an item stays a line of its own, also stored, until something was chosen for it', () => {
  const line = { id: 'a', quantity: 3 }
  const more = addVariant([line], line)
  expect(joinChosen(parseCart(JSON.stringify(more)))).toEqual(more)
  const chosen = changeId(more, 'a.', 'a.x')
  expect(chosen).toEqual([line, { id: 'a.x', quantity: 1 }])
  expect(joinChosen(changeId(chosen, 'a.x', 'a'))).toEqual([{ id: 'a', quantity: 4 }])
})

test('equal lines that have more than one line can have stay two, however often they are joined, and say nothing of one', () => {
  const line = { id: 'a', quantity: 6000 }
  const more = setQuantity(addVariant([line], line), 'a.', 4000)
  const apart = [line, { id: 'a.', quantity: 4000 }]
  expect(joinEqual(more)).toEqual(apart)
  expect(joinEqual(joinEqual(more))).toEqual(apart)
  expect(more.some(one => isRepeated(more, one))).toBe(false)
  // The one that was passed by may be the first.
  expect(
    joinChosen([
      { id: 'a.', quantity: 6000 },
      { id: 'a', quantity: 4000 },
    ]),
  ).toEqual(apart)
  const fits = setQuantity(more, 'a.', 3999)
  expect(joinEqual(fits)).toEqual([{ id: 'a', quantity: 9999 }])
  expect(fits.some(one => isRepeated(fits, one))).toBe(true)
})

test('lines are put on a list beside those that it has, and on top of the same', () => {
  const lines: Cart = [
    { id: 'a', quantity: 9998 },
    { id: 'b', quantity: 1, name: 'B' },
  ]
  expect(addLines([{ id: 'a', quantity: 5, name: 'A' }], lines)).toEqual([
    { id: 'a', quantity: 9999, name: 'A' },
    { id: 'b', quantity: 1, name: 'B' },
  ])
})

test('lines are taken off a list, but not what was added to them or beside them meanwhile', () => {
  const sent: Cart = [
    { id: 'a', quantity: 2 },
    { id: 'b', quantity: 5 },
    { id: 'c', quantity: 1 },
  ]
  const now: Cart = [
    { id: 'a', quantity: 3, name: 'A' },
    { id: 'b', quantity: 4 },
    { id: 'c', quantity: 1 },
    { id: 'd', quantity: 1 },
  ]
  expect(takeLines(now, sent)).toEqual([
    { id: 'a', quantity: 1, name: 'A' },
    { id: 'd', quantity: 1 },
  ])
})
