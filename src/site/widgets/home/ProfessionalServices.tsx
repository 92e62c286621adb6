import type { ReactNode } from 'react'
import { Section } from '../../layout/Section.tsx'

/** How projects are run: a heading, and a list whose points are ticked. */
export function ProfessionalServices({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Section name="services" title={title}>
      <div className="ticked mt-8">{children}</div>
    </Section>
  )
}
