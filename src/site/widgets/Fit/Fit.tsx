import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'

export function Fit({ children }: { children: ReactNode }) {
  return (
    <div className="wide px-5 sm:px-8 lg:max-w-[60rem]">
      <div className="grid gap-5 md:grid-cols-2">{children}</div>
    </div>
  )
}

export function Suits({ children }: { children: ReactNode }) {
  return (
    <div className="rounded-md border border-accent bg-tint-soft p-6 sm:p-8">
      <h3 className="m-0 text-lg">
        <Trans>A good fit when</Trans>
      </h3>
      <div className="flow mt-3">{children}</div>
    </div>
  )
}

export function SuitsNot({ children }: { children: ReactNode }) {
  return (
    <div className="rounded-md border border-line bg-card p-6 sm:p-8">
      <h3 className="m-0 text-lg">
        <Trans>Look elsewhere when</Trans>
      </h3>
      <div className="flow mt-3">{children}</div>
    </div>
  )
}
