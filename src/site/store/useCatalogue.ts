import { useCallback, useEffect, useRef, useState } from 'react'
import { onReconnect } from '../network/onReconnect.ts'
import { listMark } from './lineId.ts'
import { type StoreItems, storeItemsPath } from './storeItems.ts'

/** What is made of the catalogue: the list of the address, or the choices of items. */
export type Part = 'link' | 'choices'

/**
 * What the panel shows beyond the names in its list, fetched when it opens, and again once the network is back.
 * @param onLink receives the catalogue and the list of the address, where it has one
 */
export function useCatalogue(onLink: (hash: string, items: StoreItems) => void) {
  const [items, setItems] = useState<StoreItems>()
  const known = useRef<StoreItems>(undefined)
  /** Code of the choices and of the list on paper. */
  const [parts, setParts] = useState<typeof import('./quoteParts.ts')>()
  /** What the panel cannot show yet. */
  const [awaited, setAwaited] = useState<Part>()
  /** What the panel cannot show as long as the catalogue cannot be fetched. */
  const [unavailable, setUnavailable] = useState<Part>()
  const [isRetrying, setRetrying] = useState(false)

  /** Resolves to whether nothing is missing. */
  const fetchAll = useCallback(async (): Promise<boolean> => {
    const { hash } = location
    const isLink = hash.startsWith(listMark)
    const takeItems = (found: StoreItems) => {
      known.current = found
      setItems(found)
      if (isLink) onLink(hash, found)
    }
    const [code, catalogue] = await Promise.allSettled([
      import('./quoteParts.ts').then(setParts),
      fetchItems()
        // Those of an earlier opening are as good; without any nothing is marked as gone, and items keep their names.
        .catch(failure => known.current ?? Promise.reject(failure))
        .then(takeItems),
    ])
    const isComplete = code.status === 'fulfilled' && catalogue.status === 'fulfilled'
    if (isComplete) setUnavailable(undefined)
    else setUnavailable(isLink && catalogue.status === 'rejected' ? 'link' : 'choices')
    return isComplete
  }, [onLink])

  const load = useCallback(() => {
    setUnavailable(undefined)
    if (location.hash.startsWith(listMark)) setAwaited('link')
    else if (!known.current) setAwaited('choices')
    void fetchAll().finally(() => setAwaited(undefined))
  }, [fetchAll])

  const retry = useCallback(async () => {
    setRetrying(true)
    const isComplete = await fetchAll()
    setRetrying(false)
    return isComplete
  }, [fetchAll])

  useEffect(() => (unavailable ? onReconnect(retry) : undefined), [unavailable, retry])

  return { items, parts, awaited, unavailable, load, retry, isRetrying }
}

async function fetchItems(): Promise<StoreItems> {
  const response = await fetch(storeItemsPath)
  // The answer of a server in trouble may be JSON too.
  return response.ok ? response.json() : Promise.reject(response)
}
