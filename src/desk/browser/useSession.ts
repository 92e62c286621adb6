import { EditorView, type KeyBinding } from '@codemirror/view'
import { type RefObject, useEffect, useState, useSyncExternalStore } from 'react'
import { msg } from '../../content/messages/msg.ts'
import { changedEvent } from '../dev/state.ts'
import { checkedEvent, type DeskStart, editQuery, framedQuery, type SourceFile } from '../server/protocol.ts'
import { readDrawings, readExample, readHelp } from './api.ts'
import { completion } from './editor/completion.ts'
import { createExtensions } from './editor/createExtensions.ts'
import { phrasesIn } from './editor/phrases.ts'
import { offsetOf, placeOf } from './editor/place.ts'
import { PageView } from './page/pageView.ts'
import { paste } from './paste/paste.ts'
import { Session, type SessionState } from './session.ts'
import { say } from './words.tsx'

/** Time for which the cursor rests before the page follows it, ms. */
const followDelay = 80

/** Name of a selection that a click on the page made. */
const pickEvent = 'select.page'

/** As a key's command that was carried out. */
function done(act: () => void): true {
  act()
  return true
}

interface OpenDesk {
  readonly session: Session
  readonly page: PageView
}

interface Hosts {
  editor: RefObject<HTMLDivElement | null>
  frame: RefObject<HTMLIFrameElement | null>
}

/** Puts an editor and its page into their places, and keeps one at the other's word. */
export function useSession(
  { locale, url }: DeskStart,
  source: SourceFile,
  { editor, frame }: Hosts,
  { onPictures, onShortcuts }: { onPictures: (files: readonly File[]) => void; onShortcuts: () => void },
): OpenDesk | undefined {
  const [open, setOpen] = useState<OpenDesk>()
  const label = say(msg('Source of the page'))
  // biome-ignore lint/correctness/useExhaustiveDependencies: an editor is made once
  useEffect(() => {
    if (!editor.current || !frame.current) return
    let following: ReturnType<typeof setTimeout> | undefined
    const keys: KeyBinding[] = [
      { key: 'Mod-s', preventDefault: true, run: () => done(() => void session.save()) },
      { key: 'F1', run: () => done(onShortcuts) },
      { key: 'Escape', run: () => done(() => leave(url)) },
    ]
    /** `picked` by a click on the page, which therefore stays where it is. */
    const follow = (picked: boolean) => {
      const { view } = session
      const { head } = view.state.selection.main
      history.replaceState(null, '', `${url}?${editQuery}=${placeOf(view.state.doc, head)}`)
      if (!picked) page.follow(head)
    }
    const listener = EditorView.updateListener.of(({ selectionSet, docChanged, transactions }) => {
      if (!selectionSet && !docChanged) return
      clearTimeout(following)
      following = setTimeout(
        follow,
        followDelay,
        transactions.some(made => made.isUserEvent(pickEvent)),
      )
    })
    const page: PageView = new PageView(frame.current, () => session.view.state.doc.toString(), {
      onPick(offset, word) {
        const { view } = session
        const range = word ? view.state.wordAt(offset) : null
        view.dispatch({
          userEvent: pickEvent,
          selection: range ? { anchor: range.from, head: range.to } : { anchor: offset },
          effects: EditorView.scrollIntoView(offset, { y: 'center' }),
        })
        view.focus()
      },
      onKey(event) {
        if (event.key === 'Escape') leave(url)
        if (event.key === '?' || event.key === 'F1') onShortcuts()
        if (event.key.toLowerCase() !== 's' || !(event.ctrlKey || event.metaKey)) return
        event.preventDefault()
        void session.save()
      },
    })
    const pasting = paste({
      locale,
      onPictures(files, at) {
        session.view.dispatch({ selection: { anchor: at } })
        onPictures(files)
      },
      onPicturesLeft: () => session.notify('pictures-left'),
    })
    const offers = completion({
      say,
      readDrawings,
      readHelp: () => readHelp(source.file),
      readExample: widget => readExample(source.file, widget),
    })
    const extensions = createExtensions({
      locale,
      label,
      keys,
      extensions: [listener, pasting, phrasesIn(say), offers],
    })
    const session: Session = new Session(source, extensions, html => page.show(html))
    editor.current.append(session.view.dom)
    const at = new URLSearchParams(location.search).get(editQuery) ?? ''
    const start = offsetOf(session.view.state.doc, at)
    session.view.dispatch({
      selection: { anchor: start },
      effects: EditorView.scrollIntoView(start, { y: 'center' }),
    })
    session.view.focus()
    frame.current.src = `${url}?${framedQuery}`
    import.meta.hot?.on(changedEvent, () => void session.refresh())
    import.meta.hot?.on(checkedEvent, () => void session.readChecked())
    setOpen({ session, page })
  }, [])
  return open
}

/** What the desk shows of a session, as it changes. */
export function useSessionState(session: Session): SessionState {
  return useSyncExternalStore(session.subscribe, () => session.state)
}

/** Back to the page; what is unsaved stays in the browser. */
export function leave(url: string): void {
  location.assign(url)
}
