import { StateEffect, type Text } from '@codemirror/state'
import { EditorView } from '@codemirror/view'
import { useEffect, useState } from 'react'
import type { Session } from './session.ts'

/**
 * The server's answer about a session's text, requested again when typing pauses; undefined until the first.
 * @param read given the file and its text
 * @param isWhole whether an answer replaces the one before; while the text cannot be read, that one stays
 * @param rest without a change, ms
 */
export function useReadText<Answer>(
  session: Session,
  read: (file: string, text: string) => Promise<Answer>,
  isWhole: (answer: Answer) => boolean,
  rest = 150,
): Answer | undefined {
  const [answer, setAnswer] = useState<Answer>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the functions are of the module that calls
  useEffect(() => {
    let waiting: ReturnType<typeof setTimeout> | undefined
    let isOver = false
    const ask = async () => {
      const text = session.view.state.doc.toString()
      const next = await read(session.file, text).catch(() => undefined)
      const isCurrent = !isOver && text === session.view.state.doc.toString()
      if (next !== undefined && isCurrent) setAnswer(known => (known === undefined || isWhole(next) ? next : known))
    }
    const listener = EditorView.updateListener.of(({ docChanged }) => {
      if (!docChanged || isOver) return
      clearTimeout(waiting)
      waiting = setTimeout(() => void ask(), rest)
    })
    session.view.dispatch({ effects: StateEffect.appendConfig.of(listener) })
    void ask()
    return () => {
      isOver = true
      clearTimeout(waiting)
    }
  }, [session])
  return answer
}

/** What is counted in a session's text, again when typing pauses. */
export function useTextFigure(session: Session, count: (doc: Text) => number, rest = 150): number {
  const [figure, setFigure] = useState(() => count(session.view.state.doc))
  // biome-ignore lint/correctness/useExhaustiveDependencies: the function is of the module that calls
  useEffect(() => {
    let waiting: ReturnType<typeof setTimeout> | undefined
    let isOver = false
    const read = () => setFigure(count(session.view.state.doc))
    const listener = EditorView.updateListener.of(({ docChanged }) => {
      if (!docChanged || isOver) return
      clearTimeout(waiting)
      waiting = setTimeout(read, rest)
    })
    session.view.dispatch({ effects: StateEffect.appendConfig.of(listener) })
    read()
    return () => {
      isOver = true
      clearTimeout(waiting)
    }
  }, [session])
  return figure
}
