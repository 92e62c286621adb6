import { expect, test } from 'vitest'
import { mistypedId } from './nearest.ts'

const ids = [
  'acme.price',
  'acme.price.two',
  'acme.setup',
  'acme.trial',
  'example.mac.price',
  'example.pc.price',
  'vault.plan',
  'vault.plane',
]

test.each([
  ['acme.trail', 'acme.trial'],
  ['acem.trail', 'acme.trial'],
  ['Acme.Price', 'acme.price'],
  ['acmeprice', 'acme.price'],
  ['acme.pricetwo', 'acme.price.two'],
  ['example.pcc.price', 'example.pc.price'],
])('"%s" is a slip for %s', (written, meant) => {
  expect(mistypedId(written, ids)).toBe(meant)
})

test.each([
  ['acme.nothing', 'shares a part with other facts'],
  ['acme.prices.ten', 'is another of several'],
  ['acme.price.ten', 'is another of several'],
  ['acme.setting', 'begins as another does'],
  ['example.imac.pricing', 'is near in one part only'],
  ['vault.plani', 'is as near to one fact as to another'],
])('"%s" is no slip: it %s', written => {
  expect(mistypedId(written, ids)).toBeUndefined()
})
