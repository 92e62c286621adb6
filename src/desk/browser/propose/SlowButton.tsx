import type { ReactNode } from 'react'
import { msg } from '../../../content/messages/msg.ts'
import { say } from '../words.tsx'

interface SlowButtonProps {
  busy: boolean
  /** Whether this is the button that was pressed. */
  isWorking: boolean
  /** Its name where its words alone do not tell it from others. */
  name?: string
  onPress: () => void
  children: ReactNode
}

/** A button of which git makes something in its own time: it says that it works until the dialog shows what came of it. */
export const SlowButton = ({ busy, isWorking, name, onPress, children }: SlowButtonProps) => (
  <button type="button" disabled={busy} aria-label={isWorking ? undefined : name} onClick={onPress}>
    {isWorking ? say(msg('One moment …')) : children}
  </button>
)
