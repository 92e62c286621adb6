import { redo, undo } from '@codemirror/commands'
import type { Text } from '@codemirror/state'
import { Fragment, type KeyboardEvent, useCallback, useEffect, useRef, useState } from 'react'
import { msg } from '../../../content/messages/msg.ts'
import { placeQuery } from '../../names.ts'
import type { DataRow, DataTable, DataTables } from '../../server/data/protocol.ts'
import { readTables } from '../api.ts'
import { offsetOf } from '../editor/place.ts'
import { useReadText } from '../readText.ts'
import type { Session } from '../session.ts'
import { useSessionState } from '../useSession.ts'
import { Said, say } from '../words.tsx'
import { AskToRemove } from './AskToRemove.tsx'
import { changeValue, type Texts } from './changeValue.ts'
import { FaultCount } from './FaultCount.tsx'
import { FaultTexts, isWithin } from './FaultTexts.tsx'
import { labelOf } from './labels.ts'
import { NewRow } from './NewRow.tsx'
import { Uses } from './Uses.tsx'
import { useEntryIds } from './useEntryIds.ts'
import { Shows, ValueField } from './ValueField.tsx'
import { valuesIn, valuesOf } from './values.ts'

/** Rarely changed values are folded away. */
const tucked: ReadonlySet<string> = new Set([
  'kind',
  'unit',
  'currency',
  'plus',
  'note',
  'unverified',
  'reason',
  'blocksBuild',
  'pinned',
  'changes',
])

/** What was removed last, and the text without it. */
interface Removed {
  readonly name: string
  readonly left: Text
}

/** A data file as tables. */
export function Tables({ session }: { session: Session }) {
  const known = useReadText(session, readTables, ({ tables }) => tables !== undefined)
  const { own, checked } = useSessionState(session)
  const [wanted, setWanted] = useState('')
  const [removed, setRemoved] = useState<Removed>()
  const area = useRef<HTMLDivElement>(null)
  const isRead = known?.answer.tables !== undefined
  useEffect(() => {
    if (isRead && area.current) goToPlace(session, area.current)
  }, [isRead, session])
  if (!known) return null
  const { answer, text: read } = known
  const { tables, shownBy } = answer
  if (!tables) return <p className="tables-none">{say(msg('The file cannot be read yet; the fault says why.'))}</p>
  const extents = tables.flatMap(({ rows }) => rows)
  const elsewhere = [...own, ...checked].filter(fault => !extents.some(row => isWithin(fault, row)))
  return (
    // It takes the focus of a row that goes, so that its keys still come by here.
    // biome-ignore lint/a11y/noStaticElementInteractions: what is inside takes the keys
    <div ref={area} className="tables values" tabIndex={-1} onKeyDown={event => undoRow(session, event)}>
      <div className="tables-head">
        <input
          type="search"
          value={wanted}
          onChange={event => setWanted(event.target.value)}
          placeholder={say(msg('Find a value'))}
          aria-label={say(msg('Find a value'))}
        />
        <FaultCount faults={[...own, ...checked]} area={area} />
        <ShownBy shownBy={shownBy} />
        {/* Seen from the row that went, however far down. Once something else is changed, undoing would take that back. */}
        {removed?.left === session.view.state.doc && (
          <div className="removed" role="status">
            <p>
              <Said text={msg('{name} is removed.', { name: removed.name })} />
            </p>
            <button type="button" onClick={() => undo(session.view)}>
              {say(msg('Put it back'))}
            </button>
          </div>
        )}
      </div>
      <FaultTexts session={session} faults={elsewhere} />
      {tables.map(table => (
        <Table
          key={table.title.join('.')}
          {...{ session, read, table }}
          wanted={wanted.trim().toLowerCase()}
          onRemoved={setRemoved}
        />
      ))}
    </div>
  )
}

