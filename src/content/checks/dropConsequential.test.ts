import { expect, test } from 'vitest'
import { dropConsequential } from './dropConsequential.ts'
import type { Finding } from './types.ts'

const english = (check: string, line: number, column: number): Finding => ({
  file: 'a.en.mdx',
  line,
  column,
  check,
  severity: 'error',
  found: '',
  expected: '',
})
const pair = (line: number, column: number): Finding => ({
  ...english('pairs', 20, 1),
  file: 'a.he.mdx',
  also: { file: 'a.en.mdx', line, column },
})

test('a link that is wrong is not asked of the other language too', () => {
  const link = english('links', 22, 40)
  expect(dropConsequential([link, pair(22, 40), pair(22, 90)])).toEqual([link, pair(22, 90)])
})

test('nor is a widget with a wrong property, whose place is the property’s', () => {
  const property = english('widgetProps', 30, 56)
  expect(dropConsequential([property, pair(30, 1), pair(31, 1)])).toEqual([property, pair(31, 1)])
})

test('the signs of a price that becomes a fact are no fault of their own', () => {
  const [price, signs, others] = [english('facts', 8, 3), english('isolation', 8, 3), english('isolation', 8, 9)]
  expect(dropConsequential([price, signs, others])).toEqual([price, others])
})

test('a value written out lacks its fact only once: where it stands', () => {
  const fact = (id: string) => ({ fix: `<Fact id="${id}" />` })
  const written = { ...english('facts', 8, 3), ...fact('acme.price') }
  const lacking = { ...english('pairs', 6, 1), ...fact('acme.price') }
  const others = [{ ...lacking, ...fact('acme.trial') }, { ...lacking, file: 'b.en.mdx' }, english('pairs', 9, 1)]
  expect(dropConsequential([written, lacking, ...others])).toEqual([written, ...others])
})
