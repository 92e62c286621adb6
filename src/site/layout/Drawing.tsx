import { type ReactNode, useId } from 'react'
import { Bidi } from './Bidi.tsx'

interface DrawingProps {
  caption: string
  className: string
  /** Illustrates the text next to it: nothing that the search has to find twice. */
  retells?: boolean
  children: ReactNode
}

/** A picture made of text: lists with lines, readable by everyone. */
export function Drawing({ caption, className, retells, children }: DrawingProps) {
  const id = useId()
  return (
    <figure aria-labelledby={id} className={`drawing wide ${className}`} data-retells={retells ? '' : undefined}>
      <figcaption id={id}>
        <Bidi>{caption}</Bidi>
      </figcaption>
      {children}
    </figure>
  )
}

/** A share of a length as SVG writes it, to a tenth of a percent. */
export const percent = (share: number): string => `${Math.round(share * 1000) / 10}%`
