import { useRef, useState } from 'react'
import { msg, type Text } from '../../../content/messages/msg.ts'
import type { Patch, ProposalState } from '../../server/propose/protocol.ts'
import { ask } from '../api.ts'
import { copyText } from '../copyText.ts'
import { Said, say } from '../words.tsx'
import type { Pressed } from './Branches.tsx'
import { beingSent } from './proposalTexts.ts'
import { SlowButton } from './SlowButton.tsx'

interface ProposedProps {
  state: ProposalState
  busy: boolean
  pressed: Pressed | undefined
  /** A refusal above has a button of its own, without which the changes would be refused again. */
  hasWayOut: boolean
  onPush: () => void
  onHome: () => void
}

/** The proposal is made: where it goes from here. */
export function Proposed({
  state: { branch = '', home, remote },
  busy,
  pressed,
  hasWayOut,
  onPush,
  onHome,
}: ProposedProps) {
  const isSent = remote?.unsent === 0
  return (
    <div className="proposed">
      <p role="status">
        <Said text={outcome({ branch, remote: remote?.name, isSent, isSending: pressed === 'send' })} />
      </p>
      {isSent && remote?.address && (
        <>
          <p>
            <a className="primary" href={remote.address} target="_blank" rel="noopener noreferrer">
              {say(msg('Open a pull request'))}
            </a>
          </p>
          <p>
            <bdi dir="ltr">{remote.address}</bdi>
          </p>
        </>
      )}
      {isSent && remote && !remote.address && <MessageToSend branch={branch} />}
      {!remote && (
        <p>
          <button type="button" className="primary" disabled={busy} onClick={() => void downloadPatch()}>
            {say(msg('Save the patch file'))}
          </button>
        </p>
      )}
      <footer>
        {remote && !isSent && !busy && !hasWayOut && (
          <button type="button" onClick={onPush}>
            {say(msg('Send again'))}
          </button>
        )}
        {branch !== home && (
          <p>
            <Said
              text={msg(
                'To change the proposal, go on writing here and propose again. For other work, go back to {home}: the proposal waits on its branch, and you come back to it from this dialog.',
                { home },
              )}
            />
          </p>
        )}
        {branch !== home && (
          <SlowButton busy={busy} isWorking={pressed === 'home'} onPress={onHome}>
            <Said text={msg('Back to {home}', { home })} />
          </SlowButton>
        )}
      </footer>
    </div>
  )
}

/** Where nobody knows the address of a pull request, whoever accepts changes has to be told of the branch. */
function MessageToSend({ branch }: { branch: string }) {
  const message = useRef<HTMLQuoteElement>(null)
  const [copied, setCopied] = useState<'done' | 'refused'>()
  const sentence = say(msg('I sent changes to the site. They are waiting for approval on this branch:'))
  const copy = async () => {
    const isCopied = await copyText(`${sentence}\n${branch}`)
    // What is selected can still be copied by hand.
    if (!isCopied && message.current) getSelection()?.selectAllChildren(message.current)
    setCopied(isCopied ? 'done' : 'refused')
  }
  return (
    <>
      <p>{say(msg('One thing is left: write to whoever accepts changes.'))}</p>
      {/* On a line of its own the name keeps its direction, also where the message is pasted as plain text. */}
      <blockquote ref={message}>
        <p>{sentence}</p>
        <p>
          <bdi dir="ltr">{branch}</bdi>
        </p>
      </blockquote>
      <p>
        <button type="button" className="primary" onClick={() => void copy()}>
          {say(copied === 'done' ? msg('Copied') : msg('Copy the message'))}
        </button>
      </p>
      {/* Always there, or it would not be read out. */}
      <p role="status">
        {copied === 'refused' &&
          say(msg('The browser did not allow copying. The text is selected: copy it with Ctrl+C, on a Mac with ⌘C.'))}
      </p>
    </>
  )
}

interface Sending {
  branch: string
  remote: string | undefined
  isSent: boolean
  isSending: boolean
}

/** Where the changes are by now: on this computer, or with the remote. */
function outcome({ branch, remote, isSent, isSending }: Sending): Text {
  if (remote === undefined) {
    return msg(
      'Your changes are committed on the branch {branch}, on this computer only: there is no remote to send them to.',
      {
        branch,
      },
    )
  }
  if (isSent) return msg('Sent. Your changes are on the branch {branch} of {remote}.', { branch, remote })
  return isSending
    ? beingSent({ branch, remote })
    : msg('Your changes are committed on the branch {branch}, on this computer only: {remote} did not take them.', {
        branch,
        remote,
      })
}

async function downloadPatch(): Promise<void> {
  const { name, text } = await ask<Patch>('GET', 'patch')
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([text], { type: 'text/x-patch' }))
  link.download = name
  link.click()
  URL.revokeObjectURL(link.href)
}
