import { readStored } from '../storage/readStored.ts'
import { type AccessibilitySettings, applySettings, parseSettings } from './settings.ts'

const key = 'accessibility'
const listeners = new Set<() => void>()
let current: AccessibilitySettings | undefined

/** The settings in force: one object until something changes, as `useSyncExternalStore` wants it. */
export function accessibilitySettings(): AccessibilitySettings {
  current ??= parseSettings(readStored(key))
  return current
}

/** Applies settings, tells every listener and stores them; full or blocked storage costs the memory of them only. */
export function changeAccessibility(change: Partial<AccessibilitySettings>): void {
  adopt({ ...accessibilitySettings(), ...change })
  try {
    localStorage.setItem(key, JSON.stringify(current))
  } catch {}
}

/** Calls back after every change, in this tab or another. @returns what ends it */
export function onAccessibility(listener: () => void): () => void {
  if (listeners.size === 0) addEventListener('storage', hear)
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) removeEventListener('storage', hear)
  }
}

function hear(event: StorageEvent): void {
  // `null` is a storage that was cleared as a whole.
  if (event.key === key || event.key === null) adopt(parseSettings(readStored(key)))
}

function adopt(settings: AccessibilitySettings): void {
  current = settings
  applySettings(settings, document.documentElement)
  for (const listener of listeners) listener()
}
