import type { Locale } from '../../../content/locales/locales.ts'
import { type Message, msg } from '../../../content/messages/msg.ts'
import type { Outcome, ProposalState } from '../../server/propose/protocol.ts'
import { Said, say } from '../words.tsx'
import { Files } from './Branches.tsx'
import { apartOffered, nameRefused, otherBranch, refusals, whyNotMerged } from './proposalTexts.ts'

export type Refused = Extract<Outcome, { refused: unknown }> | { readonly refused: 'offline'; readonly detail: '' }

const outside = msg('Changed outside the desk. First commit these there, or undo the changes:')

interface RefusedViewProps {
  refused: Refused
  /** How things stand since; undefined where that is not known. */
  state: ProposalState | undefined
  locale: Locale
  busy: boolean
  /** Takes over what others added to the branch, and sends it again. */
  onTake: () => void
  /** Gives the branch another name, and sends it as that. */
  onSendAs: (branch: string) => void
}

const words = (refused: Refused, state: ProposalState | undefined): Message => {
  if (refused.refused === 'branch-name') return nameRefused(refused)
  if (refused.refused === 'other-branch') return otherBranch(refused)
  if (refused.refused === 'apart') return apartOffered(refused)
  if (refused.refused === 'merge') return whyNotMerged(refused, state)
  return refusals[refused.refused]
}

/** Why nothing came of it, brought into view: the button that was pressed is at the other end of the dialog. */
export function RefusedView({ refused, state, locale, busy, onTake, onSendAs }: RefusedViewProps) {
  return (
    <div className="refused" role="alert" ref={element => element?.scrollIntoView({ block: 'nearest' })}>
      <p>
        <Said text={words(refused, state)} />
      </p>
      {refused.detail && <pre dir="ltr">{refused.detail}</pre>}
      {refused.refused === 'behind' && (
        <button type="button" disabled={busy} onClick={onTake}>
          {say(msg('Get their changes and send again'))}
        </button>
      )}
      {refused.refused === 'unproposed' && (
        <>
          {refused.files.length > 0 && (
            <>
              <p>
                <Said
                  text={msg('Saved here and not proposed yet. Propose these first, below, then change the branch:')}
                />
              </p>
              <Files files={refused.files.map(file => ({ file }))} />
            </>
          )}
          {refused.outside.length > 0 && (
            <>
              <p>{say(outside)}</p>
              <Files files={refused.outside.map(file => ({ file }))} />
            </>
          )}
        </>
      )}
      {(refused.refused === 'merge' || refused.refused === 'apart') && (
        <>
          <Files files={refused.files.map(file => ({ file }))} />
          {refused.outside.length > 0 && (
            <>
              <p>{say(outside)}</p>
              <Files files={refused.outside.map(file => ({ file }))} />
            </>
          )}
        </>
      )}
      {refused.refused === 'apart' && (
        <button type="button" disabled={busy} onClick={() => onSendAs(refused.free)}>
          <Said text={msg('Send as {free}', { free: refused.free })} />
        </button>
      )}
      {refused.refused === 'publish' &&
        refused.why.map(({ titles, toWrite, faults }) => (
          <div key={titles[locale]}>
            <p>
              <Said
                text={
                  toWrite > 0
                    ? msg('“{page}” has {toWrite, plural, one {# text} other {# texts}} still to be written.', {
                        page: titles[locale],
                        toWrite,
                      })
                    : msg('“{page}” has errors, and the build does not accept errors:', { page: titles[locale] })
                }
                of={locale}
              />
            </p>
            {faults.length > 0 && (
              <ul>
                {faults.map(({ place, url, found }) => (
                  <li key={url + JSON.stringify(found)}>
                    <a href={url} dir="ltr">
                      {place}
                    </a>
                    {': '}
                    <Said text={found} />
                  </li>
                ))}
              </ul>
            )}
          </div>
        ))}
    </div>
  )
}
