import { useId, useState } from 'react'
import type { Locale } from '../../../content/locales/locales.ts'
import { type Message, msg } from '../../../content/messages/msg.ts'
import type { Proposal, ProposalState } from '../../server/propose/protocol.ts'
import { dataFileName } from '../data/fileNames.ts'
import { Said, say } from '../words.tsx'
import { Files } from './Branches.tsx'
import { FaultsLeft, FaultsOf, useFaultsLeft } from './FaultsLeft.tsx'
import { Passages } from './Passages.tsx'
import { Values } from './Values.tsx'

interface ProposalFormProps {
  state: ProposalState
  /** The language of the desk. */
  locale: Locale
  busy: boolean
  onPropose: (proposal: Proposal) => void
}

/** What changed, in words; what to call it; and what will happen. */
export function ProposalForm({ state, locale, busy, onPropose }: ProposalFormProps) {
  const { files, leftAlone, branch, home, author, suggested } = state
  const [left, setLeft] = useState(() => new Set(files.filter(({ mixed }) => mixed).map(({ file }) => file)))
  const [name, setName] = useState(suggested.branch)
  const [message, setMessage] = useState(suggested.message)
  const faults = useFaultsLeft()
  const [nameId, messageId] = [useId(), useId()]
  const chosen = files.map(({ file }) => file).filter(file => !left.has(file))
  const makesBranch = branch === undefined || branch === home
  const choose = (file: string, take: boolean) => {
    const next = new Set(left)
    if (take) next.delete(file)
    else next.add(file)
    setLeft(next)
  }
  if (files.length === 0) {
    return (
      <>
        <p>{say(msg('Nothing was edited at the desk since the last proposal.'))}</p>
        <LeftAlone files={leftAlone} />
      </>
    )
  }
  return (
    <form
      onSubmit={event => {
        event.preventDefault()
        onPropose({ branch: name.trim(), message, files: chosen })
      }}
    >
      <fieldset className="changed">
        <legend>{say(msg('What changed'))}</legend>
        {files.map(({ file, kind, passages, values, mixed, draft }) => (
          <section key={file}>
            <label>
              <input
                type="checkbox"
                checked={!left.has(file)}
                onChange={event => choose(file, event.currentTarget.checked)}
              />
              <FileName file={file} />
              {kind === 'new' && <small>{say(msg('new'))}</small>}
              {kind === 'removed' && <small>{say(msg('removed'))}</small>}
              {draft && <small>{say(msg('draft'))}</small>}
            </label>
            {mixed && (
              <p className="mixed">
                {say(msg('This file also holds changes from outside the desk; proposing it takes them along.'))}
              </p>
            )}
            {!left.has(file) && <FaultsOf faults={faults} file={file} />}
            {kind === 'changed' &&
              !(file in records) &&
              (values ? (
                <Values values={values} locale={locale} />
              ) : (
                <Passages passages={passages} locale={/\.he\.mdx$/.test(file) ? 'he' : 'en'} />
              ))}
          </section>
        ))}
      </fieldset>
      <LeftAlone files={leftAlone} />
      {makesBranch && (
        <div className="field">
          <label htmlFor={nameId}>{say(msg('Name of the branch'))}</label>
          <input id={nameId} dir="ltr" value={name} required onChange={event => setName(event.currentTarget.value)} />
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
          onChange={event => setMessage(event.currentTarget.value)}
        />
      </div>
      <div className="plan">
        <h3>{say(msg('What will happen'))}</h3>
        <ol>
          <li>
            <Said
              text={
                makesBranch
                  ? msg('A new branch, {branch}, begins where you are.', { branch: name.trim() || '…' })
                  : msg('The branch {branch} goes on.', { branch })
              }
            />
          </li>
          <li>
            <Said
              text={msg(
                '{count, plural, one {# file is} other {# files are}} committed as {name} ({mail}); nothing else is touched.',
                {
                  count: chosen.length,
                  name: author?.name ?? '?',
                  mail: author?.mail ?? '?',
                },
              )}
            />
          </li>
          <li>
            <Said
              text={
                state.remote?.opens
                  ? msg('The branch is sent to {remote}, and you get the address that opens a pull request.', {
                      remote: state.remote.name,
                    })
                  : state.remote
                    ? msg('The branch is sent to {remote}; you open a pull request there.', {
                        remote: state.remote.name,
                      })
                    : msg('There is no remote, so you get a patch file to send to a colleague.')
              }
            />
          </li>
          {files.some(({ file, draft }) => draft && !left.has(file)) && (
            <li>
              {say(
                msg(
                  'A draft stays one, also when the proposal is taken over: no visitor sees it until “Publish this page …” in the menu.',
                ),
              )}
            </li>
          )}
        </ol>
      </div>
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
        <FaultsLeft faults={faults} files={chosen} />
        <button type="submit" className="primary" disabled={busy || chosen.length === 0 || !author}>
          {busy ? say(msg('One moment …')) : say(msg('Propose'))}
        </button>
      </footer>
    </form>
  )
}

/** Files that the desk writes by itself, by what they record. */
const records: Readonly<Record<string, Message>> = {
  'content/translations.lock.yaml': msg('The record of what agrees in both languages'),
  'content/addresses.yaml': msg('The record of published addresses'),
}

function FileName({ file }: { file: string }) {
  const record = records[file]
  if (record) return <span>{say(record)}</span>
  const name = file.replace(/^content\//, '')
  const data = dataFileName(name.replace(/^data\/|\.yaml$/g, ''))
  return (
    <>
      {data && <span>{say(data)}</span>}
      <bdi dir="ltr" className={data && 'file-name'}>
        {name}
      </bdi>
    </>
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
