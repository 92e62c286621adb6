import { expect, test } from 'vitest'
import { chooseEncoding } from './encodings.ts'

const all = () => true

test.each([
  ['gzip, deflate, br', 'br'],
  ['gzip', 'gzip'],
  ['br;q=0, gzip;q=0.5', 'gzip'],
  ['*', 'br'],
  ['identity', 'identity'],
  ['*;q=0', 'identity'],
  [undefined, 'identity'],
])('Accept-Encoding %s is answered in %s', (header, encoding) => {
  expect(chooseEncoding(header, all)).toBe(encoding)
})

test('an encoding that was not made is not chosen', () => {
  expect(chooseEncoding('br, gzip', encoding => encoding === 'gzip')).toBe('gzip')
})
