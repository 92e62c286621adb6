import { expect, test } from 'vitest'
import { withSigns } from './signs.ts'

const plain = (text: string) => ({ text, isolated: false })
const isolated = (text: string) => ({ text, isolated: true })

test('signs that touch an isolated piece are its own, what is a space away is not', () => {
  const parts = withSigns([
    plain('the source ('),
    isolated('https://iru.com'),
    plain('), or “'),
    isolated('a'),
    plain('”. – '),
  ])
  expect(parts.map(({ before, text, after }) => [before, text, after])).toEqual([
    ['', 'the source ', ''],
    ['(', 'https://iru.com', '),'],
    ['', ' or ', ''],
    ['“', 'a', '”.'],
    ['', ' – ', ''],
  ])
})

test('nothing of a text is lost or moved', () => {
  const pieces = [isolated('a'), plain('('), isolated('b'), plain('). ')]
  expect(
    withSigns(pieces)
      .map(({ before, text, after }) => before + text + after)
      .join(''),
  ).toBe('a(b). ')
})
