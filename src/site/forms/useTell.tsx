import { useEffect, useState } from 'react'

/** Tells how a submission went: as a toast, or inside the form where the toaster's files could not be fetched. */
export function useTell() {
  const [told, setTold] = useState('')
  useEffect(() => {
    // Fetched now, so that a failure can be told even when the network is gone by then.
    void import('./toaster.tsx').catch(() => undefined)
  }, [])
  const tell = async (kind: 'success' | 'error', title: string, description: string) => {
    const toaster = await import('./toaster.tsx').catch(() => undefined)
    setTold(toaster ? '' : `${title} ${description}`)
    toaster?.showToast(kind, title, description)
  }
  const inPlace = (
    <p role="status" className="font-semibold text-accent sm:col-span-2">
      {told}
    </p>
  )
  return { tell, inPlace }
}
