import { msg } from '../../../content/messages/msg.ts'
import type { PlacedFault } from '../editor/faultMarks.ts'
import type { Session } from '../session.ts'
import { Said, say } from '../words.tsx'

/** Whether a fault is about an entry of the file, or words in it; offsets. */
export const isWithin = ({ from }: PlacedFault, { at, end }: { at?: number; end?: number }): boolean =>
  at !== undefined && end !== undefined && from >= at && from <= end

/** What is wrong with a value or a row. */
export const FaultTexts = ({ session, faults }: { session: Session; faults: readonly PlacedFault[] }) =>
  faults.map(placed => {
    const { fault } = placed
    return (
      <small key={JSON.stringify(fault)} className="value-fault" data-severity={fault.severity}>
        <Said text={fault.atDesk ?? fault.expected} />
        {fault.edit && (
          <button type="button" className="fix" onClick={() => void session.fix(placed)}>
            {say(msg('Correct it'))}
          </button>
        )}
      </small>
    )
  })
