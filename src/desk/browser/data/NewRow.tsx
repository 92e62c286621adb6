import { type FormEvent, useEffect, useRef, useState } from 'react'
import { msg } from '../../../content/messages/msg.ts'
import type { DataRow } from '../../server/data/protocol.ts'
import { useSessionState } from '../useSession.ts'
import { Said, say } from '../words.tsx'
import { type AddedTo, useAddRow } from './useAddRow.ts'
import { rowNamed } from './useRowFocus.ts'

interface NewRowProps extends AddedTo {
  /** The row that it follows; the last one without it. */
  after?: DataRow | undefined
  /** Called once it is there, or no longer wanted. */
  onEnd?: () => void
}

/** Asks what a row that is added to a table has to be called, if anything. It has the fields of the one before it, and nothing is in them. */
export function NewRow({ after, onEnd, ...added }: NewRowProps) {
  const { session, table } = added
  const { isKeyed, rows, names } = table
  const { elsewhere } = useSessionState(session)
  const [name, setName] = useState('')
  // Without a name it is asked for again only where there was no place for it.
  const [fault, setFault] = useState(after !== undefined && !isKeyed)
  const form = useRef<HTMLFormElement>(null)
  // Whoever asked for it at a row goes on here.
  useEffect(() => {
    if (after) form.current?.querySelector<HTMLElement>('input, button')?.focus()
  }, [after])
  const addTo = useAddRow(added, onEnd)
  const typed = name.trim()
  const isOdd = names !== undefined && typed !== '' && !new RegExp(names.pattern).test(typed)
  const isTaken = rows.some(known => known.name === typed)
  const add = (event: FormEvent) => {
    event.preventDefault()
    if (isKeyed && (isOdd || isTaken)) return
    void addTo(after, isKeyed ? typed : undefined).then(isDone => {
      setFault(!isDone)
      if (isDone) setName('')
    })
  }
  if (rows.length === 0) return null
  return (
    <form
      ref={form}
      className="new-row"
      onSubmit={add}
      onKeyDown={event => {
        if (event.key !== 'Escape' || (!onEnd && name === '')) return
        event.stopPropagation()
        setName('')
        // Back to what opened it.
        if (after) rowNamed(added.body, after.name)?.querySelector<HTMLElement>('.add')?.focus()
        onEnd?.()
      }}
    >
      {isKeyed && (
        <input
          value={name}
          required
          dir="ltr"
          spellCheck={false}
          aria-label={say(msg('Name of the new row'))}
          placeholder={say(msg('Name of the new row'))}
          aria-invalid={fault || isOdd || isTaken}
          disabled={elsewhere}
          onChange={event => {
            setName(event.target.value)
            setFault(false)
          }}
        />
      )}
      <button type="submit" className="secondary" disabled={elsewhere}>
        {say(msg('Add a row'))}
      </button>
      {isKeyed && isOdd && names && (
        <small className="value-fault">
          <Said text={names.expected} />
        </small>
      )}
      {isKeyed && isTaken && (
        <small className="value-fault">{say(msg('There is already a row with this name.'))}</small>
      )}
      {fault && (
        <small className="value-fault">
          {say(msg('There is already a row with this name, or there is no place for one.'))}
        </small>
      )}
    </form>
  )
}
