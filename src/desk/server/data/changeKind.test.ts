import { expect, test } from 'vitest'
import { changeKind } from './changeKind.ts'
import { spliced } from './editValue.ts'

function withKind(source: string, kind: string, id = 'acme.price'): string {
  const splice = changeKind(source, id, kind)
  return splice ? spliced(source, splice) : ''
}

const fact = (kind: string, value: string, rest = ", source: 'x' }") =>
  `# Prices.\nacme.price: { kind: ${kind}, value: ${value}${rest} # new\nacme.users: { kind: count, value: 1 }\n`

test.each([
  ["{ en: '', he: '' }", "''"],
  ["{ en: 15.99, he: '' }", '15.99'],
  ["{ en: '', he: '15.99' }", '15.99'],
  ["{ en: 15.99, he: '15.99' }", '15.99'],
  ["{ en: 15.99, he: '59' }", '{ en: 15.99, he: 59 }'],
  ["{ en: about ten, he: '' }", "'about ten'"],
  ["{ en: '1e9', he: '' }", "'1e9'"],
  ["{ en: '', he: '0x10' }", "'0x10'"],
])('a text %s becomes %s once it is a price, and the other way', (text, one) => {
  expect(withKind(fact('text', text), 'price')).toBe(fact('price', one))
  expect(withKind(fact('text', text), 'count')).toBe(fact('count', one))
})

test('a value of its own becomes a text in each language', () => {
  expect(withKind(fact('price', '15.99'), 'text')).toBe(fact('text', "{ en: '15.99', he: '15.99' }"))
  expect(withKind(fact('count', '{ en: 5, he: 6 }'), 'text')).toBe(fact('text', "{ en: '5', he: '6' }"))
  expect(withKind(fact('duration', '[24, 48]'), 'text')).toBe(fact('text', '{ en: 24–48, he: 24–48 }'))
})

test('a month stays a text, and a range what it is', () => {
  expect(withKind(fact('text', "{ en: 2026-11, he: '' }"), 'month')).toBe(fact('month', "'2026-11'"))
  expect(withKind(fact('count', '[24, 48]'), 'duration')).toBe(fact('duration', '[24, 48]'))
})

test('what only another kind has goes with it', () => {
  expect(withKind(fact('duration', "''", ", unit: hour, source: 'x' }"), 'price')).toBe(fact('price', "''"))
  expect(withKind(fact('price', '5', ", currency: USD, source: 'x' }"), 'count')).toBe(fact('count', '5'))
})

test.each(['\n', '\r\n'])('a fact on lines of its own keeps them (%j)', end => {
  const block = "a.fact:\n  kind: text\n  value:\n    en: '7'\n    he: ''\n  source: the owner # so far\nb.fact: 1\n"
  const lines = block.replaceAll('\n', end)
  expect(withKind(lines, 'count', 'a.fact')).toBe(
    lines.replace('text', 'count').replace(`value:${end}    en: '7'${end}    he: ''`, 'value: 7'),
  )
})

test('where there is no such fact, nothing changes', () => {
  expect(changeKind('a.fact: {\n', 'a.fact', 'count')).toBeUndefined()
  expect(changeKind('a.fact: 1\n', 'b.fact', 'count')).toBeUndefined()
})
