import { type FormEvent, type KeyboardEvent, useId, useRef, useState } from 'react'
import { isAddress, owner } from '../../../content/factSources.ts'
import { type Message, msg } from '../../../content/messages/msg.ts'
import type { DataPath } from '../../server/data/protocol.ts'
import type { PlacedFault } from '../editor/faultMarks.ts'
import { useSessionState } from '../useSession.ts'
import { Said, say } from '../words.tsx'
import { changeValues } from './changeValue.ts'
import { FaultTexts } from './FaultTexts.tsx'
import type { Texts } from './texts.ts'

interface ConfirmPriceProps extends Texts {
  /** Keys that lead to the fact. */
  path: DataPath
  name: string
  /** Who says so until now. */
  source: string
  /** The day of what is checked now, YYYY-MM-DD. */
  today: string
  /** That nobody has confirmed it yet. */
  faults: readonly PlacedFault[]
  onDone: () => void
}

/** Confirms a price that the desk added: where it is seen, and that it was seen there today. */
export function ConfirmPrice({ session, read, path, name, source, today, faults, onDone }: ConfirmPriceProps) {
  const { elsewhere } = useSessionState(session)
  const [isOurs, setOurs] = useState(false)
  const known = isAddress(source) ? source : ''
  const [address, setAddress] = useState(known)
  const [validUntil, setValidUntil] = useState('')
  const [refusal, setRefusal] = useState<{ readonly words: Message; readonly of?: 'address' | 'day' }>()
  const field = useRef<HTMLInputElement>(null)
  const day = useRef<HTMLInputElement>(null)
  const [choice, faultsId, refusalId] = [useId(), useId(), useId()]
  const confirm = (event: FormEvent) => {
    event.preventDefault()
    const said = isOurs ? owner : address.trim()
    if (!isOurs && !isAddress(said)) {
      setRefusal({ words: msg('A whole address is needed here, which begins with https://'), of: 'address' })
      field.current?.focus()
      return
    }
    // Half typed, or past.
    if (day.current?.checkValidity() === false) {
      setRefusal({ words: msg('A whole day from today on is needed here, or none'), of: 'day' })
      day.current.focus()
      return
    }
    const changes = { source: said, checked: today, ...(validUntil && { validUntil }), unverified: undefined }
    void changeValues(
      { session, read },
      Object.entries(changes).map(([key, value]) => ({ path: [...path, key], value })),
    ).then(isDone => (isDone ? onDone() : setRefusal({ words: msg('There is no place for this in the file.') })))
  }
  const choose = (isOurs: boolean) => {
    setOurs(isOurs)
    setRefusal(undefined)
  }
  const putBack = (event: KeyboardEvent) => {
    const isHalf = day.current?.validity.badInput === true
    if (event.key !== 'Escape' || !(isOurs || isHalf || address !== known || validUntil !== '')) return
    event.stopPropagation()
    choose(false)
    setAddress(known)
    setValidUntil('')
    // The browser shows it, and says that there is none.
    if (isHalf && day.current) day.current.value = ''
  }
  return (
    <form
      className="confirm"
      noValidate
      onSubmit={confirm}
      onKeyDown={putBack}
      aria-label={say(msg('Confirm {name}', { name }))}
    >
      <div className="value-faults" id={faultsId}>
        <FaultTexts session={session} faults={faults} />
      </div>
      <fieldset disabled={elsewhere}>
        <legend>{say(msg('Where is the price seen?'))}</legend>
        <div className="confirm-page">
          <label>
            <input type="radio" name={choice} checked={!isOurs} onChange={() => choose(false)} />
            {say(msg('At this address'))}
          </label>
          <input
            ref={field}
            type="url"
            className="confirm-address"
            value={address}
            dir="ltr"
            placeholder="https://"
            aria-label={say(msg('Address where the price is seen'))}
            aria-describedby={`${refusal?.of === 'address' ? refusalId : ''} ${faultsId}`}
            aria-invalid={refusal?.of === 'address'}
            onChange={event => {
              setAddress(event.target.value)
              choose(false)
            }}
          />
        </div>
        <label>
          <input type="radio" name={choice} checked={isOurs} onChange={() => choose(true)} />
          {say(msg('It is a price of ours, and the owner confirms it'))}
        </label>
      </fieldset>
      <label>
        {say(msg('Valid until, if it says so'))}
        <input
          ref={day}
          type="date"
          className="confirm-day"
          min={today}
          value={validUntil}
          disabled={elsewhere}
          aria-describedby={refusal?.of === 'day' ? refusalId : undefined}
          aria-invalid={refusal?.of === 'day'}
          onChange={event => {
            setValidUntil(event.target.value)
            setRefusal(undefined)
          }}
        />
      </label>
      <button type="submit" className="secondary" disabled={elsewhere}>
        {say(msg('Checked today'))}
      </button>
      {refusal && (
        <small className="value-fault" id={refusalId}>
          <Said text={refusal.words} />
        </small>
      )}
    </form>
  )
}
