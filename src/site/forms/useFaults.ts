import { type RefObject, useState } from 'react'
import { flushSync } from 'react-dom'

/** What is wrong with the fields of a form, by the field's name, in the visitor's language. */
export type FaultTexts = ReadonlyMap<string, string>

const none: FaultTexts = new Map()

/** Keeps what is wrong with the fields of a form, and takes the focus to the first of them. */
export function useFaults(form: RefObject<HTMLFormElement | null>) {
  const [faults, setFaults] = useState(none)
  const showFaults = (found: FaultTexts) => {
    // Synchronously: a screen reader describes a field as it is when it takes the focus.
    flushSync(() => setFaults(found))
    form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus()
  }
  /** A field that is being changed is no longer marked. */
  const forgetFault = (target: EventTarget) => {
    const { name } = target as HTMLInputElement
    if (faults.has(name)) setFaults(new Map([...faults].filter(([field]) => field !== name)))
  }
  return { faults, showFaults, forgetFault }
}
