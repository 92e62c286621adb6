import type { Text } from '@codemirror/state'
import type { Problem, SourceFile } from '../server/protocol.ts'
import { noFaults } from './editor/faultMarks.ts'
import type { AddedFact, FaultsFound } from './textFaults.ts'

/** An event shown to the writer until the next save. */
export type Notice =
  | 'restored'
  | 'merged'
  | 'not-kept'
  | 'by-hand'
  | 'stale'
  | 'fact-added'
  | 'facts-added'
  | 'pictures-left'
  | 'template-filled'
  | 'other-by-hand'
  | 'other-waits'
  | 'not-shared'
  | 'undone-alone'
  | 'drawn'

/** What the desk shows of one file. */
export interface SessionState extends FaultsFound {
  readonly unsaved: boolean
  readonly saving: boolean
  /** Whether the text cannot be shown as it is, so that its page stays what it was. */
  readonly isPageOld: boolean
  /** Why the last save did not succeed. */
  readonly problem?: Problem | 'offline'
  readonly notice?: Notice
  /** The fact that a fix added last, and the text as that fix, or the last of several, left it: only there it is taken back. */
  readonly factAdded?: AddedFact & { readonly left: Text }
  /** What the notice offers: a text to copy, or an address to go to. */
  readonly offer?: string
  /** Faults that no replacement fixed, by `faultKey`. */
  readonly byHand: readonly string[]
  /** The list of faults, where it is open; another one each time it is asked for by its key, which takes the focus there. */
  readonly faultList?: { readonly takesFocus: boolean }
  /** What someone else saved, where both changed the same words; and what both began with, where that is not what was saved before. */
  readonly conflict?: SourceFile & { readonly began?: string }
  /** Another tab holds the lock of this file. */
  readonly elsewhere: boolean
}

/** Undefined removes a property. */
export type StateChange = { [Key in keyof SessionState]?: SessionState[Key] | undefined }

/** The state of a session, in the shape that `useSyncExternalStore` reads. */
export class SessionStore {
  readonly #listeners = new Set<() => void>()
  #state: SessionState = {
    unsaved: false,
    saving: false,
    elsewhere: false,
    isPageOld: false,
    byHand: [],
    own: noFaults,
    checked: noFaults,
    checking: true,
  }

  get state(): SessionState {
    return this.#state
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** Notifies listeners only if a value differs: most keystrokes change nothing that the desk itself shows. */
  set(change: StateChange): void {
    const next = { ...this.#state, ...change } as SessionState
    const keys = Object.keys(next) as (keyof SessionState)[]
    if (keys.every(key => next[key] === this.#state[key])) return
    this.#state = next
    for (const listener of this.#listeners) listener()
  }
}
