import { type ReactNode, useId } from 'react'
import { Bidi } from '../../layout/Bidi.tsx'
import { CaptionId } from '../Markdown/Markdown.tsx'

export function Comparison({ caption, children }: { caption: string; children: ReactNode }) {
  const id = useId()
  return (
    <figure aria-labelledby={id} className="wide">
      <figcaption id={id} className="mb-3 font-semibold">
        <Bidi>{caption}</Bidi>
      </figcaption>
      <CaptionId value={id}>{children}</CaptionId>
    </figure>
  )
}
