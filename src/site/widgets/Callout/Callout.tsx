import { type ReactNode, useId } from 'react'
import { Bidi } from '../../layout/Bidi.tsx'

export function Callout({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <aside aria-labelledby={id} className="border-s-2 border-accent ps-6">
      <p id={id} className="font-semibold">
        <Bidi>{title}</Bidi>
      </p>
      <div className="flow mt-1">{children}</div>
    </aside>
  )
}
