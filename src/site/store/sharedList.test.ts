import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseCart } from './cart.ts'
import { readList, writeList } from './sharedList.ts'

const options = [{ label: { en: 'Memory', he: 'זיכרון' }, values: ['16GB', '24GB'] }]
const items = { air: { name: { en: 'Air', he: 'אוויר' }, options }, mini: { name: 'mini', options: [] } }
const nothing = { items: 0, choices: 0, entries: 0, quantities: 0 }
const read = (fragment: string, locale = 'en') => readList(fragment, items, locale)

test('a list that is written into a link is read from it, with names in the language of the reader', () => {
  const fragment = writeList([
    { id: 'air.16gb', quantity: 2, name: 'Air', brand: 'x' },
    { id: 'mini', quantity: 1 },
  ])
  expect(fragment).toBe('#list=3,air.16gb:2,mini:1')
  expect(read(fragment, 'he')).toMatchObject({
    lines: [
      { id: 'air.16gb', quantity: 2, name: 'אוויר' },
      { id: 'mini', quantity: 1, name: 'mini' },
    ],
    lost: nothing,
    isCut: false,
  })
})

test.each([
  ['#list=gone:1', { items: 1 }],
  ['#list=constructor:1', { items: 1 }],
  ['#list=air:0', { entries: 1 }],
  ['#list=air:-1,gone:1', { entries: 1, items: 1 }],
  ['#list=<b>:1,%00:2,gone:1', { entries: 2, items: 1 }],
  ['#contact', {}],
])('%s holds no line, and %o are lost', (fragment, lost) => {
  expect(read(fragment)).toMatchObject({ lines: [], lost: { ...nothing, ...lost }, isCut: false })
})

test.each(['air:99999,mini:2', 'air:9000,air:9000,mini:2', `air:${'9'.repeat(400)},mini:2`, 'mini:2,air:99999'])(
  'of %s more than a line can have counts as the highest quantity, and the other item is there',
  list => {
    const { lines, ...rest } = read(`#list=2,${list}`)
    expect(writeList(lines.toSorted((one, other) => one.id.localeCompare(other.id)))).toBe(
      '#list=10001,air:9999,mini:2',
    )
    expect(rest).toEqual({ lost: { ...nothing, quantities: 1 }, isUnreadable: false, isCut: false })
  },
)

test.each([
  '#list=air.16gb%3A2%2Cmini%3A1',
  '#list=air.16gb%3a2,mini:1.',
  '#list=air.16gb:2%2cmini:1)',
  '#list=3,air.16gb:2,mini:1&utm_source=mail',
  '#list%3D3%2Cair.16gb%3A2%2Cmini%3A1',
  '#list=3,air.16gb:2,mini:1%E2%80%8F',
  '#list=3,air.16gb:2%E2%80%8E,mini:1).\u200F',
])('%s is the list, as it comes out of a mail or a sentence', fragment => {
  expect(writeList(read(fragment).lines)).toBe('#list=3,air.16gb:2,mini:1')
  expect(read(fragment)).toMatchObject({ lost: nothing, isCut: false })
})

test('a choice that is sold no more is lost, and its item is not', () => {
  expect(read('#list=air.8gb:1,air:2')).toMatchObject({
    lines: [{ id: 'air', quantity: 3, name: 'Air' }],
    lost: { ...nothing, choices: 1 },
    isCut: false,
  })
})

test('of two values of one option the store’s first counts', () => {
  expect(read('#list=air.24gb.16gb:1')).toMatchObject({ lines: [{ id: 'air.16gb' }], lost: { choices: 1 } })
})

test('wherever a link is cut off, it says so, and nothing is said to have left the catalogue', () => {
  const fragment = '#list=29,air.16gb:12,mini:15,air:2'
  for (let end = '#list='.length; end < fragment.length; end += 1) {
    expect({ end, ...read(fragment.slice(0, end)) }).toMatchObject({ end, lost: nothing, isCut: true })
  }
  expect(read('#list=29,air.16gb:12,mini:1').lines).toMatchObject([{ id: 'air.16gb', quantity: 12 }, { quantity: 1 }])
})

test('a link of which nothing can be read is told from one whose items are gone', () => {
  for (const list of ['', 'x', '12,', 'what,is,this']) expect(read(`#list=${list}`).isUnreadable).toBe(true)
  for (const list of ['gone:1', 'x,gone:1', '2,air:1']) expect(read(`#list=${list}`).isUnreadable).toBe(false)
})

test('a link without a number in front is cut off where its last entry is', () => {
  expect(read('#list=air.16gb:12,mini:1').isCut).toBe(false)
  expect(read('#list=air.16gb:12,mini')).toMatchObject({ lines: [{ id: 'air.16gb', quantity: 12 }], isCut: true })
})

test('more lines than a list can have are lost', () => {
  const { lines, lost } = read(`#list=${Array.from({ length: 120 }, () => 'air:1').join(',')}`)
  expect(lines).toEqual([{ id: 'air', quantity: 100, name: 'Air' }])
  expect(lost).toEqual({ ...nothing, entries: 20 })
})

test('whatever a link says, what is read of it is a cart', () => {
  fc.assert(
    fc.property(fc.string(), text => {
      const { lines } = read(`#list=${text}`)
      expect(parseCart(JSON.stringify(lines))).toEqual(lines)
    }),
  )
})
