import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'

export function Fit({ children }: { children: ReactNode }) {
  return (
    <div className="wide">
      <div className="grid gap-8 md:grid-cols-2">{children}</div>
    </div>
  )
}

export function Suits({ children }: { children: ReactNode }) {
  return (
    <div className="border-t-2 border-accent pt-5">
      <h3 className="m-0 text-lg">
        <Trans>A good fit when</Trans>
      </h3>
      <div className="flow mt-3">{children}</div>
    </div>
  )
}

export function SuitsNot({ children }: { children: ReactNode }) {
  return (
    <div className="border-t-2 border-line-strong pt-5">
      <h3 className="m-0 text-lg">
        <Trans>Look elsewhere when</Trans>
      </h3>
      <div className="flow mt-3">{children}</div>
    </div>
  )
}
