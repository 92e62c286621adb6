import { type RefObject, useEffect, useState } from 'react'
import { msg } from '../../../content/messages/msg.ts'
import { unshownId } from '../../names.ts'
import type { Session } from '../session.ts'
import { useSessionState } from '../useSession.ts'
import { say } from '../words.tsx'

/** Delay until it is said, ms: a tag that is still being typed cannot be shown either. */
const sayDelay = 1500

interface OldPageProps {
  session: Session
  frame: RefObject<HTMLIFrameElement | null>
}

/** Over the page: that it is not the text as it is now. Where no page is shown, that says by itself why. */
export function OldPage({ session, frame }: OldPageProps) {
  const { isPageOld } = useSessionState(session)
  const [isSaid, setSaid] = useState(false)
  const [isUnshown, setUnshown] = useState(false)
  useEffect(() => {
    if (!isPageOld) return
    const waiting = setTimeout(() => setSaid(true), sayDelay)
    return () => {
      clearTimeout(waiting)
      setSaid(false)
    }
  }, [isPageOld])
  // biome-ignore lint/correctness/useExhaustiveDependencies: a version that is shown takes the place of the words
  useEffect(() => {
    const { current: page } = frame
    const look = () => setUnshown(Boolean(page?.contentDocument?.getElementById(unshownId)))
    look()
    page?.addEventListener('load', look)
    return () => page?.removeEventListener('load', look)
  }, [frame, isPageOld])
  // A screen reader announces only what comes into a region that is already there.
  return (
    <p className="old" role="status">
      {isSaid &&
        !isUnshown &&
        say(
          msg(
            'A fault keeps the text from being shown as it is now. What cannot be read stays as it last could be shown.',
          ),
        )}
    </p>
  )
}
