import type { Text } from '@codemirror/state'
import { Fragment, use, useCallback, useEffect, useRef, useState } from 'react'
import { msg } from '../../../content/messages/msg.ts'
import type { DataRow, DataTable } from '../../server/data/protocol.ts'
import { say } from '../words.tsx'
import { AskToRemove } from './AskToRemove.tsx'
import { CellsPasted, type PasteCells } from './cellsPasted.ts'
import { changeValue, changeValues, moveRow } from './changeValue.ts'
import { isWanted } from './isWanted.ts'
import { KnownPages } from './knownPages.ts'
import { labelOf } from './labels.ts'
import { NewRow } from './NewRow.tsx'
import { pastedCells } from './pastedCells.ts'
import { Row } from './Row.tsx'
import type { Texts } from './texts.ts'
import { useAddRow } from './useAddRow.ts'
import { useEntryIds } from './useEntryIds.ts'
import { useReturningRow, useRowFocus } from './useRowFocus.ts'
import { valuesOf } from './values.ts'

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

/** Lists of entries with several values each, which in a column would leave the others empty for as long. */
const spread: ReadonlySet<string> = new Set(['options'])

/** What was removed last, and the text without it. */
export interface Removed {
  readonly name: string
  /** Whether that is its key, and not its number. */
  readonly isKeyed: boolean
  readonly left: Text
}

interface TableProps extends Texts {
  table: DataTable
  /** The day of what is checked now, YYYY-MM-DD. */
  today: string
  /** Words of the rows that are shown. */
  wanted: string
  onRemoved: (removed: Removed) => void
  /** Shows all rows again. */
  onShowAll: () => void
}

/** A list or map of a data file, a row for each of its entries. */
export function Table({ session, read, table, today, wanted, onRemoved, onShowAll }: TableProps) {
  const { title, columns, isKeyed, isOpen } = table
  const ids = useEntryIds(table.rows.map(({ cells }) => JSON.stringify(cells.map(valuesOf))))
  const body = useRef<HTMLTableSectionElement>(null)
  // The last one can be read only as one that the others follow.
  const canRemove = isOpen && table.rows.length > 1
  const keyOf = ({ name }: DataRow) => (isKeyed ? name : Number(name) - 1)
  const [asked, setAsked] = useState<DataRow>()
  /** The row after which another is being added. */
  const [followed, setFollowed] = useState<string>()
  /** The row that was moved, by its new number, and the button that moved it, until it is there. */
  const [arriving, setArriving] = useState<{ name: string; button: string }>()
  useEffect(() => {
    if (!arriving || read !== session.view.state.doc) return
    setArriving(undefined)
    body.current?.querySelector<HTMLElement>(`[data-row="${arriving.name}"] ${arriving.button}`)?.focus()
  }, [arriving, read, session])
  const noteRemoved = useReturningRow({ session, read }, body)
  const heldFocus = useRowFocus(body)
  const endAdding = useCallback(() => setFollowed(undefined), [])
  const added = { session, read, table, body, showAll: onShowAll }
  const addTo = useAddRow(added)
  const addAfter = (row: DataRow) => {
    // Its name is to be asked for.
    if (isKeyed) setFollowed(followed === row.name ? undefined : row.name)
    else if (!session.state.elsewhere)
      void addTo(row, undefined).then(isDone => setFollowed(isDone ? undefined : row.name))
  }
  const remove = async (row: DataRow) => {
    setAsked(undefined)
    const before = session.view.state.doc
    if (await changeValue({ session, read }, [...title, keyOf(row)], undefined)) {
      // Its button goes, and the focus with it.
      body.current?.closest<HTMLElement>('.tables')?.focus({ preventScroll: true })
      noteRemoved(row.name, before)
      onRemoved({ name: row.name, isKeyed, left: session.view.state.doc })
    }
  }
  // The order of keys shows nowhere.
  const canMove = isOpen && !isKeyed
  const move = async (row: DataRow, by: -1 | 1) => {
    if (!(await moveRow({ session, read }, [...title, keyOf(row)], by))) return
    setArriving({ name: String(Number(row.name) + by), button: by < 0 ? '.up' : '.down' })
  }
  const pages = use(KnownPages)
  const rows = table.rows.flatMap((row, index) =>
    isWanted(row, wanted, pages) ? [{ row, id: isKeyed ? row.name : ids[index] }] : [],
  )
  if (rows.length === 0) return null
  const indexes = [...columns.keys()]
  const more = indexes.filter(index => tucked.has(columns[index] ?? ''))
  const below = indexes.filter(index => spread.has(columns[index] ?? ''))
  const shown = indexes.filter(index => !more.includes(index) && !below.includes(index))
  const pasteCells: PasteCells = (from, copied) => {
    const changes = pastedCells(
      rows.map(({ row }) => row),
      shown,
      from,
      copied,
    )
    // Of empty cells over empty ones nothing comes.
    if (changes?.length === 0) return
    const done = changes ? changeValues({ session, read }, changes) : Promise.resolve(false)
    void done.then(isDone => isDone || session.store.notify('cells-beyond'))
  }
  const isUsed = rows.some(({ row }) => row.uses)
  const width = 1 + shown.length + Number(more.length > 0) + Number(isUsed)
  return (
    <section>
      {title.length > 0 && <h2>{title.map(labelOf).join(' › ')}</h2>}
      <div className="table-frame">
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
              {isUsed && <th scope="col">{say(msg('Where it is shown'))}</th>}
            </tr>
          </thead>
          <tbody ref={body} {...heldFocus}>
            <CellsPasted value={pasteCells}>
              {rows.map(({ row, id }) => (
                <Fragment key={id}>
                  <Row
                    {...{ session, read, today, row, columns, shown, below, more, isUsed, width }}
                    path={[...title, keyOf(row)]}
                    name={columns[0] === '' && isKeyed ? labelOf(row.name) : row.name}
                    {...(isOpen ? { onAdd: () => addAfter(row) } : {})}
                    {...(canMove ? { onMove: by => void move(row, by) } : {})}
                    isFirst={row === table.rows[0]}
                    isLast={row === table.rows.at(-1)}
                    {...(canRemove ? { onRemove: () => (row.uses?.length ? setAsked(row) : void remove(row)) } : {})}
                  />
                  {followed === row.name && (
                    <tr>
                      <td colSpan={width}>
                        <NewRow {...added} after={row} onEnd={endAdding} />
                      </td>
                    </tr>
                  )}
                </Fragment>
              ))}
            </CellsPasted>
          </tbody>
        </table>
      </div>
      {isOpen && <NewRow {...added} />}
      {asked && <AskToRemove row={asked} onRemove={() => void remove(asked)} onClose={() => setAsked(undefined)} />}
    </section>
  )
}
