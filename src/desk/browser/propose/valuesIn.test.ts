import { expect, test } from 'vitest'
import { valuesIn } from './valuesIn.ts'

test('each value of a new entry has its own direction, so that its id stays in its place', () => {
  const directionsOf = (path: string[], text: string) => valuesIn(path, text).map(({ text, dir }) => `${dir} ${text}`)
  expect(directionsOf(['models', '2'], 'watch-se-2 · Apple · Ocean band · רצועת ים')).toEqual([
    'ltr watch-se-2',
    'ltr Apple',
    'ltr Ocean band',
    'rtl רצועת ים',
  ])
  expect(directionsOf(['title', 'he'], 'Apple')).toEqual(['rtl Apple'])
  expect(directionsOf(['title', 'en'], 'אפל, or Apple')).toEqual(['ltr אפל, or Apple'])
})
