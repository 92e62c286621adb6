import type { PlacedFault } from './editor/faultMarks.ts'
import type { Session } from './session.ts'

interface FixButtonProps {
  session: Session
  placed: PlacedFault
  label: string
  /** What is corrected with it, as one step. */
  others?: readonly PlacedFault[] | undefined
}

/** Fixes a fault, once: until it has been checked again the button stays, with the focus, and does nothing. */
export const FixButton = ({ session, placed, label, others = [] }: FixButtonProps) => (
  <button
    type="button"
    className="fix"
    aria-disabled={placed.isTaken === true}
    onClick={() => {
      if (placed.isTaken) return
      void (others.length > 0 ? session.corrections.fixAll([placed, ...others]) : session.corrections.fix(placed))
    }}
  >
    {label}
  </button>
)
