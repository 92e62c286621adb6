import { msg } from '../../../content/messages/msg.ts'
import type { ProposalState } from '../../server/propose/protocol.ts'
import { Said, say } from '../words.tsx'

interface BranchesProps {
  state: ProposalState
  busy: boolean
  onHome: () => void
  onOthers: () => void
}

/** Which branch is checked out, and what others changed meanwhile. */
export function Branches({ state: { branch, home, others, ahead }, busy, onHome, onOthers }: BranchesProps) {
  return (
    <>
      {branch !== undefined && branch !== home && (
        <div className="branch-note">
          <p>
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
          </p>
          <button type="button" disabled={busy} onClick={onHome}>
            <Said text={msg('Back to {home}', { home })} />
          </button>
        </div>
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
            <Files files={others.files} />
          </details>
          <button type="button" disabled={busy} onClick={onOthers}>
            {say(msg('Get their changes'))}
          </button>
        </div>
      )}
    </>
  )
}

export function Files({ files }: { files: readonly string[] }) {
  return (
    <ul className="files">
      {files.map(file => (
        <li key={file}>
          <bdi dir="ltr">{file.replace(/^content\//, '')}</bdi>
        </li>
      ))}
    </ul>
  )
}
