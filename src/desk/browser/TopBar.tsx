import { locales, otherLocale } from '../../content/locales/locales.ts'
import { msg } from '../../content/messages/msg.ts'
import { type DeskStart, editQuery } from '../server/protocol.ts'
import { DeskMenu } from './DeskMenu.tsx'
import type { Layout } from './layout.ts'
import { Propose } from './propose/Propose.tsx'
import type { Session } from './session.ts'
import { leave, useSessionState } from './useSession.ts'
import { say } from './words.tsx'

interface TopBarProps {
  start: DeskStart
  file: string
  /** Undefined until the editor stands. */
  session: Session | undefined
  layout: Layout
  onLayout: (layout: Layout) => void
  onHelp: (help: 'tour' | 'shortcuts') => void
}

/** What is edited, how it stands, and what can be done with it. */
export function TopBar({ start, file, session, layout, onLayout, onHelp }: TopBarProps) {
  const other = otherLocale(start.locale)
  const choices: readonly [Layout['shown'], string][] = [
    ['source', say(msg('Text'))],
    ['both', say(msg('Both'))],
    ['page', say(msg('Page'))],
  ]
  return (
    <header className="top">
      <button
        type="button"
        className="leave"
        onClick={() => leave(start.url)}
        title={say(msg('Back to the page (Esc)'))}
      >
        <span className="arrow" aria-hidden="true" />
        {say(msg('Page'))}
      </button>
      <p className="file">
        <bdi dir="ltr">{file.replace(/^content\//, '')}</bdi>
      </p>
      {session && <SaveState session={session} />}
      <span className="gap" />
      {start.other && (
        <a className="other" href={`${start.other.url}?${editQuery}`} hrefLang={other} lang={other}>
          {locales[other].label}
        </a>
      )}
      <fieldset className="shown">
        <legend className="hidden-text">{say(msg('What is shown'))}</legend>
        {choices.map(([shown, label]) => (
          <label key={shown}>
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
      {session && <SaveButton session={session} />}
      {session && <Propose save={() => session.save()} />}
      {session && (
        <DeskMenu
          start={start}
          session={session}
          more={[
            { label: msg('Keyboard shortcuts'), act: () => onHelp('shortcuts') },
            { label: msg('A first look around'), act: () => onHelp('tour') },
          ]}
        />
      )}
    </header>
  )
}

function SaveState({ session }: { session: Session }) {
  const { unsaved, saving, problem, elsewhere } = useSessionState(session)
  const kind = problem ? 'bad' : unsaved ? 'fair' : 'good'
  return (
    <p className={`state ${kind}`} role="status">
      {problem
        ? say(msg('Not saved'))
        : saving
          ? say(msg('Saving …'))
          : elsewhere
            ? say(msg('Reading only'))
            : unsaved
              ? say(msg('Unsaved changes'))
              : say(msg('Saved'))}
    </p>
  )
}

function SaveButton({ session }: { session: Session }) {
  const { unsaved, elsewhere, conflict } = useSessionState(session)
  return (
    <button
      type="button"
      className="primary"
      disabled={!unsaved || elsewhere || conflict !== undefined}
      onClick={() => void session.save()}
      title={/Mac|iPad/.test(navigator.platform) ? say(msg('Save (⌘S)')) : say(msg('Save (Ctrl+S)'))}
    >
      {say(msg('Save'))}
    </button>
  )
}
