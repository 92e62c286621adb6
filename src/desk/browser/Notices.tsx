import { locales } from '../../content/locales/locales.ts'
import { msg } from '../../content/messages/msg.ts'
import { editQuery } from '../names.ts'
import { focusText } from './focusText.ts'
import { Notice } from './Notice.tsx'
import { problemTexts } from './problemTexts.ts'
import type { Session } from './session.ts'
import { useSessionState, useSessionStates } from './useSession.ts'
import { WhatHappened } from './WhatHappened.tsx'
import { Said, say } from './words.tsx'

/** What the writer has to know about the files, above their texts. That no file reaches the server is said once. */
export function Notices({ sessions }: { sessions: readonly Session[] }) {
  const isOneOfTwo = sessions.length > 1
  const isOffline = useSessionStates(
    sessions,
    states => isOneOfTwo && states.every(({ problem }) => problem === 'offline'),
  )
  return (
    <>
      {isOneOfTwo && (
        <div className="notices" aria-live="polite">
          {isOffline && (
            <Notice kind="bad">
              <Said text={problemTexts.offline} />
            </Notice>
          )}
        </div>
      )}
      {sessions.map(session => (
        <FileNotices key={session.file} session={session} isOneOfTwo={isOneOfTwo} isOfflineSaid={isOffline} />
      ))}
    </>
  )
}

interface FileNoticesProps {
  session: Session
  isOneOfTwo: boolean
  /** For all files together. */
  isOfflineSaid: boolean
}

function FileNotices({ session, isOneOfTwo, isOfflineSaid }: FileNoticesProps) {
  const { problem, leadsTo, waitsIn, conflict, elsewhere, moved, unsaved } = useSessionState(session)
  const takeOver = () => {
    void session.takeOver()
    // The button disappears with its notice.
    focusText(session)
  }
  const bringBack = () => {
    void session.bringBack()
    focusText(session)
  }
  const isWaiting = problem === 'missing' && waitsIn !== undefined
  // A second one beside that of the proposal would be in the way of it.
  const canBringBack = problem === 'missing' && !elsewhere && !isWaiting
  return (
    <div className="notices" aria-live="polite">
      {isOneOfTwo && <strong className="notices-of">{locales[session.locale].label}</strong>}
      {canBringBack && (
        <Notice kind="bad" lookAt={leadsTo} action={say(msg('Bring it back'))} onAction={bringBack}>
          {say(msg('The file is no longer there. This tab still has its text, and can bring the file back with it.'))}
          {leadsTo && (
            <>
              {' '}
              <Said
                text={msg(
                  'Its address leads to {address} by now. Look there first: if the page was renamed, the file that is brought back is a second one.',
                  { address: leadsTo },
                )}
              />
            </>
          )}
        </Notice>
      )}
      {isWaiting && (
        <Notice kind="fair">
          <Said
            text={
              unsaved
                ? msg(
                    'This page waits in the proposal on the branch {branch}, and is not in what is open now. Your unsaved changes are kept. Choose “Propose …” and go on with that proposal: then the page is here again.',
                    { branch: waitsIn },
                  )
                : msg(
                    'This page waits in the proposal on the branch {branch}, and is not in what is open now. Choose “Propose …” and go on with that proposal: then the page is here again.',
                    { branch: waitsIn },
                  )
            }
          />
        </Notice>
      )}
      {problem && !canBringBack && !isWaiting && !isOfflineSaid && (
        <Notice kind="bad">
          <Said text={problemTexts[problem]} />
        </Notice>
      )}
      {conflict?.isPutOff && problem !== 'missing' && (
        <Notice kind="bad" action={say(msg('Compare them'))} onAction={() => void session.conflicts.takeUp()}>
          {say(
            msg(
              'The same words were changed on disk. Nothing is overwritten, and nothing is saved until you decide what stays.',
            ),
          )}
        </Notice>
      )}
      {moved && (
        <Notice kind="fair" action={say(msg('Go there'))} onAction={() => location.assign(`${moved.url}?${editQuery}`)}>
          <Said
            text={
              unsaved
                ? msg(
                    'This page was renamed or moved meanwhile: it is at {address} now. Your unsaved changes are there, too. Write on there.',
                    { address: moved.url },
                  )
                : msg('This page was renamed or moved meanwhile: it is at {address} now. Write on there.', {
                    address: moved.url,
                  })
            }
          />
        </Notice>
      )}
      {elsewhere && !moved && (
        <Notice kind="fair" action={say(msg('Write here'))} onAction={takeOver}>
          {say(msg('This file is open in another tab, and only that tab can save it.'))}
        </Notice>
      )}
      <WhatHappened session={session} />
    </div>
  )
}
