import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { msg } from '../../../content/messages/msg.ts'
import type { DataRow, DataTable } from '../../server/data/protocol.ts'
import { useSessionState } from '../useSession.ts'
import { Said, say } from '../words.tsx'
import { addRow, type Texts } from './changeValue.ts'

interface NewRowProps extends Texts {
  table: DataTable
  /** Where the row will stand. */
  body: RefObject<HTMLTableSectionElement | null>
  /** The row that it follows; the last one without it. */
  after?: DataRow | undefined
  /** Called once it is there, or no longer wanted. */
  onEnd?: () => void
}

type Field = HTMLTextAreaElement | HTMLInputElement | HTMLSelectElement

/** Adds a row to a table. It has the fields of the one before it, and nothing is in them. */
export function NewRow({ session, read, table: { title, isKeyed, rows, names }, body, after, onEnd }: NewRowProps) {
  const { elsewhere } = useSessionState(session)
  const [name, setName] = useState('')
  const [fault, setFault] = useState(false)
  /** The name of the row that was added, until it is there. */
  const [awaited, setAwaited] = useState<string>()
  const form = useRef<HTMLFormElement>(null)
  // Whoever asked for it at a row goes on here.
  useEffect(() => {
    if (after) form.current?.querySelector<HTMLElement>('input, button')?.focus()
  }, [after])
  useEffect(() => {
    // In rows of an earlier text its number is still that of another.
    if (awaited === undefined || read !== session.view.state.doc) return
    const row = [...(body.current?.rows ?? [])].find(({ dataset }) => dataset.row === awaited)
    if (!row || !rows.some(known => known.name === awaited)) return
    setAwaited(undefined)
    row.scrollIntoView({ block: 'nearest' })
    const fields = [...row.querySelectorAll<Field>('td :is(textarea, input, select)')]
    // What is chosen is there already.
    ;(fields.find(({ value }) => value === '') ?? fields[0])?.focus()
    onEnd?.()
  }, [awaited, rows, body, onEnd, read, session])
  const typed = name.trim()
  const isOdd = names !== undefined && typed !== '' && !new RegExp(names.pattern).test(typed)
  const isTaken = rows.some(known => known.name === typed)
  const add = (event: FormEvent) => {
    event.preventDefault()
    if (isKeyed && (isOdd || isTaken)) return
    const key = after && (isKeyed ? after.name : Number(after.name) - 1)
    void addRow({ session, read }, [...title], isKeyed ? name.trim() : undefined, key).then(isDone => {
      setFault(!isDone)
      if (!isDone) return
      setAwaited(isKeyed ? name.trim() : String(after ? Number(after.name) + 1 : rows.length + 1))
      setName('')
    })
  }
  if (rows.length === 0) return null
  return (
    <form
      ref={form}
      className="new-row"
      onSubmit={add}
      onKeyDown={event => {
        if (event.key !== 'Escape' || !onEnd) return
        event.stopPropagation()
        onEnd()
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
