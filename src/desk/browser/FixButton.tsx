import type { PlacedFault } from './editor/faultMarks.ts'
import type { Session } from './session.ts'

interface FixButtonProps {
  session: Session
  placed: PlacedFault
  label: string
}

/** Fixes a fault, once: until it has been checked again the button stays, with the focus, and does nothing. */
export const FixButton = ({ session, placed, label }: FixButtonProps) => (
  <button
    type="button"
    className="fix"
    aria-disabled={placed.isTaken === true}
    onClick={() => !placed.isTaken && void session.fix(placed)}
  >
    {label}
  </button>
)
