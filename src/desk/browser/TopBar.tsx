import { useState } from 'react'
import { locales, otherLocale } from '../../content/locales/locales.ts'
import { msg } from '../../content/messages/msg.ts'
import { languageNames } from '../languageNames.ts'
import { crossedQuery, dataQuery, newQuery, speakQuery } from '../names.ts'
import type { DeskStart } from '../server/protocol.ts'
import { DeskMenu, type MenuEntry } from './DeskMenu.tsx'
import { dataFileName } from './data/fileNames.ts'
import type { Layout } from './layout.ts'
import { otherDeskUrl } from './pair/otherDesk.ts'
import { Propose } from './propose/Propose.tsx'
import { useSaveStatus } from './saveStatus.ts'
import type { Session } from './session.ts'
import { deskLocale, say } from './words.tsx'

interface TopBarProps {
  start: DeskStart
  /** Address that the desk is left for. */
  back: string
  file: string
  /** What is edited; none until the editor is ready. */
  sessions: readonly Session[]
  save: () => Promise<unknown>
  layout: Layout
  onLayout: (layout: Layout) => void
  onHelp: (help: 'tour' | 'shortcuts') => void
}

/** What is edited, its state, and what can be done with it. */
export function TopBar({ start, back, file, sessions, save, layout, onLayout, onHelp }: TopBarProps) {
  const other = otherLocale(start.locale)
  const otherDesk = start.other && otherDeskUrl(start.other)
  // The address becomes that of the cursor.
  const [asksForPage] = useState(() => new URLSearchParams(location.search).has(newQuery))
  const choices: readonly (readonly [shown: Layout['shown'], label: string, title?: string])[] = [
    ['source', say(msg('Text'))],
    ['both', start.data ? say(msg('Text and table')) : say(msg('Text and page'))],
    ['page', start.data ? say(msg('Table')) : say(msg('Page'))],
    ...(start.data ? [] : [['form', say(msg('Details'))] as const]),
    ...(start.other ? [['pair', say(msg('Both languages')), pairKey] as const] : []),
  ]
  return (
    <header className="top">
      <button
        type="button"
        className="leave"
        onClick={() => location.assign(back)}
        title={say(msg('Back to the page (Esc)'))}
      >
        <span className="arrow" aria-hidden="true" />
        {say(msg('Page'))}
      </button>
      {start.data ? (
        <DataFiles url={start.url} files={start.data} file={file} />
      ) : (
        <FileName path={file.replace(/^content\//, '')} />
      )}
      {sessions.length > 0 && <SaveState sessions={sessions} />}
      <span className="gap" />
      {!start.data && (
        <a className="other" href={`${start.url}?${dataQuery}=facts`}>
          {say(msg('Data'))}
        </a>
      )}
      {otherDesk && layout.shown !== 'pair' && (
        <a className="other" href={otherDesk} hrefLang={other} lang={other}>
          {locales[other].label}
        </a>
      )}
      <fieldset className="shown">
        <legend className="hidden-text">{say(msg('What is shown'))}</legend>
        {choices.map(([shown, label, title]) => (
          <label key={shown} title={title}>
            <input
              type="radio"
              name="shown"
              checked={layout.shown === shown}
              onChange={() => onLayout({ ...layout, shown })}
            />
            <span>{label}</span>
          </label>
        ))}
      </fieldset>
      {sessions.length > 0 && <SaveButton sessions={sessions} save={save} />}
      {sessions.length > 0 && (
        <Propose start={start} file={file} isUnsaved={() => sessions.some(({ state }) => state.unsaved)} save={save} />
      )}
      {!start.data && sessions[0] && (
        <DeskMenu
          start={start}
          session={sessions[0]}
          asksForPage={asksForPage}
          more={[
            { label: msg('Data'), act: () => location.assign(`${start.url}?${dataQuery}=facts`) },
            ...(otherDesk
              ? [
                  {
                    label: msg('The page in {language}', { language: languageNames[other] }),
                    act: () => location.assign(otherDesk),
                  },
                ]
              : []),
            { label: msg('Keyboard shortcuts'), act: () => onHelp('shortcuts') },
            { label: msg('A first look around'), act: () => onHelp('tour') },
            speakOther,
          ]}
        />
      )}
    </header>
  )
}

/** The desk in the other language, whatever the page's; the cursor and what is unsaved are found again. */
const speakOther: MenuEntry = {
  label: deskLocale === 'he' ? msg('The desk in English') : msg('The desk in Hebrew'),
  lang: otherLocale(deskLocale),
  act() {
    const address = new URL(location.href)
    address.searchParams.set(speakQuery, otherLocale(deskLocale))
    address.searchParams.set(crossedQuery, '')
    location.assign(address)
  },
}

/** Where there is no room for all of a path, its folder goes first. */
function FileName({ path }: { path: string }) {
  const name = path.slice(path.lastIndexOf('/') + 1)
  return (
    <p className="file" title={path}>
      <bdi dir="ltr">
        <span>{path.slice(0, -name.length)}</span>
        <span>{name}</span>
      </bdi>
    </p>
  )
}

/** Leads from one data file to another. */
function DataFiles({ url, files, file }: { url: string; files: readonly string[]; file: string }) {
  const nameOf = (path: string) => path.replace(/^content\/data\/|\.yaml$/g, '')
  return (
    <select
      className="data-files"
      aria-label={say(msg('Data file'))}
      value={nameOf(file)}
      onChange={event => location.assign(`${url}?${dataQuery}=${event.target.value}`)}
    >
      {files.map(nameOf).map(name => {
        const called = dataFileName(name)
        return (
          <option key={name} value={name}>
            {called ? say(called) : name}
          </option>
        )
      })}
    </select>
  )
}

const isMac = /Mac|iPad/.test(navigator.platform)

const pairKey = isMac ? '⌘\\' : 'Ctrl+\\'

function SaveState({ sessions }: { sessions: readonly Session[] }) {
  const { status } = useSaveStatus(sessions)
  const texts: Record<typeof status, string> = {
    problem: say(msg('Not saved')),
    saving: say(msg('Saving …')),
    elsewhere: say(msg('Read only')),
    unsaved: say(msg('Unsaved changes')),
    saved: say(msg('Saved')),
  }
  const kind = status === 'problem' ? 'bad' : status === 'unsaved' ? 'fair' : 'good'
  return (
    <p className={`state ${kind}`} role="status">
      {texts[status]}
    </p>
  )
}

function SaveButton({ sessions, save }: Pick<TopBarProps, 'sessions' | 'save'>) {
  const { canSave } = useSaveStatus(sessions)
  return (
    <button
      type="button"
      className="primary"
      disabled={!canSave}
      onClick={() => void save()}
      title={isMac ? say(msg('Save (⌘S)')) : say(msg('Save (Ctrl+S)'))}
    >
      {say(msg('Save'))}
    </button>
  )
}
