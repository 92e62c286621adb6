import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { onReconnect } from './onReconnect.ts'

let window: EventTarget

beforeEach(() => {
  vi.useFakeTimers()
  window = new EventTarget()
  vi.stubGlobal('addEventListener', window.addEventListener.bind(window))
  vi.stubGlobal('removeEventListener', window.removeEventListener.bind(window))
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const reconnect = () => window.dispatchEvent(new Event('online'))

test('what fails right after the network is back is tried again until it succeeds', async () => {
  const attempt = vi.fn(async () => attempt.mock.calls.length === 2)
  const giveUp = vi.fn()
  onReconnect(attempt, giveUp)
  await vi.runAllTimersAsync()
  expect(attempt).not.toHaveBeenCalled()
  reconnect()
  await vi.runAllTimersAsync()
  expect(attempt).toHaveBeenCalledTimes(2)
  expect(giveUp).not.toHaveBeenCalled()
})

test('where nothing succeeds it is given up, once for each time that the network comes back', async () => {
  const attempt = vi.fn(async () => false)
  const giveUp = vi.fn()
  onReconnect(attempt, giveUp)
  reconnect()
  reconnect()
  await vi.runAllTimersAsync()
  expect(giveUp).toHaveBeenCalledTimes(1)
  reconnect()
  await vi.runAllTimersAsync()
  expect(giveUp).toHaveBeenCalledTimes(2)
})

test('ended, it neither tries again nor gives up', async () => {
  const giveUp = vi.fn()
  const attempt = vi.fn(async () => {
    end()
    return false
  })
  const end = onReconnect(attempt, giveUp)
  reconnect()
  await vi.runAllTimersAsync()
  reconnect()
  await vi.runAllTimersAsync()
  expect(attempt).toHaveBeenCalledTimes(1)
  expect(giveUp).not.toHaveBeenCalled()
})
