import { useEffect, useRef } from 'react'
import { shadow } from '../../dev/client/element.ts'
import css from '../../dev/client/previews.css?inline'

interface DevElementProps {
  make: () => HTMLElement
  /** Changes with what it shows. */
  watch: string
}

/** A part of the writers' bar, as it looks there. */
export function DevElement({ make, watch }: DevElementProps) {
  const host = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: `watch` says when to remake it
  useEffect(() => {
    const { current } = host
    if (current) (current.shadowRoot ?? shadow(current, css)).replaceChildren(make())
  }, [watch])
  return <div className="dev-element" ref={host} />
}
