import type { Session } from './session.ts'
import type { SessionState } from './sessionState.ts'
import { useSessionStates } from './useSession.ts'

/** Save status of files that are saved together. */
type SaveStatus = 'problem' | 'saving' | 'elsewhere' | 'unsaved' | 'saved'

/** The most urgent status among several files, and whether any of them can be saved. */
export function useSaveStatus(sessions: readonly Session[]): { status: SaveStatus; canSave: boolean } {
  const status = useSessionStates(sessions, statusOf)
  const canSave = useSessionStates(sessions, states =>
    states.some(({ unsaved, elsewhere, conflict }) => unsaved && !elsewhere && !conflict),
  )
  return { status, canSave }
}

function statusOf(states: readonly SessionState[]): SaveStatus {
  if (states.some(({ problem }) => problem)) return 'problem'
  if (states.some(({ saving }) => saving)) return 'saving'
  if (states.some(({ unsaved, elsewhere }) => unsaved && !elsewhere)) return 'unsaved'
  // It stands at the name of the first file; that of another one is said above its text.
  return states[0]?.elsewhere ? 'elsewhere' : 'saved'
}
