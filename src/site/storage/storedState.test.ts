import { beforeEach, expect, test, vi } from 'vitest'
import { storedState } from './storedState.ts'

const parse = (stored: string | null): string[] => JSON.parse(stored ?? '[]')
let stored: Map<string, string>
let window: EventTarget

beforeEach(() => {
  stored = new Map()
  window = new EventTarget()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  })
  vi.stubGlobal('addEventListener', window.addEventListener.bind(window))
  vi.stubGlobal('removeEventListener', window.removeEventListener.bind(window))
})

const changedElsewhere = (key: string | null, newValue: string | null) =>
  window.dispatchEvent(Object.assign(new Event('storage'), { key, newValue }))

test('a change is stored, and every listener is called until it unsubscribes', () => {
  const state = storedState('list', parse)
  const listener = vi.fn()
  const unsubscribe = state.subscribe(listener)
  state.set(['a'])
  unsubscribe()
  state.set(['b'])
  expect(listener).toHaveBeenCalledTimes(1)
  expect(stored.get('list')).toBe('["b"]')
})

test('of a value that is as without a choice nothing stays in storage', () => {
  const state = storedState('list', parse)
  state.set(['a'])
  state.set([])
  expect(stored.has('list')).toBe(false)
  expect([state.get(), state.isStored()]).toEqual([[], true])
})

test('the value is the same object until it changes', () => {
  stored.set('list', '["a"]')
  const state = storedState('list', parse)
  expect(state.get()).toEqual(['a'])
  expect(state.get()).toBe(state.get())
})

test('a change in another tab is adopted, a cleared storage too, and another key is not', () => {
  const state = storedState('list', parse)
  state.subscribe(() => {})
  changedElsewhere('list', '["other"]')
  expect(state.get()).toEqual(['other'])
  changedElsewhere('theirs', '["no"]')
  expect(state.get()).toEqual(['other'])
  changedElsewhere(null, null)
  expect(state.get()).toEqual([])
})

test('blocked storage costs only the memory of the value', () => {
  const blocked = () => {
    throw new Error('The operation is insecure.')
  }
  vi.stubGlobal('localStorage', { getItem: blocked, setItem: blocked })
  const state = storedState('list', parse)
  expect([state.get(), state.isStored()]).toEqual([[], false])
  state.set(['a'])
  expect([state.get(), state.isStored()]).toEqual([['a'], false])
})

const shownAgain = (persisted: boolean) => window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }))

test('a page that comes back from the back/forward cache has what other pages stored meanwhile', () => {
  const state = storedState('list', parse)
  const listener = vi.fn()
  state.subscribe(listener)
  state.set(['here'])
  stored.set('list', '["here","there"]')
  shownAgain(true)
  expect(state.get()).toEqual(['here', 'there'])
  expect(listener).toHaveBeenCalledTimes(2)
})

test('what could not be stored outlives the back/forward cache', () => {
  const state = storedState('list', parse)
  state.subscribe(() => {})
  vi.stubGlobal('localStorage', {
    getItem: () => null,
    setItem: () => {
      throw new Error('The quota has been exceeded.')
    },
  })
  state.set(['a'])
  shownAgain(true)
  expect(state.get()).toEqual(['a'])
})
