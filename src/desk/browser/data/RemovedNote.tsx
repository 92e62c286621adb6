import { type RefObject, useLayoutEffect, useRef } from 'react'
import { type Message, msg } from '../../../content/messages/msg.ts'
import { Said, say } from '../words.tsx'
import type { Removed } from './Table.tsx'

interface RemovedNoteProps {
  removed: Removed
  /** Takes the focus when the note goes with it. */
  area: RefObject<HTMLElement | null>
  onPutBack: () => void
}

/** Says which row was removed, and puts it back. */
export function RemovedNote({ removed, area, onPutBack }: RemovedNoteProps) {
  const putBack = useRef<HTMLButtonElement>(null)
  // The button that removed the row is gone; so is this one once the row is put back, by whatever key.
  // biome-ignore lint/correctness/useExhaustiveDependencies: for each row
  useLayoutEffect(() => {
    const { current: button } = putBack
    button?.focus()
    return () => {
      if (document.activeElement === button) area.current?.focus({ preventScroll: true })
    }
  }, [removed, area])
  return (
    <div className="removed" role="status">
      <p>
        <Said text={isRemoved(removed)} />
      </p>
      <button ref={putBack} type="button" onClick={onPutBack}>
        {say(msg('Put it back'))}
      </button>
    </div>
  )
}

const isRemoved = ({ name, isKeyed }: Removed): Message =>
  isKeyed ? msg('{name} is removed.', { name }) : msg('Row {number} is removed.', { number: name })
