import { defaultKeymap, history, historyKeymap } from '@codemirror/commands'
import { type Change, Chunk, diff, MergeView } from '@codemirror/merge'
import { EditorState, Text } from '@codemirror/state'
import { EditorView, keymap } from '@codemirror/view'
import { useEffect, useId, useMemo, useRef } from 'react'
import { type Locale, locales } from '../../content/locales/locales.ts'
import { msg } from '../../content/messages/msg.ts'
import type { Merged } from '../server/protocol.ts'
import { withWords } from '../withWords.ts'
import { direction } from './editor/direction.ts'
import { data, mdx } from './editor/language.ts'
import { undoOnlyOwn } from './ownUndo.ts'
import { say } from './words.tsx'

interface ConflictProps {
  file: string
  locale: Locale
  /** Whether the other language is open, too: then it says which one it is about. */
  isOneOfTwo: boolean
  merged: Merged
  /** The writer changed the last column. */
  onChange: (text: string) => void
  onResolve: (text: string) => void
  /** The writer decides later. */
  onPutOff: () => void
  /** The dialog is gone. */
  onClosed: () => void
}

/** Where a place of a text is once it has changed. */
function placeAfter(changes: readonly Change[], place: number): number {
  const last = changes.findLast(({ fromA }) => fromA <= place)
  if (!last) return place
  return place < last.toA ? last.fromB : place - last.toA + last.toB
}

/** Where a difference is in the text to keep; one at its end may begin behind it. */
function placeOf(chunk: Chunk | undefined, { state }: EditorView) {
  return { anchor: Math.min(chunk?.fromB ?? 0, state.doc.length) }
}

/** Frames after which a difference stays where it is shown. */
const maxFrames = 20

/**
 * Scrolls to the first words that differ, until they stand side by side: of lines that were never drawn the heights are guesses, by
 * which one column may be far from what the other shows.
 */
function bringIntoView({ a, b }: MergeView, chunk: Chunk): void {
  const { fromA = 0, fromB = 0 } = chunk.changes[0] ?? {}
  const sides = [
    { view: a, from: chunk.fromA, words: chunk.fromA + fromA },
    { view: b, from: chunk.fromB, words: chunk.fromB + fromB },
  ] as const
  const scroll = (framesLeft: number) => {
    // Unless the dialog is gone.
    if (!b.dom.isConnected) return
    const tops = sides.map(({ view, from }) => view.coordsAtPos(Math.min(from, view.state.doc.length))?.top)
    const [top, other] = tops
    const isAligned = top !== undefined && other !== undefined && Math.abs(top - other) < 2
    for (const { view, words } of sides) {
      const place = Math.min(words, view.state.doc.length)
      view.dispatch({ effects: EditorView.scrollIntoView(place, { y: 'center' }) })
    }
    if (!isAligned && framesLeft > 0) requestAnimationFrame(() => scroll(framesLeft - 1))
  }
  scroll(maxFrames)
}

/** Shows the first difference after a place in the text to keep, or the first one of all. */
function showNext(merge: MergeView, after: number): void {
  const { b, chunks } = merge
  const chunk = chunks.find(({ fromB }) => fromB > after) ?? chunks[0]
  b.dispatch({ selection: placeOf(chunk, b) })
  if (chunk) bringIntoView(merge, chunk)
}

/**
 * Someone else saved the same words: what both began with, what is on disk now, and what to keep, side by side. Each column has all
 * that does not clash from both sides, so that the last one loses nothing that is out of sight.
 */
