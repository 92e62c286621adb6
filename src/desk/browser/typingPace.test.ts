import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { TypingPace } from './typingPace.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

/** A time between keys that no pause is, and one that is, ms. */
const [fast, slow] = [60, 150]

/**
 * Presses keys, each this long after the one before, and asks for a turn at the second.
 * @param lastTook of the last rendering, ms
 * @returns ms until the turn came
 */
async function wait(interval: number, keys: number, lastTook: number): Promise<number> {
  const pace = new TypingPace()
  let turn = Promise.resolve(0)
  for (let key = 1; key <= keys; key++) {
    pace.key()
    const asked = performance.now()
    if (key === 2) turn = pace.turn(lastTook).then(() => performance.now() - asked)
    await vi.advanceTimersByTimeAsync(interval)
  }
  await vi.advanceTimersByTimeAsync(1000)
  return turn
}

test('a page that takes little is rendered between the keys of a fast writer', async () => {
  expect(await wait(fast, 3, 50)).toBe(0)
})

test('a page that takes long is rendered at each key of a slow writer', async () => {
  expect(await wait(slow, 3, 90)).toBe(0)
})

test('a page that takes long waits until a fast writer pauses', async () => {
  expect(await wait(fast, 3, 90)).toBe(fast + 80)
})

test('a writer who does not pause sees the page all the same', async () => {
  expect(await wait(fast, 20, 90)).toBe(300)
})
