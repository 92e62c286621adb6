/** A value in local storage that the islands of a page and the tabs of a browser share; for `useSyncExternalStore`. */
export interface StoredState<Value> {
  /** The same object until something changes. */
  get: () => Value
  /** Stores the value, or nothing where it is that of an empty storage. */
  set: (value: Value) => void
  /** Calls back after every change, in this tab or another. @returns a function that unsubscribes */
  subscribe: (listener: () => void) => () => void
  /** Whether the value outlives this page: false where storage is blocked or full. */
  isStored: () => boolean
}

/** @param parse reads what is stored under the key, which anyone may have changed; never throws */
export function storedState<Value>(key: string, parse: (stored: string | null) => Value): StoredState<Value> {
  const listeners = new Set<() => void>()
  let current: Value | undefined
  let stored = true

  const change = (value: Value) => {
    current = value
    for (const listener of listeners) listener()
  }
  const onStorage = (event: StorageEvent) => {
    // The key is null when storage was cleared as a whole.
    if (event.key === key || event.key === null) change(parse(event.newValue))
  }
  /** A page in the back/forward cache misses changes. Anything never stored is only in its memory. */
  const onPageShow = ({ persisted }: PageTransitionEvent) => {
    if (persisted && stored) change(read())
  }
  const read = () => {
    let text: string | null = null
    try {
      text = localStorage.getItem(key)
    } catch {
      stored = false
    }
    return parse(text)
  }
  return {
    get() {
      current ??= read()
      return current
    },
    set(value) {
      const text = JSON.stringify(value)
      try {
        // What is as without any choice needs no memory, and the cookie policy promises none.
        if (text === JSON.stringify(parse(null))) localStorage.removeItem(key)
        else localStorage.setItem(key, text)
        stored = true
      } catch {
        stored = false
      }
      change(value)
    },
    subscribe(listener) {
      if (listeners.size === 0) {
        addEventListener('storage', onStorage)
        addEventListener('pageshow', onPageShow)
      }
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
        if (listeners.size > 0) return
        removeEventListener('storage', onStorage)
        removeEventListener('pageshow', onPageShow)
      }
    },
    isStored: () => stored,
  }
}
