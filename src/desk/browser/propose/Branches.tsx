import { msg } from '../../../content/messages/msg.ts'
import type { FileAtDesk, ProposalState } from '../../server/propose/protocol.ts'
import { Said, say } from '../words.tsx'
import { beingSent } from './proposalTexts.ts'
import { SlowButton } from './SlowButton.tsx'

/** Sending, going back to the home branch, taking over others' changes, or going on with a branch. */
export type Pressed = 'send' | 'home' | 'others' | { readonly branch: string }

interface BranchesProps {
  state: ProposalState
  busy: boolean
  /** What is being done at the press of a button, here or in a refusal. */
  pressed: Pressed | undefined
  /** Whether the writer has just come to this branch: where its pages are is seen at once. */
  isResumed: boolean
  /** The remote did not say what others brought to it. */
  isUnreached: boolean
  /** A refusal above has a button of its own, without which the changes would be refused again. */
  hasWayOut: boolean
  onSend: () => void
  onHome: () => void
  onGoOn: (branch: string) => void
  onOthers: () => void
}

/** Which branch is checked out, which others can be gone on with, and what others changed meanwhile. */
export function Branches({
  state,
  busy,
  pressed,
  isResumed,
  isUnreached,
  hasWayOut,
  onSend,
  onHome,
  onGoOn,
  onOthers,
}: BranchesProps) {
  const { branch, home, others, ahead, own, waiting, remote } = state
  return (
    <>
      {branch !== undefined && branch !== home && (
        <div className="branch-note">
          <details open={isResumed}>
            <summary>
              <Said
                text={msg(
                  'You are on the branch {branch}, {count, plural, one {# commit} other {# commits}} ahead of {home}.',
                  {
                    branch,
                    count: ahead,
                    home,
                  },
                )}
              />
            </summary>
            <Files files={own} />
          </details>
          <SlowButton busy={busy} isWorking={pressed === 'home'} onPress={onHome}>
            <Said text={msg('Back to {home}', { home })} />
          </SlowButton>
        </div>
      )}
      {branch !== undefined && branch !== home && remote && remote.unsent > 0 && (
        <div className="branch-note unsent">
          <p role="status">
            <Said
              text={
                pressed === 'send'
                  ? beingSent({ branch, remote: remote.name })
                  : msg(
                      '{count, plural, one {# commit of this branch is} other {# commits of this branch are}} on this computer only, and not sent to {remote} yet.',
                      { count: remote.unsent, remote: remote.name },
                    )
              }
            />
          </p>
          {!hasWayOut && (
            <SlowButton busy={busy} isWorking={pressed === 'send'} onPress={onSend}>
              {say(msg('Send again'))}
            </SlowButton>
          )}
        </div>
      )}
      {waiting.length > 0 && (
        <details className="waiting" open={branch === home}>
          <summary>
            {say(
              msg(
                '{count, plural, one {Another proposal is on this computer. You see its pages here once you go on with it.} other {# other proposals are on this computer. You see the pages of each here once you go on with it.}}',
                { count: waiting.length },
              ),
            )}
          </summary>
          <ul>
            {waiting.map(({ branch: name, subject, earlier, unsent = 0 }) => (
              <li key={name}>
                <p>
                  <bdi>{subject}</bdi>
                  <small>
                    <bdi dir="ltr">{name}</bdi>
                    {earlier > 0 && ` · ${say(andEarlier(earlier))}`}
                  </small>
                  {remote && unsent > 0 && (
                    <span className="not-sent">
                      <Said
                        text={msg(
                          '{count, plural, one {# commit of it is} other {# commits of it are}} on this computer only, and not sent to {remote} yet.',
                          { count: unsent, remote: remote.name },
                        )}
                      />
                    </span>
                  )}
                </p>
                <SlowButton
                  busy={busy}
                  isWorking={typeof pressed === 'object' && pressed.branch === name}
                  name={`${say(msg('Go on with it'))}: ${name}`}
                  onPress={() => onGoOn(name)}
                >
                  {say(msg('Go on with it'))}
                </SlowButton>
              </li>
            ))}
          </ul>
        </details>
      )}
      {isUnreached && remote && (
        <p className="unreached">
          <Said
            text={msg('{remote} does not answer, so what others changed since you last reached it is not known.', {
              remote: remote.name,
            })}
          />
        </p>
      )}
      {others.commits > 0 && (
        <div className="branch-note">
          <details>
            <summary>
              <Said
                text={msg(
                  'Others changed {count, plural, =0 {nothing in the content} one {# file of the content} other {# files of the content}} meanwhile.',
                  { count: others.files.length },
                )}
              />
            </summary>
            <Files files={others.files.map(file => ({ file }))} />
          </details>
          <SlowButton busy={busy} isWorking={pressed === 'others'} onPress={onOthers}>
            {say(msg('Get their changes'))}
          </SlowButton>
        </div>
      )}
    </>
  )
}

const andEarlier = (count: number) =>
  msg('{count, plural, one {and # earlier commit} other {and # earlier commits}}', { count })

export function Files({ files }: { files: readonly FileAtDesk[] }) {
  return (
    <ul className="files">
      {files.map(({ file, url }) => {
        const name = <bdi dir="ltr">{file.replace(/^content\//, '')}</bdi>
        return <li key={file}>{url ? <a href={url}>{name}</a> : name}</li>
      })}
    </ul>
  )
}
