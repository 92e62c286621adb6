import { useCallback, useEffect, useState } from 'react'
import { listMark } from './lineId.ts'
import { type StoreItems, storeItemsPath } from './storeItems.ts'

/**
 * What the panel shows beyond the names in its list, fetched when it opens, and again once the network is back.
 * @param onLink receives the catalogue and the list of the address, where it has one
 */
export function useCatalogue(onLink: (hash: string, items: StoreItems) => void) {
  const [items, setItems] = useState<StoreItems>()
  /** Code of the choices and of the list on paper. */
  const [parts, setParts] = useState<typeof import('./quoteParts.ts')>()
  /** What the panel cannot show as long as the catalogue cannot be fetched. */
  const [unavailable, setUnavailable] = useState<'link' | 'choices'>()

  const load = useCallback(() => {
    setUnavailable(undefined)
    const { hash } = location
    const fail = () => setUnavailable(hash.startsWith(listMark) ? 'link' : 'choices')
    void import('./quoteParts.ts').then(setParts).catch(fail)
    fetch(storeItemsPath)
      // The answer of a server in trouble may be JSON too.
      .then(response => (response.ok ? response.json() : Promise.reject(response)))
      .then((found: StoreItems) => {
        setItems(found)
        if (hash.startsWith(listMark)) onLink(hash, found)
      })
      // Without the list nothing is marked as gone, and items keep the names they were added under.
      .catch(fail)
  }, [onLink])

  useEffect(() => {
    if (!unavailable) return
    addEventListener('online', load)
    return () => removeEventListener('online', load)
  }, [unavailable, load])

  return { items, parts, unavailable, load }
}
