import { Text } from '@codemirror/state'
import type { NewFact } from '../../content/newFact.ts'
import type { Merged, Moved, Problem, SourceFile } from '../server/protocol.ts'
import { noFaults, type PlacedFault } from './editor/faultMarks.ts'
import type { FormatRefusal } from './editor/formatRefusals.ts'
import type { LeftOut } from './paste/paste.ts'
import type { PlacedPicture } from './paste/placedInBoth.ts'
import type { FaultsFound } from './textFaults.ts'

/** An event shown to the writer until the next save. */
export type Notice =
  | 'restored'
  | 'merged'
  | 'not-kept'
  | 'there-again'
  | 'address-taken'
  | 'back-except'
  | 'not-brought-back'
  | 'by-hand'
  | 'copied'
  | 'copied-whole'
  | 'not-copied'
  | 'stale'
  | 'facts-left'
  | 'facts-stay'
  | `${LeftOut}-left`
  | FormatRefusal
  | 'files-unread'
  | 'cells-beyond'
  | 'template-filled'
  | 'template-filled-in-part'
  | 'other-by-hand'
  | 'other-waits'
  | 'picture-left'
  | 'picture-stays'
  | 'not-shared'
  | 'undone-alone'
  | 'drawn'
  | 'one-language'
  | 'both-languages'

/** A fact that a fix added. */
export interface AddedFact {
  readonly newFact: NewFact
  /** `line:column`. */
  readonly at: string
  /** The text as its reference came into it: only there it is taken back. */
  readonly shown: Text
  /** Whether the checks have read it: before that they find nothing that is to be filled in. */
  readonly isChecked?: true
}

/** What someone else saved, where both changed the same words; and both changes in one. */
export interface ShownConflict {
  readonly disk: SourceFile
  readonly merged: Merged
  /** What the writer has made of both so far. */
  readonly kept: string
  /** The writer closed the dialog, and decides later. */
  readonly isPutOff: boolean
}

/** The same for conflicts in which the same words are shown. */
export const conflictKey = ({ disk, merged }: Pick<ShownConflict, 'disk' | 'merged'>): string =>
  `${disk.version} ${merged.text}`

/** Whether the writer is to decide a conflict now. Whoever writes the file in another tab is asked there. */
export const isConflictAsked = ({ conflict, elsewhere }: SessionState): boolean =>
  conflict !== undefined && !conflict.isPutOff && !elsewhere

/** What the desk shows of one file. */
export interface SessionState extends FaultsFound {
  readonly unsaved: boolean
  readonly saving: boolean
  /** Whether the text cannot be shown as it is, so that its page, or what its front matter says there, stays what it was. */
  readonly isPageOld: boolean
  /** Why the last save did not succeed. */
  readonly problem?: Problem | 'offline'
  /** Where the address of the page leads by now, where its file is gone. */
  readonly leadsTo?: string
  /** Branch of the proposal in which the page waits, where its file is gone. */
  readonly waitsIn?: string
  readonly notice?: Notice
  /** Facts that fixes added and that are still to be filled in: said beside whatever else is, until then. */
  readonly factsAdded?: readonly AddedFact[]
  /** Facts that nothing shows any more since undo, or that stay since something else shows them. */
  readonly factsLeft?: readonly NewFact[]
  /** Names of the files that were brought to the text last and could not come in. */
  readonly filesUnread?: readonly string[]
  /** The file that has the address of the page that was to be brought back. */
  readonly takenBy?: string
  /** Files in which not all that went with the deleted page could come back. */
  readonly filesKept?: readonly string[]
  /** Why the file could not be brought back. */
  readonly notBack?: Problem | 'offline'
  /** What the notice offers: a text to copy, or an address to go to. */
  readonly offer?: string
  /** The picture that undo took out of this text last, while the other language still has it. */
  readonly pictureLeft?: PlacedPicture
  /** The fault that no replacement fixed last, as it was then. */
  readonly refused?: PlacedFault
  /** The list of faults, where it is open; another one each time it is asked for by its key, which takes the focus there. */
  readonly faultList?: { readonly takesFocus: boolean }
  readonly conflict?: ShownConflict
  /** Its page has another name or folder by now. */
  readonly moved?: Moved
  /** Another tab holds the lock of this file, or moved it: it is not written here. */
  readonly elsewhere: boolean
}

/** Undefined removes a property. */
export type StateChange = { [Key in keyof SessionState]?: SessionState[Key] | undefined }

/**
 * Whether what the notice is about is no more. What it says is back, and offers to discard, may have been discarded or saved in
 * another tab; the fault that was not corrected may be gone, or its words others.
 */
export const isNoticeOver = ({
  notice,
  unsaved,
  refused,
  refusals,
}: Pick<StateChange, 'notice' | 'unsaved' | 'refused' | 'refusals'>): boolean =>
  (notice === 'restored' && !unsaved) ||
  (notice === 'by-hand' && !(refusals ?? []).some(({ asked }) => asked === refused))

/** The state of a session, in the shape that `useSyncExternalStore` reads. */
export class SessionStore {
  readonly #listeners = new Set<() => void>()
  #state: SessionState = {
    unsaved: false,
    saving: false,
    elsewhere: false,
    isPageOld: false,
    doc: Text.empty,
    own: noFaults,
    checked: noFaults,
    refusals: [],
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

  /** @param offer a text to copy or an address to go to */
  notify(notice: Notice, offer?: string): void {
    this.set({ notice, offer })
  }

  /** Says something of a fault, or of a picture, of facts or of files, which stand outside this text. */
  notifyOf(
    notice: Notice,
    what: Pick<
      StateChange,
      'pictureLeft' | 'factsLeft' | 'filesUnread' | 'refused' | 'takenBy' | 'filesKept' | 'notBack'
    >,
    offer?: string,
  ): void {
    this.set({ notice, offer, ...what })
  }

  dismiss(): void {
    this.set({ notice: undefined, offer: undefined })
  }

  /** Opens the list of faults and moves the focus there; does nothing where there are none. */
  listFaults(): void {
    const { own, checked } = this.state
    if (own.length + checked.length > 0) this.set({ faultList: { takesFocus: true } })
  }

  /** Opens or closes the list of faults; the focus stays where it is. */
  toggleFaults(): void {
    this.set({ faultList: this.state.faultList ? undefined : { takesFocus: false } })
  }
}
