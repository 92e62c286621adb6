import { Children, type ReactNode } from 'react'
import { Bidi } from '../../layout/Bidi.tsx'
import { Drawing } from '../../layout/Drawing.tsx'

/** What protects what: each layer around the next, the outermost first. */
export function Layers({ caption, children }: { caption: string; children: ReactNode }) {
  return (
    <Drawing caption={caption} className="layers">
      {around(Children.toArray(children))}
    </Drawing>
  )
}

function around([layer, ...inner]: readonly ReactNode[]): ReactNode {
  return (
    <div>
      {layer}
      {inner.length > 0 && around(inner)}
    </div>
  )
}

export function Layer({ title, children }: { title: string; children: ReactNode }) {
  return (
    <>
      <strong>
        <Bidi>{title}</Bidi>
      </strong>
      <div className="flow">{children}</div>
    </>
  )
}
