import { useCallback, useEffect, useRef, useState } from 'react'
import type { DeskStart, SourceFile } from '../server/protocol.ts'
import { Conflict } from './Conflict.tsx'
import { Divider } from './Divider.tsx'
import { Faults } from './Faults.tsx'
import { Shortcuts } from './help/Shortcuts.tsx'
import { Tour, tourSeen } from './help/Tour.tsx'
import { type Layout, readLayout, storeLayout } from './layout.ts'
import { Notices } from './Notices.tsx'
import { PictureDialog } from './paste/PictureDialog.tsx'
import type { Session } from './session.ts'
import { TopBar } from './TopBar.tsx'
import { useSession, useSessionState } from './useSession.ts'

/** The writing desk: the source of a page beside the page. */
export function Desk({ start, source }: { start: DeskStart; source: SourceFile }) {
  const [editor, frame] = [useRef<HTMLDivElement>(null), useRef<HTMLIFrameElement>(null)]
  const [layout, setLayout] = useState(readLayout)
  const [pictures, setPictures] = useState<readonly File[]>([])
  const [help, setHelp] = useState<'tour' | 'shortcuts' | undefined>(() => (tourSeen() ? undefined : 'tour'))
  const closeHelp = useCallback(() => setHelp(undefined), [])
  const onShortcuts = useCallback(() => setHelp('shortcuts'), [])
  const open = useSession(start, source, { editor, frame }, { onPictures: setPictures, onShortcuts })
  useEffect(() => {
    const press = ({ key, target }: KeyboardEvent) => {
      const writes = target instanceof Element && target.closest('input, textarea, select, [contenteditable]')
      if (key === '?' && !writes) onShortcuts()
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [onShortcuts])
  const change = (next: Layout) => {
    setLayout(next)
    storeLayout(next)
  }
  return (
    <>
      <TopBar
        start={start}
        file={source.file}
        session={open?.session}
        layout={layout}
        onLayout={change}
        onHelp={setHelp}
      />
      {open && <Notices session={open.session} />}
      <main className="split" data-shown={layout.shown} style={{ '--share': layout.share } as React.CSSProperties}>
        <section className="source">
          <div className="editor" ref={editor} />
          {open && <Faults session={open.session} />}
        </section>
        <Divider share={layout.share} onShare={share => change({ ...layout, share })} />
        <section className="page">
          <iframe ref={frame} title={start.url} />
        </section>
      </main>
      {open && <ConflictOf session={open.session} />}
      {open && help === 'tour' && <Tour onEnd={closeHelp} />}
      {help === 'shortcuts' && <Shortcuts onClose={closeHelp} />}
      {open && pictures[0] && (
        <PictureDialog
          key={pictures.length}
          file={pictures[0]}
          start={start}
          session={open.session}
          onClose={() => setPictures(pictures.slice(1))}
        />
      )}
    </>
  )
}

function ConflictOf({ session }: { session: Session }) {
  const { conflict } = useSessionState(session)
  if (!conflict) return null
  return (
    <Conflict
      key={conflict.version}
      base={session.savedText}
      mine={session.view.state.doc.toString()}
      theirs={conflict.text}
      onResolve={text => session.resolve(text)}
    />
  )
}
