import type { ReactNode } from 'react'
import type { FactId } from '../../../content/factIds.ts'
import { Bidi } from '../../layout/Bidi.tsx'
import { Fact } from '../Fact/Fact.tsx'

export function Stats({ children }: { children: ReactNode }) {
  return (
    <div className="wide px-5 sm:px-8 lg:max-w-[60rem]">
      <dl className="grid grid-cols-2 gap-px overflow-hidden rounded-md border border-line bg-line md:grid-cols-[repeat(auto-fit,minmax(9rem,1fr))]">
        {children}
      </dl>
    </div>
  )
}

export function Stat({ fact, label }: { fact: FactId; label: string }) {
  return (
    <div className="flex flex-col-reverse justify-end bg-card p-6">
      <dt className="mt-1 text-sm text-soft">
        <Bidi>{label}</Bidi>
      </dt>
      <dd className="text-2xl font-bold text-accent">
        <Fact id={fact} />
      </dd>
    </div>
  )
}
