import type { ReactNode } from 'react'
import type { FactId } from '../../../content/factIds.ts'
import { Bidi } from '../../layout/Bidi.tsx'
import { Fact } from '../Fact/Fact.tsx'

export function Stats({ children }: { children: ReactNode }) {
  return (
    <div className="wide">
      <dl className="grid gap-x-6 gap-y-10 min-[18rem]:grid-cols-2 md:grid-cols-[repeat(auto-fit,minmax(9rem,1fr))]">
        {children}
      </dl>
    </div>
  )
}

export function Stat({ fact, label }: { fact: FactId; label: string }) {
  return (
    <div className="figure">
      <dt className="text-soft">
        <Bidi>{label}</Bidi>
      </dt>
      <dd>
        <Fact id={fact} />
      </dd>
    </div>
  )
}
