import { expect, test } from 'vitest'
import { decodeText } from './encoding.ts'

const hebrew = Buffer.from('title: x\nkicker: \xf9\xec\xe5\xed, Acme\n', 'latin1')

test('Hebrew as editors save it as “ANSI” is read, and its first letter placed', () => {
  expect(decodeText(hebrew)).toEqual({
    text: 'title: x\nkicker: שלום, Acme\n',
    foreign: { encoding: 'windows-1255', line: 2, column: 9 },
  })
})

test.each([
  ['a curly apostrophe of Windows', Buffer.from('It\x92s caf\xe9\n', 'latin1'), 'windows-1252', 'It’s café\n'],
  ['UTF-16 with its mark', Buffer.from('\uFEFFשלום', 'utf16le'), 'utf-16le', 'שלום'],
  ['UTF-16 without its mark', Buffer.from('title: Acme', 'utf16le'), 'utf-16le', 'title: Acme'],
  ['UTF-16 of the other order', Buffer.from('\uFEFFtitle', 'utf16le').swap16(), 'utf-16be', 'title'],
] as const)('%s is known', (_, bytes, encoding, text) => {
  expect(decodeText(bytes)).toMatchObject({ text, foreign: { encoding } })
})

test('UTF-8 with a letter cut in half is not taken for another encoding', () => {
  const cut = Buffer.concat([Buffer.from('שלום '), Buffer.from('ש').subarray(0, 1), Buffer.from(' לכם')])
  expect(decodeText(cut).foreign).toEqual({ encoding: 'damaged', line: 1, column: 6 })
})

test('UTF-8 is nothing else', () => {
  expect(decodeText(Buffer.from('שלום Acme'))).toEqual({ text: 'שלום Acme' })
})
