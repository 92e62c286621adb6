import type { Text } from '@codemirror/state'
import { useEffect, useRef, useState } from 'react'
import { valuesSettled } from './data/changeValue.ts'
import type { Session } from './session.ts'
import { typingPaused } from './typingPaused.ts'
import { useSessionState } from './useSession.ts'

/**
 * Whether the window of a conflict that the writer is asked to decide is open. To whoever is typing it is not, before a pause: the
 * next letters would go nowhere. What was typed until then is in what is shown.
 */
export function useConflictWindow(session: Session, isAsked: boolean): boolean {
  const { conflict } = useSessionState(session)
  const [isOpen, setOpen] = useState(false)
  /** The text that the conflict was found in. */
  const found = useRef<Text>(undefined)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each conflict is of the text as it is then
  useEffect(() => {
    found.current = session.view.state.doc
  }, [session, conflict])
  // Once more when it is open: a field that loses the focus may enter what it held.
  useEffect(() => {
    if (!isAsked) {
      setOpen(false)
      return
    }
    let isOver = false
    const show = async () => {
      if (!isOpen) await typingPaused()
      await valuesSettled()
      if (isOver) return
      if (session.view.state.doc === found.current) {
        setOpen(true)
        return
      }
      await session.refresh()
      // Without an answer, a notice asks when it is to be decided.
      if (session.state.conflict === conflict) await session.conflicts.putOff()
    }
    void show()
    return () => {
      isOver = true
    }
  }, [session, conflict, isAsked, isOpen])
  return isAsked && isOpen
}
