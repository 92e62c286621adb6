import fc from 'fast-check'
import { expect, test } from 'vitest'
import { decode, encode } from './encoding.ts'

const bytes = (text: string) => Buffer.from(text)

test('what was not edited comes back byte for byte, whatever marks and line ends a file has', () => {
  const piece = fc.constantFrom('\r\n', '\n', '\r', 'שלום', 'word', ' ', '\uFEFF', '', '\n\n', '\r\n\r\n')
  fc.assert(
    fc.property(fc.array(piece), pieces => {
      const before = bytes(pieces.join(''))
      expect(encode(decode(before) ?? 'undecodable', before).toString('hex')).toBe(before.toString('hex'))
    }),
  )
})

test('a file with CRLF and a mark keeps both when a line is added', () => {
  expect(encode('a\nnew\nb\n', bytes('\uFEFFa\r\nb\r\n')).toString()).toBe('\uFEFFa\r\nnew\r\nb\r\n')
})

test('where line ends are mixed, each line keeps its own and a new one follows the line before it', () => {
  expect(encode('a\nnew\nb\nc', bytes('a\r\nb\nc')).toString()).toBe('a\r\nnew\r\nb\nc')
})

test('bytes that are no text are refused', () => {
  expect(decode(Buffer.from([0x2d, 0xff, 0xfe]))).toBeUndefined()
})
