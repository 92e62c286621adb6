import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { start } from './restoreScroll.ts'

const scrollTo = vi.fn()

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('scrollTo', scrollTo.mockReset())
  vi.stubGlobal('scrollY', 0)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test.each([
  ['/he/kandji', 'the same page in the other language', 1],
  ['/he/torii', 'another page, whose language link was opened in a new tab', 0],
  ['', 'none that is known', 0],
])('from %j, %s, the position is restored %i times', (from, _what, times) => {
  vi.stubGlobal('location', new URL('https://example.com/kandji'))
  vi.stubGlobal('document', { referrer: from && `https://example.com${from}?a=1` })
  start('700 ', () => '')
  vi.runAllTimers()
  expect(scrollTo).toHaveBeenCalledTimes(times)
})
