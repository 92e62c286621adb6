/** What the store shows; kept in the query of the address, so that a view can be shared. An empty value means all. */
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

/** How items are grouped on the page: groups contain shelves, and shelves contain items. */
interface Shelf<Content> {
  element: HTMLElement
  content: Content[]
}
export type Catalogue = Shelf<Shelf<Item>>[]

/** The items inside an element, read once: looking up a thousand of them for every choice would take a whole frame. */
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

/**
 * Shows the items that match a filter, and hides the others with their empty shelves and groups.
 * @returns how many items are shown
 */
export function applyFilter(catalogue: Catalogue, { category, brand }: Filter): number {
  const matches = (item: Item) => (!category || item.category === category) && (!brand || item.brand === brand)
  return showShelves(catalogue, group =>
    showShelves(group.content, ({ content }) => {
      const shown = content.filter(matches)
      // Items of a hidden shelf stay as they are: they are hidden with it.
      if (shown.length > 0) for (const item of content) item.element.hidden = !matches(item)
      return shown.length
    }),
  )
}

/**
 * Shows the shelves in which `showContent` shows items. The first one is marked `data-front="first-frame"` until
 * {@link drawDeferred}: in its first frame the style sheet draws only what is in view. Not in a tab that nobody sees: Firefox
 * would never draw what is marked there.
 * @returns how many items are shown
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
    if (count > 0 && total === 0 && !document.hidden) element.dataset.front = 'first-frame'
    else delete element.dataset.front
    total += count
  }
  return total
}

/** Draws what {@link applyFilter} deferred to a later frame. */
export function drawDeferred(root: ParentNode): void {
  for (const front of root.querySelectorAll<HTMLElement>('[data-front=first-frame]')) front.dataset.front = ''
}
