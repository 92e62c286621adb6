import { useEffect, useState } from 'react'
import { msg } from '../../../content/messages/msg.ts'
import type { Session } from '../session.ts'
import { useSessionState } from '../useSession.ts'
import { say } from '../words.tsx'

/** Delay until it is said, ms: a tag that is still being typed cannot be shown either. */
const sayDelay = 1500

/** Over the page: that it is not the text as it is now. */
export function OldPage({ session }: { session: Session }) {
  const { isPageOld } = useSessionState(session)
  const [isSaid, setSaid] = useState(false)
  useEffect(() => {
    if (!isPageOld) return
    const waiting = setTimeout(() => setSaid(true), sayDelay)
    return () => {
      clearTimeout(waiting)
      setSaid(false)
    }
  }, [isPageOld])
  // A screen reader announces only what comes into a region that is already there.
  return (
    <p className="old" role="status">
      {isSaid &&
        say(
          msg(
            'A fault keeps the text from being shown as it is now. The page stays the last version that could be shown.',
          ),
        )}
    </p>
  )
}
