import { type RefObject, useState } from 'react'
import { Conflict } from './Conflict.tsx'
import { returnFocus } from './focusText.ts'
import type { Session } from './session.ts'
import { conflictKey, isConflictAsked } from './sessionState.ts'
import { useConflictWindow } from './useConflictWindow.ts'
import { useSessionState, useSessionStates } from './useSession.ts'

interface ConflictsProps {
  sessions: readonly Session[]
  /** Where the writer was. */
  place: RefObject<HTMLElement | undefined>
}

/** The conflicts of the open files, of which the writer is asked to decide one at a time. */
export function Conflicts({ sessions, place }: ConflictsProps) {
  const isEachAsked = useSessionStates(sessions, states => states.map(isConflictAsked).join(' ')).split(' ')
  const asked = sessions.filter((_, index) => isEachAsked[index] === 'true').map(({ file }) => file)
  /** The file whose turn it is: another one waits until this is decided or put off. */
  const [turn, setTurn] = useState<string>()
  const next = turn !== undefined && asked.includes(turn) ? turn : asked[0]
  if (next !== turn) setTurn(next)
  return sessions.map(session => (
    <ConflictOf
      key={session.file}
      session={session}
      isAsked={session.file === next}
      isOneOfTwo={sessions.length > 1}
      place={place}
    />
  ))
}

interface ConflictOfProps extends Pick<ConflictsProps, 'place'> {
  session: Session
  isAsked: boolean
  isOneOfTwo: boolean
}

function ConflictOf({ session, isAsked, isOneOfTwo, place }: ConflictOfProps) {
  const { conflict } = useSessionState(session)
  const isOpen = useConflictWindow(session, isAsked)
  if (!conflict || !isOpen) return null
  return (
    <Conflict
      key={conflictKey(conflict)}
      file={session.file}
      locale={session.locale}
      isOneOfTwo={isOneOfTwo}
      merged={conflict.merged}
      onChange={text => session.conflicts.change(text)}
      onResolve={text => void session.resolve(text)}
      onPutOff={() => void session.conflicts.putOff()}
      onClosed={() => returnFocus(session, place.current)}
    />
  )
}
