import type { PlacedFault } from '../editor/faultMarks.ts'
import { Said } from '../words.tsx'

/** Whether a fault is about an entry of the file, or words in it; offsets. */
export const isWithin = ({ from }: PlacedFault, { at, end }: { at?: number; end?: number }): boolean =>
  at !== undefined && end !== undefined && from >= at && from <= end

/** What is wrong with a value or a row. */
export const FaultTexts = ({ faults }: { faults: readonly PlacedFault[] }) =>
  faults.map(({ fault }) => (
    <small key={JSON.stringify(fault)} className="value-fault" data-severity={fault.severity}>
      <Said text={fault.expected} />
    </small>
  ))
