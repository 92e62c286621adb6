import { EditorView } from '@codemirror/view'
import { type RefObject, useEffect, useState, useSyncExternalStore } from 'react'
import type { Locale } from '../../content/locales/locales.ts'
import { drawnQuery, editQuery, framedQuery, placeQuery } from '../names.ts'
import type { DeskStart, SourceFile } from '../server/protocol.ts'
import { DeskProblem, readFile } from './api.ts'
import { dataDrawnBy } from './data/dataDrawnBy.ts'
import { isCrossKey, isFaultsKey, isSaveKey } from './deskKeys.ts'
import { offsetOf, placeOf } from './editor/place.ts'
import { type Commands, openSession } from './openSession.ts'
import { PageView } from './page/pageView.ts'
import { Session } from './session.ts'
import type { SessionState } from './sessionState.ts'

/** How long the cursor rests before the page scrolls to it, ms: finding a word means searching the whole page. */
const followDelay = { moved: 80, typed: 300 } as const

/** User event of a selection made by a click on the page. */
const pickEvent = 'select.page'

interface OpenDesk {
  readonly session: Session
  /** Undefined for a data file. */
  readonly page: PageView | undefined
}

interface Hosts {
  editor: RefObject<HTMLDivElement | null>
  frame: RefObject<HTMLIFrameElement | null>
}

/** Mounts a file's editor and its page, and keeps both at the same word. */
export function useSession(
  { locale, url, data }: DeskStart,
  source: SourceFile,
  { editor, frame }: Hosts,
  commands: RefObject<Commands>,
): OpenDesk | undefined {
  const [open, setOpen] = useState<OpenDesk>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: an editor is made once
  useEffect(() => {
    if (!editor.current) return
    let following: ReturnType<typeof setTimeout> | undefined
    /** `picked` by a click on the page, which therefore stays where it is. */
    const follow = (picked: boolean) => {
      const { view } = session
      const { head } = view.state.selection.main
      if (!data) history.replaceState(null, '', `${url}?${editQuery}=${placeOf(view.state.doc, head)}`)
      if (!picked) page?.follow(head)
    }
    const listener = EditorView.updateListener.of(({ selectionSet, docChanged, transactions }) => {
      if (!selectionSet && !docChanged) return
      clearTimeout(following)
      following = setTimeout(
        follow,
        docChanged ? followDelay.typed : followDelay.moved,
        transactions.some(made => made.isUserEvent(pickEvent)),
      )
    })
    const page: PageView | undefined = frame.current
      ? new PageView(frame.current, () => session.view.state.doc.toString(), {
          onPick({ offset, isOwn }, word) {
            const { view } = session
            const range = word && isOwn ? view.state.wordAt(offset) : null
            view.dispatch({
              userEvent: pickEvent,
              selection: range ? { anchor: range.from, head: range.to } : { anchor: offset },
              effects: EditorView.scrollIntoView(offset, { y: 'center' }),
            })
            if (!isOwn) sayDrawn(session)
            else if (session.state.notice === 'drawn') session.store.dismiss()
            view.focus()
          },
          onKey(event) {
            if (event.key === 'Escape') commands.current.leave()
            if (event.key === '?' || event.key === 'F1') commands.current.showShortcuts()
            if (isCrossKey(event)) {
              event.preventDefault()
              commands.current.cross(locale)
            }
            if (event.key === 'F2') commands.current.goToPlaceholder(event.shiftKey ? 'previous' : 'next')
            if (!(event.ctrlKey || event.metaKey)) return
            if (event.key === '\\') commands.current.togglePair()
            if (isFaultsKey(event)) {
              event.preventDefault()
              commands.current.listFaults(locale)
            }
            if (!isSaveKey(event)) return
            event.preventDefault()
            commands.current.save()
          },
        })
      : undefined
    const session: Session = openSession(source, locale, commands, listener, html => page?.show(html))
    editor.current.append(session.view.dom)
    const query = new URLSearchParams(location.search)
    const at = query.get(data ? placeQuery : editQuery) ?? ''
    const start = offsetOf(session.view.state.doc, at)
    session.view.dispatch({
      selection: { anchor: start },
      effects: EditorView.scrollIntoView(start, { y: 'center' }),
    })
    if (query.has(drawnQuery) && !session.state.notice) sayDrawn(session)
    if (frame.current) frame.current.src = `${url}?${framedQuery}`
    setOpen({ session, page })
  }, [])
  useEffect(() => {
    // Not before its commands know the session: Ctrl-S would save nothing. The cursor of a table is in its cells.
    if (open?.page) open.session.view.focus()
  }, [open])
  return open
}

/** Says that the cursor is at what draws the words that were clicked, and offers the data that they come from. */
function sayDrawn(session: Session): void {
  const { doc, selection } = session.view.state
  session.store.notify('drawn', dataDrawnBy(doc.sliceString(selection.main.head)))
}

/** The session of the other language, opened when it is first wanted and kept from then on; the problem where it cannot be opened. */
export function useOther(
  file: string | undefined,
  locale: Locale,
  isWanted: boolean,
  editor: RefObject<HTMLDivElement | null>,
  commands: RefObject<Commands>,
): Session | DeskProblem['problem'] | undefined {
  const [other, setOther] = useState<Session | DeskProblem['problem']>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: opened once
  useEffect(() => {
    if (!file || !isWanted || other instanceof Session) return
    let isDropped = false
    readFile(file).then(
      source => {
        if (isDropped) return
        const session = openSession(source, locale, commands, [], () => undefined)
        editor.current?.append(session.view.dom)
        setOther(session)
      },
      (error: unknown) => setOther(error instanceof DeskProblem ? error.problem : 'offline'),
    )
    return () => {
      isDropped = true
    }
  }, [file, isWanted])
  return other
}

/** A session's state; the component renders again when it changes. */
export function useSessionState(session: Session): SessionState {
  return useSyncExternalStore(session.subscribe, () => session.state)
}

/** What the states of several sessions say together; the component renders again when that changes. */
export function useSessionStates<Said extends string | boolean>(
  sessions: readonly Session[],
  read: (states: readonly SessionState[]) => Said,
): Said {
  return useSyncExternalStore(
    listener => {
      const stops = sessions.map(session => session.subscribe(listener))
      return () => {
        for (const stop of stops) stop()
      }
    },
    () => read(sessions.map(({ state }) => state)),
  )
}
