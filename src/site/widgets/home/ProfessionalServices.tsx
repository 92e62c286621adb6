import type { ReactNode } from 'react'
import { Bidi } from '../../layout/Bidi.tsx'
import { Section } from '../../layout/Section.tsx'

/** How projects are run: a heading, and a list whose points are ticked. */
export function ProfessionalServices({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Section name="services">
      <div className="beside">
        <h2 className="mb-6 text-2xl lg:pe-8">
          <Bidi>{title}</Bidi>
        </h2>
        <div className="ticked">{children}</div>
      </div>
    </Section>
  )
}
