import { type FormEvent, type RefObject, useEffect, useState } from 'react'
import { msg } from '../../../content/messages/msg.ts'
import type { DataTable } from '../../server/data/protocol.ts'
import type { Session } from '../session.ts'
import { useSessionState } from '../useSession.ts'
import { say } from '../words.tsx'
import { addRow } from './changeValue.ts'

interface NewRowProps {
  session: Session
  table: DataTable
  /** Where the row will stand. */
  body: RefObject<HTMLTableSectionElement | null>
}

/** Adds a row to a table. It begins as the last one, so that whatever has to be there is. */
export function NewRow({ session, table: { title, isKeyed, rows }, body }: NewRowProps) {
  const { elsewhere } = useSessionState(session)
  const [name, setName] = useState('')
  const [fault, setFault] = useState(false)
  const [awaited, setAwaited] = useState<number>()
  useEffect(() => {
    if (awaited === undefined || rows.length < awaited) return
    setAwaited(undefined)
    const row = body.current?.rows[rows.length - 1]
    row?.scrollIntoView({ block: 'nearest' })
    row?.querySelector<HTMLElement>('textarea, input, select')?.focus()
  }, [awaited, rows, body])
  const add = (event: FormEvent) => {
    event.preventDefault()
    void addRow(session, [...title], isKeyed ? name.trim() : undefined).then(isDone => {
      setFault(!isDone)
      if (!isDone) return
      setName('')
      setAwaited(rows.length + 1)
    })
  }
  if (rows.length === 0) return null
  return (
    <form className="new-row" onSubmit={add}>
      {isKeyed && (
        <input
          value={name}
          required
          dir="ltr"
          spellCheck={false}
          aria-label={say(msg('Name of the new row'))}
          placeholder={say(msg('Name of the new row'))}
          aria-invalid={fault}
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
      {fault && (
        <small className="value-fault">
          {say(msg('There is already a row with this name, or there is no place for one.'))}
        </small>
      )}
    </form>
  )
}
