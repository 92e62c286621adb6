import type { ReactNode } from 'react'
import { Bidi } from './Bidi.tsx'
import { Container } from './Container.tsx'

interface SectionProps {
  id?: string
  /** A name by which tests and styles find the section. */
  name?: string
  title?: string | undefined
  /** What the search finds it by besides its words, separated by commas; needs an id. */
  keywords?: string | undefined
  /** The background. */
  field?: 'paper' | 'card'
  children: ReactNode
}

const fields = { paper: '', card: 'bg-card' }

/** A full-width band of the home and about pages. */
export function Section({ id, name, title, keywords, field = 'paper', children }: SectionProps) {
  return (
    <section id={id} data-section={name} data-keywords={keywords} className={`band py-16 md:py-24 ${fields[field]}`}>
      <Container>
        {title && (
          <h2 className="max-w-measure text-2xl">
            <Bidi>{title}</Bidi>
          </h2>
        )}
        {children}
      </Container>
    </section>
  )
}
