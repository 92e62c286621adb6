import { defaultKeymap, history, historyKeymap } from '@codemirror/commands'
import { type Change, diff, MergeView } from '@codemirror/merge'
import { EditorState } from '@codemirror/state'
import { EditorView, keymap } from '@codemirror/view'
import { useEffect, useRef } from 'react'
import { type Locale, locales } from '../../content/locales/locales.ts'
import { msg } from '../../content/messages/msg.ts'
import { direction } from './editor/direction.ts'
import { mdx } from './editor/language.ts'
import { undoOnlyOwn } from './ownUndo.ts'
import { say } from './words.tsx'

interface ConflictProps {
  locale: Locale
  /** What both began with. */
  base: string
  mine: string
  theirs: string
  onResolve: (text: string) => void
}

/** Where a place of a text is once it has changed. */
function placeAfter(changes: readonly Change[], place: number): number {
  const last = changes.findLast(({ fromA }) => fromA <= place)
  if (!last) return place
  return place < last.toA ? last.fromB : place - last.toA + last.toB
}

/** Someone else saved the same words: what both began with, what is on disk now, and the text to keep, side by side. */
export function Conflict({ locale, base, mine, theirs, onResolve }: ConflictProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const [before, both] = [useRef<HTMLDivElement>(null), useRef<HTMLDivElement>(null)]
  const merge = useRef<MergeView>(undefined)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the editors are made once
  useEffect(() => {
    if (!before.current || !both.current) return
    const { dir } = locales[locale]
    const shared = [EditorState.lineSeparator.of('\n'), EditorView.lineWrapping, direction(dir), mdx]
    const reading = [...shared, EditorState.readOnly.of(true), EditorView.editable.of(false)]
    const began = new EditorView({
      state: EditorState.create({ doc: base, extensions: reading }),
      parent: before.current,
    })
    merge.current = new MergeView({
      a: { doc: theirs, extensions: reading },
      b: { doc: mine, extensions: [...shared, history(), keymap.of([...defaultKeymap, ...historyKeymap])] },
      parent: both.current,
      revertControls: 'a-to-b',
      renderRevertControl: () => {
        const button = document.createElement('button')
        button.className = 'take'
        button.title = say(msg('Take what is on disk'))
        button.setAttribute('aria-label', button.title)
        // It goes with the words that it takes, and may have the focus. The cursor is there before they come: undo leads back to it.
        button.addEventListener('mousedown', () => {
          const { b, chunks } = merge.current ?? {}
          const place = chunks?.[Number(button.dataset.chunk)]?.fromB ?? 0
          b?.dispatch({ selection: { anchor: Math.min(place, b.state.doc.length) } })
          b?.focus()
        })
        // CodeMirror waits for the mouse alone; a key clicks without one.
        button.addEventListener('click', ({ detail }) => {
          if (detail === 0) button.dispatchEvent(new MouseEvent('mousedown', { bubbles: true }))
        })
        return button
      },
    })
    dialog.current?.showModal()
    const [area, { a, b, chunks }] = [both.current, merge.current]
    const changes = diff(theirs, base, { scanLimit: 1000 })
    /** The first column shows the line that is the first whole one of the others, at the same height. */
    const follow = () => {
      const edge = area.getBoundingClientRect().top - a.documentTop
      const top = a.lineBlockAtHeight(edge)
      const line = top.top < edge && top.to < theirs.length ? a.lineBlockAt(top.to + 1) : top
      const place = Math.min(placeAfter(changes, line.from), base.length)
      const yMargin = line.top - edge
      began.dispatch({ effects: EditorView.scrollIntoView(place, { y: 'start', yMargin }) })
    }
    area.addEventListener('scroll', follow)
    const [first] = chunks
    if (first) b.dispatch({ effects: EditorView.scrollIntoView(first.fromB, { y: 'center' }) })
    return () => {
      area.removeEventListener('scroll', follow)
      began.destroy()
      merge.current?.destroy()
    }
  }, [])
  return (
    <dialog ref={dialog} className="modal conflict" onCancel={event => event.preventDefault()} onKeyDown={undoOnlyOwn}>
      <header>
        <h2>{say(msg('The same words were changed on disk'))}</h2>
        <p>{say(msg('Nothing was overwritten. Make the last column what the page should say, then keep it.'))}</p>
      </header>
      <div className="columns">
        <section>
          <h3>{say(msg('Before'))}</h3>
          <div className="began" ref={before} />
        </section>
        <section className="both">
          <div className="heads">
            <h3>{say(msg('On disk now'))}</h3>
            <h3>{say(msg('Yours: what will be kept'))}</h3>
          </div>
          <div className="merge" ref={both} />
        </section>
      </div>
      <footer>
        <button type="button" onClick={() => onResolve(theirs)}>
          {say(msg('Keep only what is on disk'))}
        </button>
        <button
          type="button"
          className="primary"
          onClick={() => onResolve(merge.current?.b.state.doc.toString() ?? mine)}
        >
          {say(msg('Keep the last column'))}
        </button>
      </footer>
    </dialog>
  )
}
