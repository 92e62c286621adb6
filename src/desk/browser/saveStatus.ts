import { useSyncExternalStore } from 'react'
import type { Session } from './session.ts'
import type { SessionState } from './sessionState.ts'

/** Save status of files that are saved together. */
type SaveStatus = 'problem' | 'saving' | 'elsewhere' | 'unsaved' | 'saved'

/** The most urgent status among several files, and whether any of them can be saved. */
export function useSaveStatus(sessions: readonly Session[]): { status: SaveStatus; canSave: boolean } {
  const key = useSyncExternalStore(
    listener => {
      const stops = sessions.map(session => session.subscribe(listener))
      return () => {
        for (const stop of stops) stop()
      }
    },
    () => {
      const states = sessions.map(({ state }) => state)
      const canSave = states.some(({ unsaved, elsewhere, conflict }) => unsaved && !elsewhere && !conflict)
      return `${statusOf(states)} ${canSave}`
    },
  )
  const [status, canSave] = key.split(' ')
  return { status: status as SaveStatus, canSave: canSave === 'true' }
}

function statusOf(states: readonly SessionState[]): SaveStatus {
  if (states.some(({ problem }) => problem)) return 'problem'
  if (states.some(({ saving }) => saving)) return 'saving'
  if (states.some(({ unsaved, elsewhere }) => unsaved && !elsewhere)) return 'unsaved'
  // It stands at the name of the first file; that of another one is said above its text.
  return states[0]?.elsewhere ? 'elsewhere' : 'saved'
}
