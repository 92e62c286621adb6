import type { ReactNode } from 'react'
import { Bidi } from '../../layout/Bidi.tsx'
import { Drawing } from '../../layout/Drawing.tsx'

/** A message or document, drawn line by line, with numbered remarks next to its lines. */
export function Anatomy({ caption, children }: { caption: string; children: ReactNode }) {
  return (
    <Drawing caption={caption} className="anatomy" retells>
      <ol>{children}</ol>
    </Drawing>
  )
}

/** A line of the document, and what to notice in it. */
export function Piece({ label, text, children }: { label: string; text: string; children: ReactNode }) {
  return (
    <li>
      <blockquote>
        <b>
          <Bidi>{label}</Bidi>
        </b>{' '}
        <Bidi>{text}</Bidi>
      </blockquote>
      <div className="flow">{children}</div>
    </li>
  )
}
