import { latinKey } from '../latinKey.ts'

type Shortcut = Pick<KeyboardEvent, 'key' | 'code' | 'shiftKey' | 'ctrlKey' | 'metaKey'>

/** Ctrl with a letter, or Cmd on a Mac. */
const isWithControl = (event: Shortcut, letter: string): boolean =>
  latinKey(event) === letter && (event.ctrlKey || event.metaKey)

/** Whether a key saves: Ctrl-S. */
export const isSaveKey = (event: Shortcut): boolean => isWithControl(event, 's')

/** Whether a key searches: Ctrl-F. */
export const isFindKey = (event: Shortcut): boolean => isWithControl(event, 'f')

/** Whether a key lists all faults: Ctrl-Shift-M. */
export const isFaultsKey = (event: Shortcut): boolean => isWithControl(event, 'm') && event.shiftKey

/** Whether a key leads to the other language: F6 alone. With others it is the browser's or the system's. */
export const isCrossKey = (event: Shortcut & Pick<KeyboardEvent, 'altKey'>): boolean =>
  event.key === 'F6' && !event.shiftKey && !event.ctrlKey && !event.metaKey && !event.altKey
