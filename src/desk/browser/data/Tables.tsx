import { redo, undo } from '@codemirror/commands'
import { type KeyboardEvent, useRef, useState } from 'react'
import { msg } from '../../../content/messages/msg.ts'
import type { DataRow, DataTable, DataTables, DataUse } from '../../server/data/protocol.ts'
import { readTables } from '../api.ts'
import { useReadText } from '../readText.ts'
import type { Session } from '../session.ts'
import { say } from '../words.tsx'
import { changeValue } from './changeValue.ts'
import { labelOf } from './labels.ts'
import { NewRow } from './NewRow.tsx'
import { Shows, ValueField } from './ValueField.tsx'

/** Rarely changed values are folded away. */
const tucked: ReadonlySet<string> = new Set([
  'kind',
  'unit',
  'currency',
  'plus',
  'reason',
  'blocksBuild',
  'pinned',
  'changes',
])

/** A data file as tables. */
export function Tables({ session }: { session: Session }) {
  const tables = useReadText(session, readTables, ({ tables }) => tables !== undefined)
  const [wanted, setWanted] = useState('')
  if (!tables) return null
  if (!tables.tables)
    return <p className="tables-none">{say(msg('The file cannot be read yet; the fault says why.'))}</p>
  return (
    // It takes the focus of a row that goes, so that its keys still come by here.
    // biome-ignore lint/a11y/noStaticElementInteractions: what is inside takes the keys
    <div className="tables values" tabIndex={-1} onKeyDown={event => undoRow(session, event)}>
      <div className="tables-head">
        <input
          type="search"
          value={wanted}
          onChange={event => setWanted(event.target.value)}
          placeholder={say(msg('Find a value'))}
          aria-label={say(msg('Find a value'))}
        />
        <ShownBy shownBy={tables.shownBy} />
      </div>
      {tables.tables.map(table => (
        <Table key={table.title.join('.')} session={session} table={table} wanted={wanted.trim().toLowerCase()} />
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

const Uses = ({ uses }: { uses: readonly DataUse[] }) => (
  <ul className="uses">
    {uses.map(({ label, url }) => (
      <li key={label}>{url ? <a href={url}>{label}</a> : <span dir="ltr">{label}</span>}</li>
    ))}
  </ul>
)

function Table({ session, table, wanted }: { session: Session; table: DataTable; wanted: string }) {
  const { title, columns, isKeyed, isOpen } = table
  const body = useRef<HTMLTableSectionElement>(null)
  // The last one can be read only as one that the others follow.
  const canRemove = isOpen && table.rows.length > 1
  const keyOf = ({ name }: DataRow) => (isKeyed ? name : Number(name) - 1)
  const rows = table.rows.filter(row => JSON.stringify(row).toLowerCase().includes(wanted))
  if (rows.length === 0) return null
  const shown = columns.flatMap((column, index) => (tucked.has(column) ? [] : [index]))
  const more = columns.flatMap((column, index) => (tucked.has(column) ? [index] : []))
  const isUsed = rows.some(({ uses }) => uses)
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
              {canRemove && <th scope="col" aria-label={say(msg('Remove'))} />}
            </tr>
          </thead>
          <tbody ref={body}>
            {rows.map(row => (
              <Row
                key={row.name}
                {...{ session, row, columns, shown, more, isUsed }}
                name={columns[0] === '' && isKeyed ? labelOf(row.name) : row.name}
                {...(canRemove
                  ? { onRemove: () => void changeValue({ session }, [...title, keyOf(row)], undefined) }
                  : {})}
              />
            ))}
          </tbody>
        </table>
      </div>
      {isOpen && <NewRow session={session} table={table} body={body} />}
    </section>
  )
}

interface RowProps {
  session: Session
  row: DataRow
  columns: readonly string[]
  shown: readonly number[]
  more: readonly number[]
  isUsed: boolean
  name: string
  onRemove?: () => void
}

function Row({ session, row, name, columns, shown, more, isUsed, onRemove }: RowProps) {
  const field = (index: number) => {
    const node = row.cells[index]
    const column = labelOf(columns[index] ?? '')
    return node && <ValueField session={session} node={node} label={column ? `${name}, ${column}` : name} />
  }
  return (
    <tr>
      <th scope="row">
        <bdi>{name}</bdi>
        {row.shows && <Shows shows={row.shows} />}
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
      {onRemove && (
        <td>
          <button
            type="button"
            className="remove"
            onClick={event => {
              event.currentTarget.closest<HTMLElement>('.tables')?.focus()
              onRemove()
            }}
            title={say(msg('Remove'))}
            aria-label={say(msg('Remove {name}', { name }))}
          />
        </td>
      )}
    </tr>
  )
}
