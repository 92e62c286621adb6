import { createContext, type ReactNode, useContext, useSyncExternalStore } from 'react'
import { type AccessibilitySettings, parseSettings } from './settings.ts'
import { changeSettings, settingsState } from './settingsState.ts'

interface Accessibility {
  settings: AccessibilitySettings
  change: (change: Partial<AccessibilitySettings>) => void
}

const Context = createContext<Accessibility | undefined>(undefined)
const defaults = parseSettings(null)

/** Gives an island the visitor's settings, shared with every other island and tab. */
export function AccessibilityProvider({ children }: { children: ReactNode }) {
  const settings = useSyncExternalStore(settingsState.subscribe, settingsState.get, () => defaults)
  return <Context value={{ settings, change: changeSettings }}>{children}</Context>
}

/** @throws outside an AccessibilityProvider, in the words of the specification (§8) */
export function useAccessibility(): Accessibility {
  const accessibility = useContext(Context)
  if (!accessibility) throw new Error('useAccessibility must be used within an AccessibilityProvider')
  return accessibility
}
