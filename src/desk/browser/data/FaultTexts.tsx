import { quotedIn } from '../../../content/checks/report/causes.ts'
import { msg } from '../../../content/messages/msg.ts'
import type { DataPath } from '../../server/data/protocol.ts'
import { valueOfFix } from '../../valueOfFix.ts'
import { wordsInTable } from '../../wordsAtDesk.ts'
import type { PlacedFault } from '../editor/faultMarks.ts'
import { FixButton } from '../FixButton.tsx'
import { isFixable } from '../isFixable.ts'
import type { Session } from '../session.ts'
import { useSessionState } from '../useSession.ts'
import { Said, say } from '../words.tsx'
import { focusFieldOf } from './goTo.ts'
import { type Offered, offeredFor } from './offered.ts'

interface Extent {
  readonly at?: number | undefined
  readonly end?: number | undefined
}

/** Whether a fault is about an entry of the file, or words in it; offsets. */
export const isWithin = ({ from }: PlacedFault, { at, end }: Extent): boolean =>
  at !== undefined && end !== undefined && from >= at && from <= end

/** A value, or a group as a whole, in the file or lacking there. */
export interface Subject extends Extent {
  readonly path: DataPath
}

/** Whether a fault is about a value, which the file may lack. */
export const isAbout = (placed: PlacedFault, value: Subject): boolean =>
  isWithin(placed, value) ||
  (value.at === undefined && JSON.stringify(placed.fault.missing) === JSON.stringify(value.path))

/** Whether a fault is about a group as a whole; one that the group lacks a value is about that value, which has a field. */
export const isAboutGroup = (placed: PlacedFault, group: Subject): boolean =>
  isAbout(placed, group) && (placed.fault.missing ?? []).length <= group.path.length

/** Whether the fix of a fault is a value for the field at this path, `logo: apple`, or words within its text. */
function isOfValue({ fault, from }: PlacedFault, text: string, path: DataPath): boolean {
  const { fix = '', found } = fault
  const last = path.at(-1)
  const meant = valueOfFix(fix)
  if (meant) return meant.key === (typeof last === 'number' ? undefined : last)
  return quotedIn(found).some(words => text.startsWith(words, from))
}

interface FaultTextsProps {
  session: Session
  faults: readonly PlacedFault[]
  /** Of the value that they are about; without it, they are about a row. */
  path?: DataPath
  /** What the value's field holds. */
  text?: string
  /** Puts something else in place of the value. */
  onPut?: (value: Offered['value']) => void
}

/** What is wrong with a value or a row. */
export function FaultTexts({ session, faults, path, text = '', onPut }: FaultTextsProps) {
  const { doc } = useSessionState(session)
  const isCorrectable = (placed: PlacedFault) =>
    placed.fault.edit !== undefined ||
    (path !== undefined &&
      session.file.endsWith('.yaml') &&
      isFixable(placed) &&
      isOfValue(placed, doc.toString(), path))
  /** The other signs of a value that only can be meant so: the mark on the other side of a word. */
  const withIt = (placed: PlacedFault) =>
    path && placed.fault.edit
      ? faults.filter(other => other !== placed && other.fault.edit && other.fault.check === placed.fault.check)
      : []
  return faults.map(placed => {
    const { fault } = placed
    const offered = onPut && offeredFor(fault, text)
    return (
      // The button goes with the fault, and the focus would go with it.
      // biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: what is inside is pressed
      <small
        key={JSON.stringify(fault)}
        className="value-fault"
        data-severity={fault.severity}
        onClick={({ target, currentTarget }) => target instanceof HTMLButtonElement && focusFieldOf(currentTarget)}
      >
        <Said text={wordsInTable(fault)} />
        {isCorrectable(placed) && (
          <FixButton session={session} placed={placed} label={say(msg('Correct it'))} others={withIt(placed)} />
        )}
        {offered && (
          <button type="button" className="fix" onClick={() => onPut(offered.value)}>
            <Said text={offered.label} />
          </button>
        )}
      </small>
    )
  })
}
