import { useEffect, useState } from 'react'
import { otherLocale } from '../../../content/locales/locales.ts'
import type { Message } from '../../../content/messages/msg.ts'
import type { PageChange } from '../../server/pages/protocol.ts'
import type { DeskStart } from '../../server/protocol.ts'
import { hasDraft } from '../readDraft.ts'
import type { Session } from '../session.ts'
import { useSessionState } from '../useSession.ts'
import { unsavedTexts } from './unsavedTexts.ts'

/** What becomes of unsaved text with a change, as it is said before: nothing where the change leaves it alone. */
export function useUnsavedTexts(kind: PageChange['kind'], start: DeskStart, session: Session): Message[] {
  const { unsaved, elsewhere } = useSessionState(session)
  const isOfAll = kind === 'rename' || kind === 'delete'
  // What another tab writes is not saved by this one.
  const isOwnLeft = useHasDraft(isOfAll && elsewhere ? session.file : undefined)
  const isOtherLeft = useHasDraft(isOfAll ? start.other?.file : undefined)
  if (!isOfAll) return []
  const leftUnsaved = [...(isOwnLeft ? [session.locale] : []), ...(isOtherLeft ? [otherLocale(session.locale)] : [])]
  return unsavedTexts(kind, { isOwnUnsaved: unsaved && !elsewhere, leftUnsaved })
}

/** Whether there is unsaved text of a file; false as long as that is not known. */
function useHasDraft(file: string | undefined): boolean {
  const [found, setFound] = useState<string>()
  useEffect(() => {
    if (file) void hasDraft(file).then(isThere => setFound(isThere ? file : undefined))
  }, [file])
  return file !== undefined && found === file
}
