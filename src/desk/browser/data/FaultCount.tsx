import type { RefObject } from 'react'
import { msg } from '../../../content/messages/msg.ts'
import type { PlacedFault } from '../editor/faultMarks.ts'
import { say } from '../words.tsx'

interface FaultCountProps {
  faults: readonly PlacedFault[]
  /** Where the tables are. */
  area: RefObject<HTMLElement | null>
}

/** How many faults the file has, for whoever sees the tables alone. */
export function FaultCount({ faults, area }: FaultCountProps) {
  const errors = faults.filter(({ fault }) => fault.severity === 'error').length
  const warnings = faults.length - errors
  return (
    <div className="tables-faults" role="status">
      {faults.length > 0 && (
        <button
          type="button"
          data-severity={errors > 0 ? 'error' : 'warning'}
          onClick={() => area.current && goToFault(area.current)}
        >
          {errors > 0 && say(msg('{errors, plural, one {# error} other {# errors}}', { errors }))}
          {errors > 0 && warnings > 0 && ' · '}
          {warnings > 0 && say(msg('{warnings, plural, one {# warning} other {# warnings}}', { warnings }))}
        </button>
      )}
    </div>
  )
}

/** The first field with a fault, or else the first fault. */
function goToFault(area: HTMLElement): void {
  const field = area.querySelector<HTMLElement>('td [aria-invalid=true]')
  const folded = field?.closest('details')
  if (folded) folded.open = true
  field?.focus({ preventScroll: true })
  const target = field ?? area.querySelector('.value-fault')
  target?.scrollIntoView({ block: 'center', inline: 'nearest' })
}
