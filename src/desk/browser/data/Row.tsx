import { useRef } from 'react'
import { msg, type Text } from '../../../content/messages/msg.ts'
import { isAddedAtDesk } from '../../../content/newFact.ts'
import type { DataPath, DataRow } from '../../server/data/protocol.ts'
import type { PlacedFault } from '../editor/faultMarks.ts'
import { useSessionState } from '../useSession.ts'
import { say } from '../words.tsx'
import { ConfirmPrice } from './ConfirmPrice.tsx'
import { FaultTexts, isAbout, isWithin } from './FaultTexts.tsx'
import { labelOf } from './labels.ts'
import { Shows } from './Shows.tsx'
import type { Texts } from './texts.ts'
import { Uses } from './Uses.tsx'
import { useHeld } from './useHeld.ts'
import { ValueField } from './ValueField.tsx'
import { valuesIn } from './values.ts'

interface RowProps extends Texts {
  row: DataRow
  /** Keys and indexes that lead to it. */
  path: DataPath
  name: string
  columns: readonly string[]
  /** Which of them are in the table, which below a row, and which in its details. */
  shown: readonly number[]
  below: readonly number[]
  more: readonly number[]
  isUsed: boolean
  /** Columns of the table. */
  width: number
  /** The day of what is checked now, YYYY-MM-DD. */
  today: string
  /** Adds a row after it. */
  onAdd?: (() => void) | undefined
  /** Lets it change places with the row above, -1, or below. */
  onMove?: ((by: -1 | 1) => void) | undefined
  isFirst: boolean
  isLast: boolean
  onRemove?: (() => void) | undefined
}

/** An entry of a data file; what is rarely changed opens below it, in the whole width of the table. */
export function Row({
  session,
  read,
  row,
  path,
  name,
  columns,
  today,
  width,
  onAdd,
  onMove,
  onRemove,
  ...props
}: RowProps) {
  const { shown, isUsed, isFirst, isLast } = props
  const { own, checked, elsewhere } = useSessionState(session)
  const element = useRef<HTMLTableRowElement>(null)
  const isThere = (index: number) => Boolean(row.cells[index])
  const below = props.below.filter(isThere)
  const more = props.more.filter(isThere)
  const values = row.cells.flatMap(valuesIn)
  const { faults, shows } = useHeld({
    faults: [...own, ...checked].filter(fault => isWithin(fault, row) && !values.some(value => isAbout(fault, value))),
    shows: row.shows,
  })
  /** Said by the form that confirms it, as long as that is there. */
  const isOfForm = ({ fault }: PlacedFault) => fault.check === 'addedFacts'
  const textOf = (key: string): string => {
    const cell = row.cells[columns.indexOf(key)]
    return cell?.kind === 'text' ? String(cell.value ?? '') : ''
  }
  const field = (index: number) => {
    const node = row.cells[index]
    const column = labelOf(columns[index] ?? '')
    return node && <ValueField {...{ session, read, node }} label={column ? `${name}, ${column}` : name} />
  }
  const named = (index: number) => (
    <div key={index} className="value-entry">
      <span className="value-name">{labelOf(columns[index] ?? '')}</span>
      {field(index)}
    </div>
  )
  const isToConfirm = isAddedAtDesk(textOf('unverified'))
  return (
    <>
      <tr ref={element} tabIndex={-1} data-row={row.name} data-at={row.at} data-end={row.end}>
        <th scope="row">
          <div className="row-name">
            <bdi>{name}</bdi>
            {/* Where another tab has the file, nothing here changes it. */}
            {!elsewhere && (
              <RowActions name={labelOfRow(path, name)} {...{ isFirst, isLast, onAdd, onMove, onRemove }} />
            )}
          </div>
          {shows && <Shows shows={shows} />}
          <div className="value-faults">
            <FaultTexts session={session} faults={faults.filter(fault => !isOfForm(fault))} />
          </div>
        </th>
        {shown.map(index => (
          <td key={index}>{field(index)}</td>
        ))}
        {props.more.length > 0 && (
          <td>
            {more.length > 0 && (
              // What it opens is in the row below it.
              <details className="more">
                <summary>{say(msg('More'))}</summary>
              </details>
            )}
          </td>
        )}
        {isUsed && (
          <td>
            <UsesOf row={row} />
          </td>
        )}
      </tr>
      {(isToConfirm || below.length + more.length > 0) && (
        <tr className="row-below">
          <td colSpan={width}>
            <div className="row-width">
              {isToConfirm && (
                <ConfirmPrice
                  {...{ session, read, path, name, today }}
                  source={textOf('source')}
                  faults={faults.filter(isOfForm)}
                  // Its button goes, and the focus with it.
                  onDone={() => element.current?.focus({ preventScroll: true })}
                />
              )}
              {below.length > 0 && <div className="row-spread">{below.map(named)}</div>}
              <div className="row-details">{more.map(named)}</div>
            </div>
          </td>
        </tr>
      )}
    </>
  )
}

/** In a list a number alone does not say that it is a row's. */
const labelOfRow = (path: DataPath, name: string): Text =>
  typeof path.at(-1) === 'number' ? msg('row {number}', { number: name }) : name

type RowActionsProps = { name: Text } & Pick<RowProps, 'isFirst' | 'isLast' | 'onAdd' | 'onMove' | 'onRemove'>

function RowActions({ name, isFirst, isLast, onAdd, onMove, onRemove }: RowActionsProps) {
  return (
    <span className="row-actions">
      {onMove && (
        <>
          {/* Not disabled at an end: the focus stays on it as its row arrives there. */}
          <button
            type="button"
            className="up"
            onClick={() => isFirst || onMove(-1)}
            aria-disabled={isFirst}
            title={say(msg('Move up'))}
            aria-label={say(msg('Move {name} up', { name }))}
          />
          <button
            type="button"
            className="down"
            onClick={() => isLast || onMove(1)}
            aria-disabled={isLast}
            title={say(msg('Move down'))}
            aria-label={say(msg('Move {name} down', { name }))}
          />
        </>
      )}
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
  )
}

function UsesOf({ row: { uses = [] } }: Pick<RowProps, 'row'>) {
  if (uses.length === 0) return <span className="unused">{say(msg('used nowhere'))}</span>
  return (
    <details>
      <summary>{say(msg('{count, plural, one {# place} other {# places}}', { count: uses.length }))}</summary>
      <Uses uses={uses} />
    </details>
  )
}
