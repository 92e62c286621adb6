import { useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'

/** Notifies the visitor how a submission went: by a toast, or inside the form where the toaster could not be fetched. */
export function useNotify() {
  const { t } = useLingui()
  const [fallback, setFallback] = useState('')
  useEffect(() => {
    // Fetched now, so that a failure can be shown even when the network is gone by then.
    void import('./toaster.tsx').catch(() => undefined)
  }, [])
  const notify = async (kind: 'success' | 'error', title: string, description: string) => {
    const toaster = await import('./toaster.tsx').catch(() => undefined)
    setFallback(toaster ? '' : `${title} ${description}`)
    toaster?.showToast(kind, title, description, { region: t`Notifications`, close: t`Close notification` })
  }
  const inlineNotice = (
    <p role="status" className="font-semibold text-accent sm:col-span-2">
      {fallback}
    </p>
  )
  return { notify, inlineNotice }
}
