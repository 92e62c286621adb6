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

interface Item {
  element: HTMLElement
  category: string | undefined
  brand: string | undefined
}

/** What the page shows together, outermost first: groups hold shelves, and shelves hold items. */
interface Shelf<Content> {
  element: HTMLElement
  content: Content[]
}
export type Catalogue = Shelf<Shelf<Item>>[]

/** The items below an element, read once: looking a thousand of them up at every choice would take the frame. */
export function readCatalogue(root: ParentNode): Catalogue {
  return all(root, 'group').map(group => ({
    element: group,
    content: all(group, 'shelf').map(shelf => ({
      element: shelf,
      content: all(shelf, 'item').map(item => ({
        element: item,
        category: item.dataset.category,
        brand: item.dataset.brand,
      })),
    })),
  }))
}

const all = (root: ParentNode, name: string) => [...root.querySelectorAll<HTMLElement>(`[data-${name}]`)]

/** Shows the items of a filter and leaves the others out, with shelves and groups left empty; returns how many it shows. */
export function applyFilter(catalogue: Catalogue, { category, brand }: Filter): number {
  const fits = (item: Item) => (!category || item.category === category) && (!brand || item.brand === brand)
  return showShelves(catalogue, group =>
    showShelves(group.content, ({ content }) => {
      const shown = content.filter(fits)
      // What a shelf holds that is left out is left as it is: nobody sees it.
      if (shown.length > 0) for (const item of content) item.element.toggleAttribute('hidden', !fits(item))
      return shown.length
    }),
  )
}

/**
 * Shows those in which `showContent` shows items; returns how many items these are. The first of them are marked as in
 * front, until {@link drawRest} in their first frame: the styles draw no more of them then than is in view.
 */
function showShelves<Content>(
  shelves: readonly Shelf<Content>[],
  showContent: (shelf: Shelf<Content>) => number,
): number {
  let total = 0
  for (const shelf of shelves) {
    const { element } = shelf
    const count = showContent(shelf)
    element.toggleAttribute('data-off', count === 0)
    if (count > 0 && total === 0) element.dataset.front = 'first-frame'
    else delete element.dataset.front
    total += count
  }
  return total
}

/** Draws what {@link applyFilter} left for after the frame. */
export function drawRest(root: ParentNode): void {
  for (const front of root.querySelectorAll<HTMLElement>('[data-front="first-frame"]')) front.dataset.front = ''
}
