import { useEffect, useState } from 'react'
import { changedEvent } from '../../dev/state.ts'
import { onServerEvent } from '../serverEvents.ts'
import type { Session } from '../session.ts'
import { PairLink } from './pairLink.ts'

/** Below this the columns take turns, as src/desk/browser/pair/pair.css has it. */
const narrow = matchMedia('(width < 60rem)')

/** What both languages are to each other, once both are open. */
export function usePair(
  first: Session | undefined,
  second: Session | undefined,
  isShown: boolean,
): PairLink | undefined {
  const [pair, setPair] = useState<PairLink>()
  useEffect(() => {
    if (!first || !second) return
    const [en, he] = first.locale === 'en' ? [first, second] : [second, first]
    const link = new PairLink({ en, he }, first.locale, () => !narrow.matches)
    // Someone else may have recorded an agreement.
    onServerEvent(changedEvent, () => void link.compare())
    setPair(link)
  }, [first, second])
  useEffect(() => pair?.show(isShown), [pair, isShown])
  return pair
}
