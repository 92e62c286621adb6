import { useEffect } from 'react'
import type { FormKind } from './leadFields.ts'

/**
 * Says once more that a message was sent where the visitor then changes the language: an empty form would look as if none was.
 * The news goes with the scroll position that the language links keep; src/site/shell/restoreScroll.ts hands it on.
 * @param kind of the form; the store's request for a quote has its list, which is empty once it was sent
 * @param isSaid whether the form says now that a message was sent
 */
export function useSentNews(kind: FormKind, isSaid: boolean, say: () => void): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when this code arrives
  useEffect(() => {
    const { dataset } = document.documentElement
    if (kind === 'quote' || !('sent' in dataset)) return
    delete dataset.sent
    say()
  }, [])

  useEffect(() => {
    if (kind === 'quote' || !isSaid) return
    const keep = () => {
      try {
        const kept = sessionStorage.getItem('scroll')
        if (kept) sessionStorage.setItem('scroll', `${kept} sent`)
      } catch {}
    }
    addEventListener('pagehide', keep)
    return () => removeEventListener('pagehide', keep)
  }, [kind, isSaid])
}
