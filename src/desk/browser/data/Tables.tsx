import { redo, undo } from '@codemirror/commands'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { type Message, msg } from '../../../content/messages/msg.ts'
import type { DataTables } from '../../server/data/protocol.ts'
import { readTables } from '../api.ts'
import { forgetTyped, hasOwnUndo, undoKey } from '../ownUndo.ts'
import { useReadText } from '../readText.ts'
import type { Session } from '../session.ts'
import { useSessionState } from '../useSession.ts'
import { Said, say } from '../words.tsx'
import { valuesSettled } from './changeValue.ts'
import { FaultCount } from './FaultCount.tsx'
import { FaultTexts, isWithin } from './FaultTexts.tsx'
import { goToPlace } from './goTo.ts'
import { type Removed, Table } from './Table.tsx'
import { Uses } from './Uses.tsx'

/** A data file as tables. */
export function Tables({ session }: { session: Session }) {
  const known = useReadText(session, readTables, ({ tables }) => tables !== undefined)
  const { own, checked } = useSessionState(session)
  const [wanted, setWanted] = useState('')
  const [removed, setRemoved] = useState<Removed>()
  const area = useRef<HTMLDivElement>(null)
  const isRead = known?.answer.tables !== undefined
  useEffect(() => {
    if (isRead && area.current) goToPlace(session.view, area.current)
  }, [isRead, session])
  if (!known) return null
  const { answer, text: read } = known
  const { tables, shownBy, today } = answer
  if (!tables) return <p className="tables-none">{say(msg('The file cannot be read yet; the fault says why.'))}</p>
  const extents = tables.flatMap(({ rows }) => rows)
  const elsewhere = [...own, ...checked].filter(fault => !extents.some(row => isWithin(fault, row)))
  return (
    // It takes the focus of a row that goes, so that its keys still come by here.
    // biome-ignore lint/a11y/noStaticElementInteractions: what is inside takes the keys
    <div ref={area} className="tables values" tabIndex={-1} onKeyDown={event => undoChange(session, event)}>
      <div className="tables-head">
        <input
          type="search"
          value={wanted}
          onChange={event => setWanted(event.target.value)}
          placeholder={say(msg('Find a value'))}
          aria-label={say(msg('Find a value'))}
        />
        <FaultCount faults={[...own, ...checked]} area={area} onShowAll={() => setWanted('')} />
        <ShownBy shownBy={shownBy} />
        {/* Seen from the row that went, however far down. Once something else is changed, undoing would take that back. */}
        {removed?.left === session.view.state.doc && (
          <div className="removed" role="status">
            <p>
              <Said text={isRemoved(removed)} />
            </p>
            <button type="button" onClick={() => undo(session.view)}>
              {say(msg('Put it back'))}
            </button>
          </div>
        )}
      </div>
      <div className="value-faults">
        <FaultTexts session={session} faults={elsewhere} />
      </div>
      {tables.map(table => (
        <Table
          key={table.title.join('.')}
          {...{ session, read, table, today }}
          wanted={wanted.trim().toLowerCase()}
          onRemoved={setRemoved}
        />
      ))}
    </div>
  )
}

const isRemoved = ({ name, isKeyed }: Removed): Message =>
  isKeyed ? msg('{name} is removed.', { name }) : msg('Row {number} is removed.', { number: name })

/** Ctrl-Z; a field in which something was typed undoes that first. */
function undoChange({ view }: Session, event: KeyboardEvent<HTMLElement>): void {
  const { target, currentTarget } = event
  // Keys of a dialog come by here too, as it is a part of a table.
  if (!(target instanceof Node) || !currentTarget.contains(target)) return
  if (event.key === 'Enter') forgetTyped()
  const way = undoKey(event)
  if (!way || hasOwnUndo(target)) return
  event.preventDefault()
  forgetTyped()
  void valuesSettled().then(() => (way === 'undo' ? undo : redo)(view))
}

function ShownBy({ shownBy }: { shownBy: DataTables['shownBy'] }) {
  if (shownBy === 'all') return <p>{say(msg('Shown on every page'))}</p>
  if (shownBy.length === 0) return null
  return (
    <div>
      {say(msg('Shown on'))} <Uses uses={shownBy} />
    </div>
  )
}
