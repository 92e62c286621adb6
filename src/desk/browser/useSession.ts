import type { Extension } from '@codemirror/state'
import { EditorView, type KeyBinding } from '@codemirror/view'
import { type RefObject, useEffect, useState, useSyncExternalStore } from 'react'
import type { Locale } from '../../content/locales/locales.ts'
import { msg } from '../../content/messages/msg.ts'
import { changedEvent } from '../dev/state.ts'
import { checkedEvent, type DeskStart, editQuery, framedQuery, type SourceFile } from '../server/protocol.ts'
import { DeskProblem, readDrawings, readExample, readFile, readHelp } from './api.ts'
import { completion } from './editor/completion.ts'
import { createExtensions } from './editor/createExtensions.ts'
import { phrasesIn } from './editor/phrases.ts'
import { offsetOf, placeOf } from './editor/place.ts'
import { PageView } from './page/pageView.ts'
import { paste } from './paste/paste.ts'
import { Session, type SessionState } from './session.ts'
import { say } from './words.tsx'

/** Time for which the cursor rests before the page follows it, ms: the place of a word is searched in the whole page. */
const followDelay = { moved: 80, typed: 300 } as const

/** Name of a selection that a click on the page made. */
const pickEvent = 'select.page'

/** What keys do, whichever text the cursor is in. */
export interface Commands {
  save(): void
  leave(): void
  /** Shows both languages, or the one alone again. */
  togglePair(): void
  /** From one language to the other. */
  cross(from: Locale): void
  showShortcuts(): void
  /** Pictures came in at the cursor of a text. */
  takePictures(files: readonly File[], session: Session): void
}

/** As a key's command that was carried out. */
function done(act: () => void): true {
  act()
  return true
}

const keysFor = (locale: Locale, commands: RefObject<Commands>): KeyBinding[] => [
  { key: 'Mod-s', preventDefault: true, run: () => done(() => commands.current.save()) },
  { key: 'Mod-\\', preventDefault: true, run: () => done(() => commands.current.togglePair()) },
  { key: 'F6', preventDefault: true, run: () => done(() => commands.current.cross(locale)) },
  { key: 'F1', run: () => done(() => commands.current.showShortcuts()) },
  { key: 'Escape', run: () => done(() => commands.current.leave()) },
]

const labels: Readonly<Record<Locale, string>> = {
  en: say(msg('Source of the page, English')),
  he: say(msg('Source of the page, Hebrew')),
}

/** An editor of one file, which hears of changes on disk and of the checks. */
function openSession(
  source: SourceFile,
  locale: Locale,
  commands: RefObject<Commands>,
  extensions: Extension,
  onPage: (html: string) => void,
): Session {
  const isPage = source.file.endsWith('.mdx')
  const pasting = paste({
    locale,
    onPictures(files, at) {
      session.view.dispatch({ selection: { anchor: at } })
      commands.current.takePictures(files, session)
    },
    onPicturesLeft: () => session.notify('pictures-left'),
  })
  const offers = completion({
    say,
    readDrawings,
    readHelp: () => readHelp(source.file),
    readExample: widget => readExample(source.file, widget),
  })
  const all = createExtensions({
    locale,
    language: isPage ? 'mdx' : 'yaml',
    label: isPage ? labels[locale] : say(msg('Source of the data')),
    keys: keysFor(locale, commands),
    extensions: [extensions, isPage ? [pasting, phrasesIn(say), offers] : phrasesIn(say)],
  })
  const session: Session = new Session(source, all, onPage)
  import.meta.hot?.on(changedEvent, () => void session.refresh())
  import.meta.hot?.on(checkedEvent, () => void session.readChecked())
  return session
}

interface OpenDesk {
  readonly session: Session
  /** Undefined for a data file. */
  readonly page: PageView | undefined
}

interface Hosts {
  editor: RefObject<HTMLDivElement | null>
  frame: RefObject<HTMLIFrameElement | null>
}

/** Puts an editor and its page into their places, and keeps one at the other's word. */
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
            if (event.key === 'Escape') commands.current.leave()
            if (event.key === '?' || event.key === 'F1') commands.current.showShortcuts()
            if (event.key.toLowerCase() !== 's' || !(event.ctrlKey || event.metaKey)) return
            event.preventDefault()
            commands.current.save()
          },
        })
      : undefined
    const session: Session = openSession(source, locale, commands, listener, html => page?.show(html))
    editor.current.append(session.view.dom)
    const at = new URLSearchParams(location.search).get(editQuery) ?? ''
    const start = offsetOf(session.view.state.doc, at)
    session.view.dispatch({
      selection: { anchor: start },
      effects: EditorView.scrollIntoView(start, { y: 'center' }),
    })
    // The cursor of a table is in its cells.
    if (page) session.view.focus()
    if (frame.current) frame.current.src = `${url}?${framedQuery}`
    setOpen({ session, page })
  }, [])
  return open
}

/** The other language's text, opened when it is first wanted and kept from then on; why it cannot be, where it cannot. */
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

/** What the desk shows of a session, as it changes. */
export function useSessionState(session: Session): SessionState {
  return useSyncExternalStore(session.subscribe, () => session.state)
}

/** How files stand that are saved together. */
type Standing = 'problem' | 'saving' | 'elsewhere' | 'unsaved' | 'saved'

/** The worst standing of several files, and whether there is anything that can be saved. */
export function useStanding(sessions: readonly Session[]): { standing: Standing; canSave: boolean } {
  const key = useSyncExternalStore(
    listener => {
      const stops = sessions.map(session => session.subscribe(listener))
      return () => {
        for (const stop of stops) stop()
      }
    },
    () => {
      const states = sessions.map(({ state }) => state)
      const canSave = states.some(({ unsaved, elsewhere, conflict }) => unsaved && !elsewhere && !conflict)
      return `${standingOf(states)} ${canSave}`
    },
  )
  const [standing, canSave] = key.split(' ')
  return { standing: standing as Standing, canSave: canSave === 'true' }
}

function standingOf(states: readonly SessionState[]): Standing {
  if (states.some(({ problem }) => problem)) return 'problem'
  if (states.some(({ saving }) => saving)) return 'saving'
  if (states.some(({ unsaved, elsewhere }) => unsaved && !elsewhere)) return 'unsaved'
  return states.some(({ elsewhere }) => elsewhere) ? 'elsewhere' : 'saved'
}

/** Back to the page; what is unsaved stays in the browser. */
export function leave(url: string): void {
  location.assign(url)
}
