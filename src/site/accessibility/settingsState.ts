import { storedState } from '../storage/storedState.ts'
import { type AccessibilitySettings, applySettings, parseSettings } from './settings.ts'

/** The visitor's settings. The boot script applies what is stored, also when another tab changes it. */
export const settingsState = storedState('accessibility', parseSettings)

export function changeSettings(change: Partial<AccessibilitySettings>): void {
  const settings = { ...settingsState.get(), ...change }
  applySettings(settings, document.documentElement)
  settingsState.set(settings)
}
