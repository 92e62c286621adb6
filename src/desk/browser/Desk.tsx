import { redo, undo } from '@codemirror/commands'
import { openSearchPanel } from '@codemirror/search'
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { type Locale, otherLocale, toLocale } from '../../content/locales/locales.ts'
import type { DeskStart, SourceFile } from '../server/protocol.ts'
import { Conflicts } from './Conflicts.tsx'
import { Divider } from './Divider.tsx'
import { cameFrom } from './data/cameFrom.ts'
import { valuesSettled } from './data/changeValue.ts'
import { Tables } from './data/Tables.tsx'
import { isCrossKey, isFaultsKey, isFindKey, isSaveKey } from './deskKeys.ts'
import { goToPlaceholder } from './editor/placeholders.ts'
import { Faults } from './Faults.tsx'
import { focusText } from './focusText.ts'
import { PageForm } from './form/PageForm.tsx'
import { Shortcuts } from './help/Shortcuts.tsx'
import { Tour, tourSeen } from './help/Tour.tsx'
import { type Layout, readLayout, storeLayout } from './layout.ts'
import { Notices } from './Notices.tsx'
import type { Commands } from './openSession.ts'
import { undoKey } from './ownUndo.ts'
import { OldPage } from './page/OldPage.tsx'
import { goToOtherDesk } from './pair/otherDesk.ts'
import { PairHead } from './pair/PairHead.tsx'
import { usePair } from './pair/usePair.ts'
import { PictureDialog } from './paste/PictureDialog.tsx'
import { Session } from './session.ts'
import { TopBar } from './TopBar.tsx'
import { useOther, useSession } from './useSession.ts'

