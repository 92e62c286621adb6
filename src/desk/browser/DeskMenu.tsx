import { useRef, useState } from 'react'
import type { Locale } from '../../content/locales/locales.ts'
import { type Message, msg } from '../../content/messages/msg.ts'
import { wordsFor } from '../dev/client/words.ts'
import type { PageChange } from '../server/pages/protocol.ts'
import type { DeskStart } from '../server/protocol.ts'
import { stopOf } from './entryKeys.ts'
import { PageDialog } from './pages/PageDialog.tsx'
import type { Session } from './session.ts'
import { say } from './words.tsx'

export interface MenuEntry {
  readonly label: Message
  /** The language of a label for whoever does not read the desk's. */
  readonly lang?: Locale
  readonly act: () => void
}

interface DeskMenuProps {
  start: DeskStart
  session: Session
  /** Whether the writer came for a new page. */
  asksForPage: boolean
  /** Entries of the desk itself, after those for pages. */
  more: readonly MenuEntry[]
}

/** What is done more seldom than writing: whole pages, and help. */
export function DeskMenu({ start, session, asksForPage, more }: DeskMenuProps) {
  const [, section = '', page = ''] = /^content\/([^/]+)\/([^/]+)\.\w+\.mdx$/.exec(session.file) ?? []
  const newPage: PageChange = {
    kind: 'new',
    section: section === 'store' ? 'pages' : section,
    page: '',
    menu: '',
    draft: true,
  }
  const [open, setOpen] = useState(false)
  const [change, setChange] = useState<PageChange | undefined>(asksForPage ? newPage : undefined)
  const button = useRef<HTMLButtonElement>(null)
  const isDraft = () => /^---\n[\s\S]*?^draft:\s*true\b[\s\S]*?^---/m.test(session.view.state.doc.toString())
  const ofPages: readonly MenuEntry[] = [
    { label: msg('New page …'), act: () => setChange(newPage) },
    {
      label: msg('Rename or move this page …'),
      act: () => setChange({ kind: 'rename', page, now: `${section}/${page}` }),
    },
    {
      label: isDraft() ? msg('Publish this page …') : msg('Make this page a draft …'),
      act: () => setChange({ kind: 'draft', page, draft: !isDraft() }),
    },
    { label: msg('Delete this page …'), act: () => setChange({ kind: 'delete', page, to: '', links: false }) },
  ]
  const entry = ({ label, lang, act }: MenuEntry) => (
    <li key={label.id}>
      <button
        type="button"
        onClick={() => {
          setOpen(false)
          button.current?.focus()
          act()
        }}
      >
        {lang ? <bdi lang={lang}>{wordsFor(lang).say(label)}</bdi> : say(label)}
      </button>
    </li>
  )
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys of the buttons inside it
    <div
      className="menu"
      onBlur={event => {
        if (!event.currentTarget.contains(event.relatedTarget)) setOpen(false)
      }}
      onKeyDown={event => {
        if (!open) return
        const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('.open, .entries button')]
        const stop = stopOf(event.key, stops, event.target as HTMLElement)
        if (stop) {
          event.preventDefault()
          stop.focus()
        }
        if (event.key !== 'Escape') return
        // Not to leave the desk.
        event.stopPropagation()
        setOpen(false)
        button.current?.focus()
      }}
    >
      <button
        ref={button}
        type="button"
        className="open"
        aria-expanded={open}
        aria-label={say(msg('More'))}
        title={say(msg('More'))}
        onClick={() => setOpen(!open)}
      />
      {open && (
        <div className="entries">
          <ul>{ofPages.map(entry)}</ul>
          <ul>{more.map(entry)}</ul>
        </div>
      )}
      {change && <PageDialog change={change} start={start} session={session} onClose={() => setChange(undefined)} />}
    </div>
  )
}
