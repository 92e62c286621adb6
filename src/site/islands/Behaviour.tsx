import type { ReactNode } from 'react'
import type { BehaviourName } from './behaviours.ts'
import type { When } from './Island.tsx'

interface BehaviourProps {
  name: BehaviourName
  when: When
  className?: string
  /** What the behaviour reads from the element: `data-…` attributes. */
  data?: Record<`data-${string}`, string>
  children: ReactNode
}

/** HTML that a plain module of src/site/islands/behaviours.ts makes interactive. */
export function Behaviour({ name, when, className, data, children }: BehaviourProps) {
  return (
    <div className={className} data-behaviour={name} data-when={when} {...data}>
      {children}
    </div>
  )
}
