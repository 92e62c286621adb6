import type { ReactNode } from 'react'
import type { IconName } from '../../../content/names.ts'
import { Bidi } from '../../layout/Bidi.tsx'
import { Icon } from '../../layout/Icon.tsx'
import { Section } from '../../layout/Section.tsx'

/** What an authorised reseller adds to the box. */
export function ApplePartnership({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Section name="partnership" title={title}>
      <div className="mt-10 grid gap-x-10 gap-y-8 sm:grid-cols-2 lg:grid-cols-4">{children}</div>
    </Section>
  )
}

export function Advantage({ icon, title, children }: { icon: IconName; title: string; children: ReactNode }) {
  return (
    <div className="border-t-2 border-accent pt-5">
      <span className="text-accent">
        <Icon name={icon} size={28} />
      </span>
      <h3 className="mt-3 text-lg">
        <Bidi>{title}</Bidi>
      </h3>
      <div className="flow mt-2 text-sm text-soft">{children}</div>
    </div>
  )
}
