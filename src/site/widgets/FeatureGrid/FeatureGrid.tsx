import type { ReactNode } from 'react'
import type { IconName } from '../../../content/names.ts'
import { Bidi } from '../../layout/Bidi.tsx'
import { Icon } from '../../layout/Icon.tsx'

export function FeatureGrid({ children }: { children: ReactNode }) {
  return (
    <div className="wide">
      <div className="feature-grid grid gap-px overflow-hidden rounded-md border border-line bg-card">{children}</div>
    </div>
  )
}

export function Feature({ title, icon, children }: { title: string; icon: IconName; children: ReactNode }) {
  return (
    <div className="p-6 outline outline-line sm:p-8">
      <span className="text-accent">
        <Icon name={icon} size={28} />
      </span>
      <h3 className="mt-4 text-lg">
        <Bidi>{title}</Bidi>
      </h3>
      <div className="flow mt-2 text-sm text-soft">{children}</div>
    </div>
  )
}
