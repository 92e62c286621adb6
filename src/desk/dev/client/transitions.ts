import { dataQuery, editQuery } from '../../names.ts'

/** Pages fade into one another. The desk does not, and a transition that began towards it would end there as an error. */
export function skipTransitionsToDesk(): void {
  addEventListener('pageswap', ({ activation, viewTransition }) => {
    const { searchParams } = new URL(activation?.entry.url ?? location.href)
    if (!viewTransition || !(searchParams.has(editQuery) || searchParams.has(dataQuery))) return
    viewTransition.ready.catch(() => undefined)
    viewTransition.skipTransition()
  })
}