/** The writing desk: the source of a page next to the page, or next to its other language. */
export function Desk({ start, source }: { start: DeskStart; source: SourceFile }) {
  const [editor, otherEditor] = [useRef<HTMLDivElement>(null), useRef<HTMLDivElement>(null)]
  const frame = useRef<HTMLIFrameElement>(null)
  const commands = useRef<Commands>(noCommands)
  const subject = start.data ? 'data' : 'page'
  const [back] = useState(() => (start.data ? cameFrom(start.url) : start.url))
  const [layout, setLayout] = useState(() => readLayout(subject, new URLSearchParams(location.search)))
  const [pictures, setPictures] = useState<{ files: readonly File[]; session: Session }>()
  const [help, setHelp] = useState<'first-tour' | 'tour' | 'shortcuts' | undefined>(() =>
    tourSeen() ? undefined : 'first-tour',
  )
  const closeHelp = useCallback(() => setHelp(undefined), [])
  /** The column that a narrow window shows. */
  const [column, setColumn] = useState<Locale>(start.locale)
  const second = otherLocale(start.locale)
  const shown = layout.shown === 'pair' && !start.other ? 'both' : layout.shown
  const isPair = shown === 'pair'
  /** The language that the cursor was in last. */
  const writing = useRef<Locale>(start.locale)
  /** What had the focus last, of the text, the page and the values. */
  const place = useRef<HTMLElement>(undefined)
  const change = (next: Layout) => {
    setLayout(next)
    storeLayout(subject, next)
  }
  const open = useSession(start, source, { editor, frame }, commands)
  const other = useOther(start.other?.file, second, isPair || shown === 'form', otherEditor, commands)
  const pair = usePair(open?.session, other instanceof Session ? other : undefined, isPair)
  const sessions = [open?.session, other].filter(session => session instanceof Session)
  const save = async () => {
    await valuesSettled()
    await Promise.all(sessions.map(session => session.save()))
  }
  useEffect(() => {
    commands.current = {
      save() {
        void save()
        for (const session of sessions) void session.conflicts.takeUp()
      },
      leave: () => location.assign(back),
      find() {
        const value = document.querySelector<HTMLElement>('.tables-head input')
        if (value?.checkVisibility()) value.focus()
        else if (!open?.session.view.dom.checkVisibility()) return false
        else openSearchPanel(open.session.view)
        return true
      },
      togglePair: () => change({ ...layout, shown: isPair ? 'both' : 'pair' }),
      cross(from) {
        if (!isPair && open && start.other) void goToOtherDesk(open.session, start.other)
        else if (!start.other) open?.session.store.notify(start.data ? 'both-languages' : 'one-language')
        if (!pair || !isPair) return
        setColumn(otherLocale(from))
        // A narrow window shows the other column only then.
        requestAnimationFrame(() => pair.cross(from))
      },
      showShortcuts: () => setHelp('shortcuts'),
      undo(way) {
        const session = sessions.find(({ locale }) => isPair && locale === writing.current) ?? open?.session
        if (session) (way === 'undo' ? undo : redo)(session.view)
      },
      listFaults: of =>
        (other instanceof Session && isPair && of === second ? other : open?.session)?.store.listFaults(),
      // Where one language is written already, the other goes on.
      goToPlaceholder: direction =>
        void sessions
          .filter(session => isPair || session === open?.session)
          .some(session => goToPlaceholder(direction)(session.view)),
      takePictures(files, session) {
        // Where the dialog returns the focus, whatever had it when a file was dropped.
        session.view.focus()
        setPictures({ files, session })
      },
    }
  })
  const drawn = useRef(shown)
  useLayoutEffect(() => {
    if (drawn.current === shown) return
    drawn.current = shown
    // What had the focus may be hidden now, and the browser leaves it to nothing.
    const { activeElement } = document
    if (open && (activeElement === document.body || !activeElement?.checkVisibility())) focusText(open.session)
  })
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const { key, target } = event
      // A field that has the focus keeps it, and has entered what is typed there.
      if (isSaveKey(event) && !event.defaultPrevented) {
        event.preventDefault()
        commands.current.save()
      }
      const writes = target instanceof Element && target.closest('input, textarea, select, [contenteditable]')
      if (key === '?' && !writes) setHelp('shortcuts')
      // The editor's own keys, where the focus is elsewhere.
      if (event.defaultPrevented || document.querySelector('dialog[open]')) return
      if (key === '\\' && (event.ctrlKey || event.metaKey)) {
        event.preventDefault()
        commands.current.togglePair()
      }
      // The browser's own would hide what is typed next, which goes to the text.
      if (isFindKey(event) && !writes && commands.current.find()) {
        event.preventDefault()
      }
      // From a button the browser would undo in the text, and redo nothing.
      const way = undoKey(event)
      if (way && !writes) {
        event.preventDefault()
        commands.current.undo(way)
      }
      if (key === 'F1') {
        event.preventDefault()
        commands.current.showShortcuts()
      }
      if (isFaultsKey(event)) {
        event.preventDefault()
        commands.current.listFaults(start.locale)
      }
      if (isCrossKey(event)) {
        event.preventDefault()
        commands.current.cross(writing.current)
      }
      if (key === 'F2') {
        event.preventDefault()
        commands.current.goToPlaceholder(event.shiftKey ? 'previous' : 'next')
      }
      // What had something of its own to close or to put back has taken the key.
      if (key === 'Escape' && !event.isComposing) commands.current.leave()
    }
    const focus = ({ target }: FocusEvent) => {
      const text = target instanceof Element ? target.closest<HTMLElement>('.editor') : null
      if (text) writing.current = toLocale(text.dataset.locale ?? '')
      if (target instanceof HTMLElement && target.closest('.split')) place.current = target
    }
    addEventListener('keydown', press)
    addEventListener('focusin', focus)
    return () => {
      removeEventListener('keydown', press)
      removeEventListener('focusin', focus)
    }
  }, [start.locale])
  return (
    <>
      <TopBar
        start={start}
        back={back}
        file={source.file}
        sessions={sessions}
        save={save}
        layout={{ ...layout, shown }}
        onLayout={change}
        onHelp={setHelp}
      />
      <Notices sessions={sessions} />
      <main
        className="split"
        data-shown={shown === 'form' ? 'both' : shown}
        style={{ '--share': layout.share } as React.CSSProperties}
      >
        <section className="source">
          {isPair && (
            <PairHead
              locales={[start.locale, second]}
              pair={pair}
              problem={typeof other === 'string' ? other : undefined}
              column={column}
              onColumn={setColumn}
            />
          )}
          <div className="editors" data-column={column}>
            <div className="editor" ref={editor} data-locale={start.locale} />
            <div className="editor" ref={otherEditor} data-locale={second} hidden={!isPair} />
          </div>
          <div className="feet" data-column={column}>
            {sessions.map(session => (
              <div key={session.file} data-locale={session.locale} hidden={!isPair && session !== open?.session}>
                <Faults session={session} />
              </div>
            ))}
          </div>
        </section>
        <Divider share={layout.share} onShare={share => change({ ...layout, share })} />
        <section className="page">
          {start.data && open && <Tables session={open.session} />}
          {!start.data && <iframe ref={frame} title={start.url} hidden={shown === 'form'} />}
          {!start.data && shown !== 'form' && open && <OldPage session={open.session} frame={frame} />}
          {shown === 'form' && open && (other || !start.other) && (
            <PageForm session={open.session} other={other instanceof Session ? other : undefined} />
          )}
        </section>
      </main>
      <Conflicts sessions={sessions} place={place} />
      {open && !start.data && (help === 'first-tour' || help === 'tour') && (
        <Tour key={help} text={open.session.view} isAsked={help === 'tour'} onEnd={closeHelp} />
      )}
      {help === 'shortcuts' && <Shortcuts onClose={closeHelp} />}
      {pictures?.files[0] && (
        <PictureDialog
          key={pictures.files.length}
          file={pictures.files[0]}
          start={pictures.session === other ? startOfOther(start, source.file) : start}
          session={pictures.session}
          onClose={() => setPictures({ ...pictures, files: pictures.files.slice(1) })}
        />
      )}
    </>
  )
}

const noCommands: Commands = {
  save() {},
  leave() {},
  find: () => false,
  togglePair() {},
  cross() {},
  showShortcuts() {},
  undo() {},
  listFaults() {},
  goToPlaceholder() {},
  takePictures() {},
}

/** As the desk of the other language would begin. */
const startOfOther = ({ locale, url, other }: DeskStart, file: string): DeskStart => ({
  locale: otherLocale(locale),
  url: other?.url ?? url,
  other: { url, file },
})
