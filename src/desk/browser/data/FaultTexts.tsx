import { msg } from '../../../content/messages/msg.ts'
import type { DataPath } from '../../server/data/protocol.ts'
import { wordsAtDesk } from '../../wordsAtDesk.ts'
import type { PlacedFault } from '../editor/faultMarks.ts'
import { FixButton } from '../FixButton.tsx'
import type { Session } from '../session.ts'
import { Said, say } from '../words.tsx'

interface Extent {
  readonly at?: number
  readonly end?: number
}

/** Whether a fault is about an entry of the file, or words in it; offsets. */
export const isWithin = ({ from }: PlacedFault, { at, end }: Extent): boolean =>
  at !== undefined && end !== undefined && from >= at && from <= end

/** Whether a fault is about a value, which the file may lack. */
export const isAbout = (placed: PlacedFault, value: Extent & { readonly path: DataPath }): boolean =>
  isWithin(placed, value) ||
  (value.at === undefined && JSON.stringify(placed.fault.missing) === JSON.stringify(value.path))

/** What is wrong with a value or a row. */
export const FaultTexts = ({ session, faults }: { session: Session; faults: readonly PlacedFault[] }) =>
  faults.map(placed => {
    const { fault } = placed
    return (
      <small key={JSON.stringify(fault)} className="value-fault" data-severity={fault.severity}>
        <Said text={wordsAtDesk(fault).expected} />
        {fault.edit && <FixButton session={session} placed={placed} label={say(msg('Correct it'))} />}
      </small>
    )
  })
