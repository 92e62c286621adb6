import { type RefObject, useRef } from 'react'
import { flushSync } from 'react-dom'
import { msg } from '../../../content/messages/msg.ts'
import type { PlacedFault } from '../editor/faultMarks.ts'
import { say } from '../words.tsx'
import { goToFault } from './goTo.ts'

interface FaultCountProps {
  faults: readonly PlacedFault[]
  /** Where the tables are. */
  area: RefObject<HTMLElement | null>
  /** Shows every row: one that was searched away may have the fault. */
  onShowAll: () => void
}

/** How many faults the file has, for whoever sees the tables alone; each press leads to the next one. */
export function FaultCount({ faults, area, onShowAll }: FaultCountProps) {
  const last = useRef<HTMLElement>(undefined)
  const errors = faults.filter(({ fault }) => fault.severity === 'error').length
  const warnings = faults.length - errors
  const go = () => {
    flushSync(onShowAll)
    if (area.current) last.current = goToFault(area.current, last.current)
  }
  return (
    <div className="tables-faults" role="status">
      {faults.length > 0 && (
        <button type="button" data-severity={errors > 0 ? 'error' : 'warning'} onClick={go}>
          {errors > 0 && say(msg('{errors, plural, one {# error} other {# errors}}', { errors }))}
          {errors > 0 && warnings > 0 && ' · '}
          {warnings > 0 && say(msg('{warnings, plural, one {# warning} other {# warnings}}', { warnings }))}
        </button>
      )}
    </div>
  )
}
