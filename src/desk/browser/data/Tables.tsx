import { undo } from '@codemirror/commands'
import { useEffect, useRef, useState } from 'react'
import { msg } from '../../../content/messages/msg.ts'
import { findQuery } from '../../names.ts'
import type { DataTables } from '../../server/data/protocol.ts'
import { readTables } from '../api.ts'
import { forgetTyped } from '../ownUndo.ts'
import { useReadText } from '../readText.ts'
import type { Session } from '../session.ts'
import { useSessionState } from '../useSession.ts'
import { say } from '../words.tsx'
import { PageList } from './ChoiceOptions.tsx'
import { FaultCount } from './FaultCount.tsx'
import { FaultTexts, isWithin } from './FaultTexts.tsx'
import { goToPlace } from './goTo.ts'
import { isWanted } from './isWanted.ts'
import { KnownPages } from './knownPages.ts'
import { RemovedNote } from './RemovedNote.tsx'
import { type Removed, Table } from './Table.tsx'
import { Uses } from './Uses.tsx'
import { useHeld } from './useHeld.ts'
import { useUndoKeys } from './useUndoKeys.ts'

/** A data file as tables. */
export function Tables({ session }: { session: Session }) {
  const known = useReadText(session, readTables, ({ tables }) => tables !== undefined)
  const { own, checked } = useSessionState(session)
  const [wanted, setWanted] = useState(() => new URLSearchParams(location.search).get(findQuery) ?? '')
  const [removed, setRemoved] = useState<Removed>()
  const area = useRef<HTMLDivElement>(null)
  const isRead = known?.answer.tables !== undefined
  useUndoKeys(session, known?.text)
  useEffect(() => {
    if (isRead && area.current) goToPlace(session.view, area.current)
  }, [isRead, session])
  const extents = known?.answer.tables?.flatMap(({ rows }) => rows) ?? []
  const elsewhere = useHeld([...own, ...checked].filter(fault => !extents.some(row => isWithin(fault, row))))
  if (!known) return null
  const { answer, text: read } = known
  const { tables, shownBy, pages, today } = answer
  if (!tables) return <p className="tables-none">{say(msg('The file cannot be read yet; the fault says why.'))}</p>
  const words = wanted.trim().toLowerCase()
  return (
    // It takes the focus of a row that goes.
    // biome-ignore lint/a11y/noStaticElementInteractions: what is inside takes the keys
    <div ref={area} className="tables values" tabIndex={-1} onKeyDown={event => event.key === 'Enter' && forgetTyped()}>
      <div className="tables-head">
        <input
          type="search"
          value={wanted}
          onChange={event => setWanted(event.target.value)}
          onKeyDown={event => {
            if (event.key !== 'Escape' || wanted === '') return
            event.stopPropagation()
            setWanted('')
          }}
          placeholder={say(msg('Find a value'))}
          aria-label={say(msg('Find a value'))}
        />
        <FaultCount faults={[...own, ...checked]} area={area} onShowAll={() => setWanted('')} />
        <ShownBy shownBy={shownBy} />
      </div>
      <div className="tables-body">
        <div className="value-faults">
          <FaultTexts session={session} faults={elsewhere} />
        </div>
        <KnownPages value={pages}>
          <PageList />
          {tables.map(table => (
            <Table
              key={table.title.join('.')}
              {...{ session, read, table, today }}
              wanted={words}
              onRemoved={setRemoved}
              onShowAll={() => setWanted('')}
            />
          ))}
        </KnownPages>
        {/* Always there, or it would not be read out. */}
        <p className="tables-none" role="status">
          {words && !extents.some(row => isWanted(row, words, pages)) && say(msg('Nothing here has these words.'))}
        </p>
      </div>
      {/* Seen from the row that went, however far down, and no row moves for it. Once something else is changed, undoing would take that back. */}
      {removed?.left === session.view.state.doc && (
        <RemovedNote removed={removed} area={area} onPutBack={() => undo(session.view)} />
      )}
    </div>
  )
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
