import type { ReactNode } from 'react'
import { Bidi } from '../../layout/Bidi.tsx'

export function Steps({ children }: { children: ReactNode }) {
  return <ol className="steps list-none">{children}</ol>
}

export function Step({ title, children }: { title: string; children: ReactNode }) {
  return (
    <li className="step">
      <h3 className="m-0 text-lg">
        <Bidi>{title}</Bidi>
      </h3>
      <div className="flow mt-1 text-soft">{children}</div>
    </li>
  )
}
