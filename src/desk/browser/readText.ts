import { StateEffect, type Text } from '@codemirror/state'
import { EditorView } from '@codemirror/view'
import { useEffect, useState } from 'react'
import type { Session } from './session.ts'

/** Pause in typing after which a text is read again, ms. */
const typingPause = 150

/** Calls `read` now, and whenever typing pauses. @returns a function that ends it */
function readWhenTypingPauses(session: Session, read: () => void, pause: number): () => void {
  let waiting: ReturnType<typeof setTimeout> | undefined
  let isOver = false
  const listener = EditorView.updateListener.of(({ docChanged }) => {
    if (!docChanged || isOver) return
    clearTimeout(waiting)
    waiting = setTimeout(read, pause)
  })
  session.view.dispatch({ effects: StateEffect.appendConfig.of(listener) })
  read()
  return () => {
    isOver = true
    clearTimeout(waiting)
  }
}

/** An answer of the server about a text, and that text. */
interface Read<Answer> {
  readonly answer: Answer
  readonly text: Text
}

/**
 * The server's answer about a session's text, requested again when typing pauses; undefined until the first.
 * @param read given the file and its text
 * @param isWhole whether an answer replaces the one before; while the text cannot be read, that one stays
 * @param pause ms
 */
export function useReadText<Answer>(
  session: Session,
  read: (file: string, text: string) => Promise<Answer>,
  isWhole: (answer: Answer) => boolean,
  pause = typingPause,
): Read<Answer> | undefined {
  const [known, setKnown] = useState<Read<Answer>>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the functions are of the module that calls
  useEffect(() => {
    let isOver = false
    const ask = async () => {
      const text = session.view.state.doc
      const next = await read(session.file, text.toString()).catch(() => undefined)
      const isCurrent = !isOver && text === session.view.state.doc
      if (next === undefined || !isCurrent) return
      setKnown(known => (known === undefined || isWhole(next) ? { answer: next, text } : known))
    }
    const end = readWhenTypingPauses(session, () => void ask(), pause)
    return () => {
      isOver = true
      end()
    }
  }, [session])
  return known
}

/** What is counted in a session's text, again when typing pauses. */
export function useTextFigure(session: Session, count: (doc: Text) => number): number {
  const [figure, setFigure] = useState(() => count(session.view.state.doc))
  // biome-ignore lint/correctness/useExhaustiveDependencies: the function is of the module that calls
  useEffect(() => readWhenTypingPauses(session, () => setFigure(count(session.view.state.doc)), typingPause), [session])
  return figure
}
