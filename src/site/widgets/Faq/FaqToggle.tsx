import { Trans } from '@lingui/react/macro'
import { useEffect, useRef, useState } from 'react'

/** Opens or closes every answer of its Faq, and follows those opened by hand. */
export function FaqToggle() {
  const button = useRef<HTMLButtonElement>(null)
  const [allOpen, setAllOpen] = useState(false)
  const answers = () => [...(button.current?.closest('[data-faq]')?.querySelectorAll('details') ?? [])]

  useEffect(() => {
    const faq = button.current?.closest('[data-faq]')
    const follow = () => setAllOpen(answers().every(answer => answer.open))
    // The toggle event does not bubble.
    faq?.addEventListener('toggle', follow, { capture: true })
    return () => faq?.removeEventListener('toggle', follow, { capture: true })
  })

  return (
    <button
      ref={button}
      type="button"
      className="-mt-2 mb-2 min-h-11 cursor-pointer text-sm font-semibold text-accent underline underline-offset-4"
      onClick={() => {
        // What the button said, also where the visitor had opened all of them before this code came.
        for (const answer of answers()) answer.open = !allOpen
        setAllOpen(!allOpen)
      }}
    >
      {allOpen ? <Trans>Close all answers</Trans> : <Trans>Open all answers</Trans>}
    </button>
  )
}

export default FaqToggle
