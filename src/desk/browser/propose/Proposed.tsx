import { msg } from '../../../content/messages/msg.ts'
import type { Patch, ProposalState } from '../../server/propose/protocol.ts'
import { ask } from '../api.ts'
import { Said, say } from '../words.tsx'

interface ProposedProps {
  state: ProposalState
  /** The remote has the branch. */
  isSent: boolean
  busy: boolean
  onPush: () => void
  onHome: () => void
}

/** The proposal is made: where it goes from here. */
export function Proposed({ state: { branch = '', home, remote }, isSent, busy, onPush, onHome }: ProposedProps) {
  return (
    <div className="proposed">
      <p role="status">
        <Said text={msg('Your changes are committed on the branch {branch}.', { branch })} />
      </p>
      {isSent && remote?.address && (
        <p>
          <a className="primary" href={remote.address} target="_blank" rel="noopener noreferrer">
            {say(msg('Open a pull request'))}
          </a>
        </p>
      )}
      {isSent && remote && !remote.address && (
        <p>
          <Said text={msg('They were sent to {remote}; open a pull request there.', { remote: remote.name })} />
        </p>
      )}
      {!remote && (
        <p>
          <button type="button" className="primary" disabled={busy} onClick={() => void downloadPatch()}>
            {say(msg('Save the patch file'))}
          </button>
        </p>
      )}
      <footer>
        {remote && !isSent && !busy && (
          <button type="button" onClick={onPush}>
            {say(msg('Send again'))}
          </button>
        )}
        {branch !== home && (
          <p>
            <Said
              text={msg(
                'To mend it, just go on here and propose again. Back to {home} is for other work; the proposal waits on its branch, and you come back to it from this dialog.',
                { home },
              )}
            />
          </p>
        )}
        {branch !== home && (
          <button type="button" disabled={busy} onClick={onHome}>
            <Said text={msg('Back to {home}', { home })} />
          </button>
        )}
      </footer>
    </div>
  )
}

async function downloadPatch(): Promise<void> {
  const { name, text } = await ask<Patch>('GET', 'patch')
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([text], { type: 'text/x-patch' }))
  link.download = name
  link.click()
  URL.revokeObjectURL(link.href)
}
