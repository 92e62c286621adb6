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

/** What the page shows together, outermost first: groups hold lists, and lists hold items. */
interface Shelf<Content> {
  element: HTMLElement
  content: Content[]
}
export type Catalogue = Shelf<Shelf<Item>>[]

/** The items below an element, read once: looking a thousand of them up at every choice would take the frame. */
export function readCatalogue(root: ParentNode): Catalogue {
  return all(root, 'group').map(group => ({
    element: group,
    content: all(group, 'list').map(list => ({
      element: list,
      content: all(list, 'item').map(item => ({
        element: item,
        category: item.dataset.category,
        brand: item.dataset.brand,
      })),
    })),
  }))
}

const all = (root: ParentNode, name: string) => [...root.querySelectorAll<HTMLElement>(`[data-${name}]`)]

/** Shows the items of a filter and hides the others, with lists and groups left empty; returns how many it shows. */
export function applyFilter(catalogue: Catalogue, { category, brand }: Filter): number {
  const fits = (item: Item) => (!category || item.category === category) && (!brand || item.brand === brand)
  const showList = (list: Shelf<Item>) => {
    const count = sum(list.content, item => (fits(item) ? 1 : 0))
    // What a hidden list holds is left as it is: nobody sees it.
    if (count > 0) for (const item of list.content) show(item.element, fits(item) ? 1 : 0)
    return show(list.element, count)
  }
  return sum(catalogue, group => show(group.element, sum(group.content, showList)))
}

/** Shows an element that has something to show. Touching only what changes spares the browser the rest. */
function show(element: HTMLElement, count: number): number {
  if (element.hidden !== (count === 0)) element.hidden = count === 0
  return count
}

function sum<Part>(parts: readonly Part[], count: (part: Part) => number): number {
  return parts.reduce((total, part) => total + count(part), 0)
}
