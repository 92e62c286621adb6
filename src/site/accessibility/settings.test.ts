import { expect, test } from 'vitest'
import { parseSettings, stepTextSize } from './settings.ts'

const defaults = parseSettings(null)

test('nothing stored gives normal text and every switch off', () => {
  expect(defaults).toEqual({
    textSize: 'normal',
    highContrast: false,
    invertedContrast: false,
    grayscale: false,
    highlightLinks: false,
    accessibleFont: false,
    pauseAnimations: false,
  })
})

test.each(['', '{', 'null', '[]', '7', '{"textSize":"huge","grayscale":"yes"}'])(
  'malformed %j gives the defaults',
  text => {
    expect(parseSettings(text)).toEqual(defaults)
  },
)

test('what is well-formed is kept beside what is not', () => {
  expect(parseSettings('{"textSize":"large","grayscale":true,"highContrast":1}')).toEqual({
    ...defaults,
    textSize: 'large',
    grayscale: true,
  })
})

test('text size moves one level at a time and stops at both ends', () => {
  expect(stepTextSize('normal', 1)).toBe('large')
  expect(stepTextSize('large', -1)).toBe('normal')
  expect(stepTextSize('small', -1)).toBe('small')
  expect(stepTextSize('xlarge', 1)).toBe('xlarge')
})