/** Ctrl-Z, outside the fields, which have their own. */
function undoRow({ view }: Session, event: KeyboardEvent<HTMLElement>): void {
  const { target, key, ctrlKey, metaKey, shiftKey } = event
  const isField = target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement
  if (isField || key.toLowerCase() !== 'z' || !(ctrlKey || metaKey)) return
  event.preventDefault()
  ;(shiftKey ? redo : undo)(view)
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

/** Puts the cursor into the value that the address names, or into the first one of its row. */
function goToPlace({ view }: Session, area: HTMLElement): void {
  const place = new URLSearchParams(location.search).get(placeQuery)
  if (!place) return
  const at = offsetOf(view.state.doc, place)
  const around = [...area.querySelectorAll<HTMLElement>('[data-at]')].filter(
    ({ dataset }) => at >= Number(dataset.at) && at <= Number(dataset.end),
  )
  // A row comes before the values in it.
  const field = around.at(-1)?.closest('tr')?.querySelector<HTMLElement>('textarea, select, input')
  const target = around.findLast(element => element.matches('textarea, select, input')) ?? field
  const folded = target?.closest('details')
  if (folded) folded.open = true
  target?.focus({ preventScroll: true })
  target?.scrollIntoView({ block: 'center', inline: 'nearest' })
}

interface TableProps extends Texts {
  table: DataTable
  /** Words of the rows that are shown. */
  wanted: string
  onRemoved: (removed: Removed) => void
}

function Table({ session, read, table, wanted, onRemoved }: TableProps) {
  const { title, columns, isKeyed, isOpen } = table
  const ids = useEntryIds(table.rows.map(({ cells }) => JSON.stringify(cells.map(valuesOf))))
  const body = useRef<HTMLTableSectionElement>(null)
  // The last one can be read only as one that the others follow.
  const canRemove = isOpen && table.rows.length > 1
  const keyOf = ({ name }: DataRow) => (isKeyed ? name : Number(name) - 1)
  const [asked, setAsked] = useState<DataRow>()
  /** The row after which another is being added. */
  const [followed, setFollowed] = useState<string>()
  const endAdding = useCallback(() => setFollowed(undefined), [])
  const addAfter = (row: DataRow) => setFollowed(followed === row.name ? undefined : row.name)
  const remove = async (row: DataRow) => {
    setAsked(undefined)
    if (await changeValue({ session, read }, [...title, keyOf(row)], undefined)) {
      // Its button goes, and the focus with it.
      body.current?.closest<HTMLElement>('.tables')?.focus({ preventScroll: true })
      onRemoved({ name: row.name, left: session.view.state.doc })
    }
  }
  const rows = table.rows.flatMap((row, index) =>
    JSON.stringify(row).toLowerCase().includes(wanted) ? [{ row, id: isKeyed ? row.name : ids[index] }] : [],
  )
  if (rows.length === 0) return null
  const shown = columns.flatMap((column, index) => (tucked.has(column) ? [] : [index]))
  const more = columns.flatMap((column, index) => (tucked.has(column) ? [index] : []))
  const isUsed = rows.some(({ row }) => row.uses)
  return (
    <section>
      {title.length > 0 && <h2>{title.map(labelOf).join(' › ')}</h2>}
      <div className="table-scroll">
        <table>
          <thead>
            <tr>
              <th scope="col">{isKeyed ? say(msg('Name')) : '#'}</th>
              {shown.map(index => (
                <th key={index} scope="col">
                  {columns[index] ? labelOf(columns[index] ?? '') : say(msg('Value'))}
                </th>
              ))}
              {more.length > 0 && <th scope="col">{say(msg('More'))}</th>}
              {isUsed && <th scope="col">{say(msg('Shown on'))}</th>}
            </tr>
          </thead>
          <tbody ref={body}>
            {rows.map(({ row, id }) => (
              <Fragment key={id}>
                <Row
                  {...{ session, read, row, columns, shown, more, isUsed }}
                  name={columns[0] === '' && isKeyed ? labelOf(row.name) : row.name}
                  {...(isOpen ? { onAdd: () => addAfter(row) } : {})}
                  {...(canRemove ? { onRemove: () => (row.uses?.length ? setAsked(row) : void remove(row)) } : {})}
                />
                {followed === row.name && (
                  <tr>
                    <td colSpan={2 + shown.length + Number(more.length > 0) + Number(isUsed)}>
                      <NewRow {...{ session, read, table, body }} after={row} onEnd={endAdding} />
                    </td>
                  </tr>
                )}
              </Fragment>
            ))}
          </tbody>
        </table>
      </div>
      {isOpen && <NewRow {...{ session, read, table, body }} />}
      {asked && <AskToRemove row={asked} onRemove={() => void remove(asked)} onClose={() => setAsked(undefined)} />}
    </section>
  )
}

interface RowProps extends Texts {
  row: DataRow
  columns: readonly string[]
  shown: readonly number[]
  more: readonly number[]
  isUsed: boolean
  name: string
  /** Adds a row after it. */
  onAdd?: () => void
  onRemove?: () => void
}

function Row({ session, read, row, name, columns, shown, more, isUsed, onAdd, onRemove }: RowProps) {
  const { own, checked } = useSessionState(session)
  const values = row.cells.flatMap(valuesIn)
  const faults = [...own, ...checked].filter(
    fault => isWithin(fault, row) && !values.some(value => isWithin(fault, value)),
  )
  const field = (index: number) => {
    const node = row.cells[index]
    const column = labelOf(columns[index] ?? '')
    return node && <ValueField {...{ session, read, node }} label={column ? `${name}, ${column}` : name} />
  }
  return (
    <tr data-row={row.name} data-at={row.at} data-end={row.end}>
      <th scope="row">
        <bdi>{name}</bdi>
        <span className="row-actions">
          {onAdd && (
            <button
              type="button"
              className="add"
              onClick={onAdd}
              title={say(msg('Add a row after this one'))}
              aria-label={say(msg('Add a row after {name}', { name }))}
            />
          )}
          {onRemove && (
            <button
              type="button"
              className="remove"
              onClick={onRemove}
              title={say(msg('Remove'))}
              aria-label={say(msg('Remove {name}', { name }))}
            />
          )}
        </span>
        {row.shows && <Shows shows={row.shows} />}
        <FaultTexts session={session} faults={faults} />
      </th>
      {shown.map(index => (
        <td key={index}>{field(index)}</td>
      ))}
      {more.length > 0 && (
        <td>
          <details>
            <summary>{say(msg('More'))}</summary>
            {more.map(
              index =>
                row.cells[index] && (
                  <div key={index} className="value-entry">
                    <span className="value-name">{labelOf(columns[index] ?? '')}</span>
                    {field(index)}
                  </div>
                ),
            )}
          </details>
        </td>
      )}
      {isUsed && (
        <td>
          {row.uses && row.uses.length > 0 ? (
            <details>
              <summary>
                {say(msg('{count, plural, one {# place} other {# places}}', { count: row.uses.length }))}
              </summary>
              <Uses uses={row.uses} />
            </details>
          ) : (
            <span className="unused">{say(msg('used nowhere'))}</span>
          )}
        </td>
      )}
    </tr>
  )
}
