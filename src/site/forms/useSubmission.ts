import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'

/** Where a form is between typing and sent (specification §4). */
export type Phase = 'idle' | 'verifying' | 'submitting' | 'sent'

/** Runs one submission at a time; a second one during the first is ignored. What it resolves after is on the page. */
export function useSubmission() {
  const [phase, setPhase] = useState<Phase>('idle')
  const running = useRef(false)
  const run = async (submit: (setPhase: (phase: Phase) => void) => Promise<Phase>) => {
    if (running.current) return
    running.current = true
    let last: Phase = 'idle'
    try {
      last = await submit(setPhase)
    } finally {
      running.current = false
      flushSync(() => setPhase(last))
    }
  }
  return { phase, run }
}