export function Conflict({ file, locale, isOneOfTwo, merged, onChange, onResolve, onPutOff, onClosed }: ConflictProps) {
  const { text: mine } = merged
  const [base, theirs, places] = useMemo(() => {
    const theirs = withWords('theirs', merged)
    const [a, b] = [theirs, merged.text].map(text => Text.of(text.split('\n'))) as [Text, Text]
    return [withWords('base', merged), theirs, Chunk.build(a, b).length] as const
  }, [merged])
  const dialog = useRef<HTMLDialogElement>(null)
  const id = useId()
  const [before, both] = [useRef<HTMLDivElement>(null), useRef<HTMLDivElement>(null)]
  const merge = useRef<MergeView>(undefined)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the editors are made once
  useEffect(() => {
    if (!before.current || !both.current) return
    // A comment of a data file is no heading.
    const language = file.endsWith('.mdx') ? [direction(locales[locale].dir), mdx] : [direction('ltr'), data]
    const follows = EditorView.updateListener.of(({ geometryChanged }) => {
      if (geometryChanged) follow()
    })
    const reports = EditorView.updateListener.of(({ docChanged, state }) => {
      if (docChanged) onChange(state.doc.toString())
    })
    const shared = [EditorState.lineSeparator.of('\n'), EditorView.lineWrapping, language]
    const reading = [...shared, follows, EditorState.readOnly.of(true), EditorView.editable.of(false)]
    const began = new EditorView({
      state: EditorState.create({ doc: base, extensions: reading }),
      parent: before.current,
    })
    merge.current = new MergeView({
      a: { doc: theirs, extensions: reading },
      b: { doc: mine, extensions: [...shared, reports, history(), keymap.of([...defaultKeymap, ...historyKeymap])] },
      parent: both.current,
      revertControls: 'a-to-b',
      renderRevertControl: () => {
        const button = document.createElement('button')
        button.className = 'take'
        button.title = say(msg('Take the words on disk'))
        button.setAttribute('aria-label', button.title)
        // It goes with the words that it takes, and may have the focus. The cursor is there before they come: undo leads back to it.
        button.addEventListener('mousedown', () => {
          const { b, chunks } = merge.current ?? {}
          if (b) b.dispatch({ selection: placeOf(chunks?.[Number(button.dataset.chunk)], b) })
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
    // Not a column that cannot be written in, nor a button: what a key does there is to be seen first.
    dialog.current?.focus()
    const [area, { a }] = [both.current, merge.current]
    const changes = diff(theirs, base, { scanLimit: 1000 })
    /** The first column shows the line that is the first whole one of the others, at the same height. */
    const follow = () => {
      const edge = area.getBoundingClientRect().top - a.documentTop
      const top = a.lineBlockAtHeight(edge)
      const line = top.top < edge && top.to < theirs.length ? a.lineBlockAt(top.to + 1) : top
      const place = Math.min(placeAfter(changes, line.from), base.length)
      began.scrollDOM.scrollTop += began.documentTop + began.lineBlockAt(place).top - (a.documentTop + line.top)
      // CodeMirror passes over scrolling that comes before it is told that it is in view, and would draw no line of that place.
      began.requestMeasure()
    }
    area.addEventListener('scroll', follow)
    showNext(merge.current, -1)
    return () => {
      area.removeEventListener('scroll', follow)
      began.destroy()
      merge.current?.destroy()
      onClosed()
    }
  }, [])
  const last = () => merge.current?.b.state.doc.toString() ?? mine
  return (
    <dialog
      ref={dialog}
      tabIndex={-1}
      className="modal conflict"
      aria-labelledby={id}
      onCancel={event => {
        event.preventDefault()
        onPutOff()
      }}
      onKeyDown={undoOnlyOwn}
    >
      <header>
        <h2 id={id}>
          {isOneOfTwo && <bdi lang={locale}>{locales[locale].label}</bdi>}
          {isOneOfTwo && ': '}
          {places > 1
            ? say(msg('The same words were changed on disk, in {places} places', { places }))
            : say(msg('The same words were changed on disk'))}
        </h2>
        <p>
          {say(
            msg(
              'Nothing was overwritten. Where all columns are alike, what was changed here and on disk is merged already. Make the last one what should stay, then keep it; undo brings back the other words.',
            ),
          )}
        </p>
      </header>
      <div className="columns">
        <section>
          <h3>{say(msg('Before'))}</h3>
          <div className="began" ref={before} />
        </section>
        <section className="both">
          <div className="heads">
            <h3>{say(msg('With the words on disk'))}</h3>
            <h3>{say(msg('With your words: what will be kept'))}</h3>
          </div>
          <div className="merge" ref={both} />
        </section>
      </div>
      <footer>
        <button type="button" className="later" onClick={onPutOff}>
          {say(msg('Decide later'))}
        </button>
        {places > 1 && (
          <button
            type="button"
            className="next"
            onClick={() => merge.current && showNext(merge.current, merge.current.b.state.selection.main.head)}
          >
            {say(msg('Next place'))}
          </button>
        )}
        <button type="button" onClick={() => onResolve(theirs)}>
          {say(msg('Keep the words on disk'))}
        </button>
        <button type="button" className="primary" onClick={() => onResolve(last())}>
          {say(msg('Keep the last column'))}
        </button>
      </footer>
    </dialog>
  )
}
