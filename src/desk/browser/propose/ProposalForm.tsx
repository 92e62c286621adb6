import { useId, useState } from 'react'
import type { Locale } from '../../../content/locales/locales.ts'
import { msg } from '../../../content/messages/msg.ts'
import type { EditedFile, Proposal, ProposalState } from '../../server/propose/protocol.ts'
import { Said, say } from '../words.tsx'
import { Files } from './Branches.tsx'
import { ChangedFile } from './ChangedFile.tsx'
import { Drafts } from './Drafts.tsx'
import { FaultsElsewhere, FaultsLeft, useFaultsLeft } from './FaultsLeft.tsx'
import { nameFault } from './nameFault.ts'
import { proposalFaults } from './proposalFaults.ts'
import { type Suggestion, suggestProposal } from './suggestProposal.ts'

interface ProposalFormProps {
  state: ProposalState
  /** The language of the desk. */
  locale: Locale
  /** Names of the drafts to be published, with which `state` was read. */
  publish: readonly string[]
  busy: boolean
  onPublish: (pages: readonly string[]) => void
  onPropose: (proposal: Proposal) => void
}

/** What changed, in words; what to call it; and what will happen. */
export function ProposalForm({ state, locale, publish, busy, onPublish, onPropose }: ProposalFormProps) {
  const { files, drafts, leftAlone, unsaved, branch, home, author } = state
  /** Files that were ticked or left out by hand. */
  const [byHand, setByHand] = useState<ReadonlyMap<string, boolean>>(new Map())
  /** What was typed in place of what is suggested. */
  const [typed, setTyped] = useState<Partial<Suggestion>>({})
  const [nameId, nameFaultId, messageId, noneId] = [useId(), useId(), useId(), useId()]
  const published = drafts.filter(({ page }) => publish.includes(page))
  const needed = new Set(published.flatMap(page => page.files))
  const isChosen = (edit: EditedFile) => needed.has(edit.file) || (byHand.get(edit.file) ?? !isLeftOut(edit))
  const edits = files.filter(isChosen)
  const chosen = edits.map(({ file }) => file)
  const { branch: name, message } = { ...suggestProposal(edits, state), ...typed }
  const found = useFaultsLeft(state, { files: chosen, publish: published.map(({ page }) => page) })
  const faults = typeof found === 'string' ? found : proposalFaults(found, state.own, chosen)
  /** Nothing is ticked: there is nothing to judge or to promise yet. */
  const isNone = chosen.length === 0
  const listed = files.map(({ file }) => file)
  const makesBranch = branch === undefined || branch === home
  const newBranch = name.trim()
  const refusedName = makesBranch ? nameFault(newBranch, state) : undefined
  const isNamed = !makesBranch || (newBranch !== '' && !refusedName)
  if (files.length === 0) {
    return (
      <>
        {unsaved.length === 0 && <p>{say(msg('Nothing was edited at the desk since the last proposal.'))}</p>}
        <Unsaved files={unsaved} />
        {state.own.length > 0 && <FaultsElsewhere faults={faults} listed={listed} />}
        <LeftAlone files={leftAlone} />
      </>
    )
  }
  return (
    <form
      onSubmit={event => {
        event.preventDefault()
        onPropose({ branch: newBranch, message, files: chosen, publish: published.map(({ page }) => page) })
      }}
    >
      <Unsaved files={unsaved} />
      <Drafts drafts={drafts} locale={locale} publish={publish} onPublish={onPublish} />
      <fieldset className="changed">
        <legend>{say(msg('What changed'))}</legend>
        {files.map(edit => (
          <ChangedFile
            key={edit.file}
            edit={edit}
            locale={locale}
            faults={faults}
            chosen={isChosen(edit)}
            isNeeded={needed.has(edit.file)}
            onChoose={take => setByHand(new Map(byHand).set(edit.file, take))}
          />
        ))}
      </fieldset>
      <FaultsElsewhere faults={faults} listed={listed} />
      <LeftAlone files={leftAlone} />
      {makesBranch && (
        <div className="field">
          <label htmlFor={nameId}>
            <Said text={msg('Name of the branch, which keeps these changes apart from {home}', { home })} />
          </label>
          <input
            id={nameId}
            dir="ltr"
            value={name}
            required
            autoComplete="off"
            spellCheck="false"
            aria-invalid={refusedName !== undefined}
            aria-describedby={refusedName && nameFaultId}
            onChange={event => setTyped({ ...typed, branch: event.currentTarget.value })}
          />
          <small className="value-fault" id={nameFaultId} aria-live="polite">
            {refusedName && <Said text={refusedName} />}
          </small>
        </div>
      )}
      <div className="field">
        <label htmlFor={messageId}>{say(msg('Message'))}</label>
        <textarea
          id={messageId}
          dir="auto"
          rows={4}
          value={message}
          required
          onChange={event => setTyped({ ...typed, message: event.currentTarget.value })}
        />
      </div>
      {!isNone && (
        <div className="plan">
          <h3>{say(msg('What will happen'))}</h3>
          <ol>
            <li>
              <Said
                text={
                  makesBranch
                    ? msg('A new branch, {branch}, begins where you are.', { branch: isNamed ? newBranch : '…' })
                    : msg('The branch {branch} goes on.', { branch })
                }
              />
            </li>
            {author && (
              <li>
                <Said
                  text={msg(
                    '{count, plural, one {# file is} other {# files are}} committed as {name} ({mail}); nothing else is touched.',
                    { count: chosen.length, ...author },
                  )}
                />
              </li>
            )}
            <li>
              <Said
                text={
                  state.remote?.opens
                    ? msg(
                        'The branch is sent to {remote}, and you get the address that opens a pull request: a page where others read the changes and accept them.',
                        { remote: state.remote.name },
                      )
                    : state.remote
                      ? msg('The branch is sent to {remote}, and you get a message for whoever accepts changes.', {
                          remote: state.remote.name,
                        })
                      : msg('There is no remote, so you get a patch file to send to a colleague.')
                }
              />
            </li>
            {published.map(({ page, titles }) => (
              <li key={page}>
                <Said
                  text={msg(
                    '“{page}” stops being a draft, in both languages: visitors see it with the first build after the proposal is accepted.',
                    { page: titles[locale] },
                  )}
                  of={locale}
                />
              </li>
            ))}
            {edits.some(({ draft }) => draft) && (
              <li>
                {say(
                  msg(
                    'A draft stays one, also when the proposal is accepted: no visitor sees it until it is published.',
                  ),
                )}
              </li>
            )}
          </ol>
        </div>
      )}
      {!author && (
        <p className="mixed">
          <Said
            text={msg('Git does not know your name yet. In a terminal: {name} and {mail}', {
              name: 'git config --global user.name "…"',
              mail: 'git config --global user.email "…"',
            })}
          />
        </p>
      )}
      <footer>
        {isNone ? (
          <p id={noneId} role="status">
            {say(msg('Choose at least one file to propose.'))}
          </p>
        ) : (
          <FaultsLeft faults={faults} isPartial={chosen.length < files.length} />
        )}
        <button
          type="submit"
          className="primary"
          disabled={busy || isNone || !author || !isNamed}
          aria-describedby={isNone ? noneId : refusedName && nameFaultId}
        >
          {busy ? say(msg('One moment …')) : say(msg('Propose'))}
        </button>
      </footer>
    </form>
  )
}

/** Whether its writer has to tick it: it may hold more than was done here, or nothing that anybody sees. */
const isLeftOut = ({ mixed, unused }: EditedFile): boolean => mixed || unused

/** What was typed in other files and is not saved, with the way to each. */
function Unsaved({ files }: { files: ProposalState['unsaved'] }) {
  if (files.length === 0) return null
  return (
    <div className="unsaved-files">
      <p>
        {say(
          msg(
            '{count, plural, one {One file holds text that is not saved yet and so is not in this proposal. Open and save it to propose it:} other {# files hold text that is not saved yet and so is not in this proposal. Open and save them to propose it:}}',
            { count: files.length },
          ),
        )}
      </p>
      <Files files={files} />
    </div>
  )
}

function LeftAlone({ files }: { files: readonly string[] }) {
  if (files.length === 0) return null
  return (
    <details className="left-alone">
      <summary>
        <Said
          text={msg(
            '{count, plural, one {# file was} other {# files were}} changed outside the desk, and will be left alone.',
            { count: files.length },
          )}
        />
      </summary>
      <Files files={files.map(file => ({ file }))} />
    </details>
  )
}
