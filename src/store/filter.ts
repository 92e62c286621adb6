/** What the store shows; both come from the address, so that a view can be shared. Empty means all. */
export interface Filter {
  category: string
  brand: string
}

export function readFilter(search: string): Filter {
  const query = new URLSearchParams(search)
  return { category: query.get('category') ?? '', brand: query.get('brand') ?? '' }
}

/** The query of a filter, with `?`, or an empty string when all is shown; other parameters are kept. */
export function writeFilter(search: string, filter: Filter): string {
  const query = new URLSearchParams(search)
  for (const [name, value] of Object.entries(filter)) {
    if (value) query.set(name, value)
    else query.delete(name)
  }
  return query.size > 0 ? `?${query}` : ''
}

/** Shows the items of a filter below `root` and hides the others, with the headings of groups left empty. */
export function applyFilter(root: ParentNode, { category, brand }: Filter): number {
  let shown = 0
  for (const group of root.querySelectorAll<HTMLElement>('[data-group]')) {
    let inGroup = 0
    for (const item of group.querySelectorAll<HTMLElement>('[data-item]')) {
      const match = (!category || item.dataset.category === category) && (!brand || item.dataset.brand === brand)
      if (item.hidden === match) item.hidden = !match
      if (match) inGroup++
    }
    if (group.hidden !== (inGroup === 0)) group.hidden = inGroup === 0
    shown += inGroup
  }
  return shown
}
