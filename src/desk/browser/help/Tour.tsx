import type { EditorView } from '@codemirror/view'
import { type CSSProperties, useCallback, useEffect, useId, useRef, useState } from 'react'
import { type Message, msg } from '../../../content/messages/msg.ts'
import { isFindKey } from '../deskKeys.ts'
import { say } from '../words.tsx'

const key = 'desk-tour'

/** Whether this browser's writer has seen the tour. */
export function tourSeen(): boolean {
  try {
    return localStorage.getItem(key) !== null
  } catch {
    // It would come back with each page.
    return true
  }
}

function noteSeen(): void {
  try {
    localStorage.setItem(key, 'seen')
  } catch {
    // It comes back next time.
  }
}

const steps: readonly { readonly at: string; readonly text: Message }[] = [
  { at: '.source .editor', text: msg('Write here, or paste a document: the page beside it follows.') },
  { at: '.split > .page', text: msg('Click on a word of the page, and the cursor stands at it.') },
  { at: '.faults', text: msg('What is wrong is marked at its line, with a button that corrects it.') },
  { at: '.top .propose', text: msg('Save as often as you like, then propose what you changed.') },
]

/** Space between a card and what it describes, and from the edges of the window, px. */
const gap = 12
const width = 340

interface TourProps {
  text: EditorView
  /** Whether the writer asked for it: then it takes the focus, and gives it back to the button that had it. */
  isAsked: boolean
  onEnd: () => void
}

/** A tour of four sentences for a first visit; a click on it leaves the focus in the text, which can be edited meanwhile. */
export function Tour({ text, isAsked, onEnd }: TourProps) {
  const [index, setIndex] = useState(0)
  const [opener] = useState(() => (isAsked ? document.activeElement : undefined))
  const card = useRef<HTMLElement>(null)
  const id = useId()
  useEffect(() => {
    if (opener) card.current?.querySelector<HTMLElement>('.primary')?.focus()
  }, [opener])
  const step = steps[index]
  const place = usePlace(step?.at ?? '')
  const end = useCallback(() => {
    const isElsewhere = opener && !card.current?.contains(document.activeElement)
    noteSeen()
    onEnd()
    // Its button, which may have the focus, goes.
    if (!(opener instanceof HTMLElement)) text.focus()
    else if (!isElsewhere) opener.focus()
  }, [onEnd, opener, text])
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (isFindKey(event)) {
        // It would lie on what is found; the search takes the focus.
        noteSeen()
        onEnd()
      }
      if (event.key !== 'Escape' || document.querySelector('dialog[open]')) return
      // Not to leave the desk.
      event.stopPropagation()
      end()
    }
    addEventListener('keydown', press, { capture: true })
    return () => removeEventListener('keydown', press, { capture: true })
  }, [end, onEnd])
  if (!step) return null
  const last = index === steps.length - 1
  return (
    <aside
      ref={card}
      className="tour"
      style={place}
      aria-label={say(msg('A first look around'))}
      onMouseDown={event => event.preventDefault()}
    >
      <p id={id} aria-live="polite">
        {say(step.text)}
      </p>
      <footer>
        <span className="count">
          <bdi dir="ltr">
            {index + 1} / {steps.length}
          </bdi>
        </span>
        {!last && (
          <button type="button" className="skip" onClick={end}>
            {say(msg('Skip'))}
          </button>
        )}
        <button
          type="button"
          className="primary"
          aria-describedby={id}
          onClick={() => (last ? end() : setIndex(index + 1))}
        >
          {last ? say(msg('Begin')) : say(msg('Next'))}
        </button>
      </footer>
    </aside>
  )
}

/** Outlines the part of the desk that is spoken of, and finds a place for the card at it. */
function usePlace(selector: string): CSSProperties {
  const [place, setPlace] = useState<CSSProperties>({})
  useEffect(() => {
    const part = document.querySelector(selector)
    const measure = () => {
      if (!part) return
      const { left, right, top, bottom } = part.getBoundingClientRect()
      const tall = bottom - top > innerHeight / 3
      const middle = Math.min(Math.max((left + right - width) / 2, gap), innerWidth - width - gap)
      const below = bottom + gap < innerHeight / 2
      const vertical = tall
        ? // Centres the word that the desk was opened on.
          { bottom: innerHeight - bottom + gap }
        : below
          ? { top: bottom + gap }
          : { bottom: innerHeight - top + gap }
      setPlace({ left: middle, inlineSize: width, ...vertical })
    }
    measure()
    part?.classList.add('spoken-of')
    addEventListener('resize', measure)
    return () => {
      part?.classList.remove('spoken-of')
      removeEventListener('resize', measure)
    }
  }, [selector])
  return place
}
