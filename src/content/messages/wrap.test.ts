import { expect, test } from 'vitest'
import { wordingIn } from './wording.ts'
import { wrap } from './wrap.ts'

test('lines break at blanks within 80 columns and begin below the first word', () => {
  const lines = wrap('word '.repeat(40).trim(), '  Found: ').split('\n')
  expect(lines[0]).toBe(`  Found: ${'word '.repeat(14).trim()}`)
  expect(lines.slice(1).every(line => /^ {9}word/.test(line) && line.length <= 80)).toBe(true)
  expect(lines.join(' ').match(/word/g)).toHaveLength(40)
})

test('an address that is longer than a line is not cut', () => {
  const address = `https://www.example.com/${'a'.repeat(90)}`
  expect(wrap(`see ${address} there`)).toBe(`see\n${address}\nthere`)
})

test('what is isolated stays so on each line', () => {
  const text = wordingIn('he')({ id: 'a link to {path}, which no page has', values: { path: 'two words '.repeat(12) } })
  for (const line of wrap(text).split('\n')) {
    const [opened, closed] = [/[\u2066-\u2068]/g, /\u2069/g].map(mark => line.match(mark)?.length ?? 0)
    expect(opened).toBe(closed)
    expect(line.replace(/[\u2066-\u2069]/g, '').length).toBeLessThanOrEqual(80)
  }
})
