import { formatCount } from './countForms.ts'
import { applyFilter, drawDeferred, type Filter, readCatalogue, readFilter, writeFilter } from './filter.ts'

const all: Filter = { category: '', brand: '' }

/** The choice that a link means, whichever letters are capitals in it. */
const known = (field: HTMLSelectElement | null, asked: string) =>
  [...(field?.options ?? [])].find(({ value }) => value.toLowerCase() === asked.toLowerCase())?.value

/** Space between the bar and what begins below it, px. */
const gap = 24

/** Chosen further down the page, what is left would be seen at its end, or behind the bar that stays in view. */
function showStart(root: HTMLElement): void {
  const bar = root.querySelector('.store-bar')
  const first = root.querySelector('[data-group]:not([data-off]), [data-empty]:not([hidden])')
  if (!bar || !first) return
  const { position, top } = getComputedStyle(bar)
  // Where it does not stay in view, nobody chooses from further down.
  if (position !== 'sticky') return
  // Not where it is now: at the end of the store it leaves with its items.
  const below = Number.parseFloat(top) + bar.clientHeight + gap
  const hidden = below - first.getBoundingClientRect().top
  if (hidden > 0) scrollBy({ top: -hidden, behavior: 'instant' })
}

/** Filters the items in the page's HTML, counts those that are shown, and keeps the view in the address. */
export function startFilter(root: HTMLElement): void {
  const select = (name: keyof Filter) => root.querySelector<HTMLSelectElement>(`select[name=${name}]`)
  const [category, brand] = [select('category'), select('brand')]
  const count = root.querySelector<HTMLElement>('[data-count]')
  const forms = JSON.parse(count?.dataset.count ?? '{}')
  const catalogue = readCatalogue(root)
  /** A category that does not exist is asked for, but never chosen. */
  const chosen = (): Filter => ({ category: category?.value ?? '', brand: brand?.value ?? '' })

  /** The items alone: one frame is too short for more. @returns what says how many they are */
  const show = (next: Filter) => {
    for (const field of [category, brand]) {
      if (!field) continue
      field.value = next[field.name as keyof Filter]
      // The select would show nothing for an unknown value.
      if (field.selectedIndex < 0) field.value = ''
    }
    const shown = applyFilter(catalogue, next)
    return () => {
      if (count) count.textContent = formatCount(document.documentElement.lang, forms, shown)
      const unknown = next.category !== '' && category?.value !== next.category
      for (const empty of root.querySelectorAll<HTMLElement>('[data-empty]')) {
        empty.hidden = shown > 0 || (empty.dataset.empty === 'unknown') !== unknown
      }
      for (const button of root.querySelectorAll<HTMLElement>('[data-keeps-brand]')) {
        button.hidden = !next.brand
        button.querySelector('bdi')?.replaceChildren(next.brand)
      }
      drawDeferred(root)
    }
  }

  const follow = () => {
    const asked = readFilter(location.search)
    show({
      // The page of a category has no other.
      category: category ? (known(category, asked.category) ?? asked.category) : '',
      // A brand that is not sold here cannot be chosen either.
      brand: known(brand, asked.brand) ?? '',
    })()
  }
  // What was chosen before this code came.
  const early: Partial<Filter> = {}
  for (const field of [category, brand]) if (field?.value) early[field.name as keyof Filter] = field.value
  follow()
  addEventListener('popstate', follow)

  const choose = (change: Partial<Filter>) => {
    const filter = { ...chosen(), ...change }
    const showRest = show(filter)
    // At the top nothing is hidden, and whoever scrolls down meanwhile is left where they go.
    const isDown = scrollY > 0
    // The visitor sees items first; those outside the view, the announced count and the address follow after the frame.
    requestAnimationFrame(() =>
      setTimeout(() => {
        showRest()
        if (isDown) showStart(root)
        history.pushState(null, '', location.pathname + writeFilter(location.search, filter))
      }),
    )
  }
  for (const field of [category, brand]) field?.addEventListener('change', () => choose({ [field.name]: field.value }))
  for (const button of root.querySelectorAll<HTMLElement>('[data-empty] button')) {
    button.addEventListener('click', () => {
      choose('keepsBrand' in button.dataset ? { category: '' } : all)
      // The button goes, and the focus with it.
      ;(category ?? brand)?.focus()
    })
  }
  // A browser that goes back fills in what the address says as well.
  const linked = chosen()
  const next = { ...linked, ...early }
  if (next.category !== linked.category || next.brand !== linked.brand) choose(next)
}
