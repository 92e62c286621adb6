import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useCallback, useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import {
  applyFilter,
  type Catalogue,
  drawDeferred,
  type Filter,
  readCatalogue,
  readFilter,
  writeFilter,
} from './filter.ts'

interface StoreFilterProps {
  /** Categories to choose from; none on the page of a category. */
  categories: { slug: string; title: string }[]
  brands: string[]
  /** Items on the page before any filter. */
  total: number
}

const all: Filter = { category: '', brand: '' }

/** Filters the items in the page's HTML, and counts those that are shown. */
export default function StoreFilter({ categories, brands, total }: StoreFilterProps) {
  const { t } = useLingui()
  const [{ filter, count }, setShown] = useState<{ filter: Filter; count: number }>({ filter: all, count: total })
  /** Below the bar, where the items would stand. */
  const [emptyPlace, setEmptyPlace] = useState<Element | null>(null)
  const self = useRef<HTMLDivElement>(null)
  const category = useRef<HTMLSelectElement>(null)
  const brand = useRef<HTMLSelectElement>(null)
  const chosen = useRef(all)
  const catalogue = useRef<Catalogue>(null)

  /** Shows the items of a filter, without React: one frame is too short for both. */
  const show = useCallback((next: Filter) => {
    const root = self.current?.closest('[data-catalogue]')
    if (root) catalogue.current ??= readCatalogue(root)
    chosen.current = next
    if (category.current) {
      category.current.value = next.category
      // Of an unknown category the select would show nothing.
      if (category.current.selectedIndex < 0) category.current.value = ''
    }
    if (brand.current) brand.current.value = next.brand
    return { filter: next, count: applyFilter(catalogue.current ?? [], next) }
  }, [])

  useEffect(() => {
    const follow = () => {
      const asked = readFilter(location.search)
      // A brand that is not sold here cannot be chosen either.
      setShown(show(brands.includes(asked.brand) ? asked : { ...asked, brand: '' }))
      setEmptyPlace(self.current?.closest('[data-catalogue]')?.querySelector('[data-empty]') ?? null)
      drawDeferred(document)
    }
    follow()
    addEventListener('popstate', follow)
    return () => removeEventListener('popstate', follow)
  }, [show, brands])

  const choose = (change: Partial<Filter>) => {
    const shown = show({ ...chosen.current, ...change })
    // The visitor sees items first; those outside the view, the announced count and the address follow after the frame.
    requestAnimationFrame(() =>
      setTimeout(() => {
        drawDeferred(document)
        setShown(shown)
        history.pushState(null, '', location.pathname + writeFilter(location.search, shown.filter))
      }),
    )
  }

  const unknown = filter.category !== '' && !categories.some(({ slug }) => slug === filter.category)
  const select =
    'mt-1 block w-full rounded-sm border border-line-strong bg-card px-2 py-2.5 text-base text-ellipsis sm:px-3'
  return (
    <div ref={self}>
      <div className="flex flex-wrap items-end gap-2 sm:flex-nowrap sm:gap-4">
        {categories.length > 0 && (
          <label className="grow basis-38 text-sm font-semibold sm:w-48 sm:flex-none lg:w-auto lg:min-w-44">
            <Trans>Category</Trans>
            <select
              ref={category}
              className={select}
              defaultValue=""
              onChange={event => choose({ category: event.currentTarget.value })}
            >
              <option value="">{t`All categories`}</option>
              {categories.map(({ slug, title }) => (
                <option key={slug} value={slug}>
                  {title}
                </option>
              ))}
            </select>
          </label>
        )}
        <label className="grow basis-30 text-sm font-semibold sm:w-48 sm:flex-none lg:w-auto lg:min-w-44">
          <Trans>Brand</Trans>
          <select
            ref={brand}
            className={select}
            defaultValue=""
            onChange={event => choose({ brand: event.currentTarget.value })}
          >
            <option value="">{t`All brands`}</option>
            {brands.map(brand => (
              <option key={brand} value={brand}>
                {brand}
              </option>
            ))}
          </select>
        </label>
        <p role="status" className="basis-full whitespace-nowrap text-sm text-soft sm:py-2.5 sm:basis-auto">
          <Plural value={count} one="# product" other="# products" />
        </p>
      </div>
      {count === 0 &&
        emptyPlace &&
        createPortal(
          <div className="mt-8 rounded-md border border-line bg-card p-8">
            {unknown ? (
              <>
                <p className="text-lg font-semibold">
                  <Trans>Category not found</Trans>
                </p>
                <p>
                  <Trans>The requested category could not be found.</Trans>
                </p>
              </>
            ) : (
              <p>
                <Trans>No products found matching your criteria.</Trans>
              </p>
            )}
            <button
              type="button"
              className="mt-4 min-h-11 cursor-pointer font-semibold text-accent underline"
              onClick={() => choose(all)}
            >
              <Trans>Show all products</Trans>
            </button>
          </div>,
          emptyPlace,
        )}
    </div>
  )
}
