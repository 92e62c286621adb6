import type { ReactNode } from 'react'
import { Bidi } from '../../layout/Bidi.tsx'
import { Drawing } from '../../layout/Drawing.tsx'

/** The same story in two versions, side by side. */
export function Lanes({ caption, children }: { caption: string; children: ReactNode }) {
  return (
    <Drawing caption={caption} className="lanes" retells>
      <div>{children}</div>
    </Drawing>
  )
}

export function Lane({ title, ours, children }: { title: string; ours?: boolean; children: ReactNode }) {
  return (
    <div className={ours ? 'ours' : ''}>
      <strong>
        <Bidi>{title}</Bidi>
      </strong>
      <ol>{children}</ol>
    </div>
  )
}

export function Moment({ at, children }: { at: string; children: ReactNode }) {
  return (
    <li>
      <b>
        <Bidi>{at}</Bidi>
      </b>
      <div className="flow">{children}</div>
    </li>
  )
}
