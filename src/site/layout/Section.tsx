import type { ReactNode } from 'react'
import { Bidi } from './Bidi.tsx'
import { Container } from './Container.tsx'

interface SectionProps {
  id?: string
  /** A name by which tests and styles find the section. */
  name?: string
  title?: string | undefined
  /** The background. */
  field?: 'paper' | 'card' | 'tint'
  children: ReactNode
}

const fields = { paper: '', card: 'border-y border-line bg-card', tint: 'border-y border-line bg-tint-soft' }

/** A full-width band of the home and about pages. */
export function Section({ id, name, title, field = 'paper', children }: SectionProps) {
  return (
    <section id={id} data-section={name} className={`wide w-full max-w-none py-16 md:py-24 ${fields[field]}`}>
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
