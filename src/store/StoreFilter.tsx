import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useCallback, useEffect, useRef, useState } from 'react'
import { applyFilter, type Catalogue, type Filter, readCatalogue, readFilter, writeFilter } from './filter.ts'

interface StoreFilterProps {
  /** Categories to choose from; none on the page of a category. */
  categories: { slug: string; title: string }[]
  brands: string[]
  /** Items on the page before any filter. */
  total: number
}

/** Filters the items of the page, which stand in its HTML, and counts what is left. */
export default function StoreFilter({ categories, brands, total }: StoreFilterProps) {
  const { t } = useLingui()
  const [filter, setFilter] = useState<Filter>({ category: '', brand: '' })
  const [count, setCount] = useState(total)
  const self = useRef<HTMLDivElement>(null)

  const catalogue = useRef<Catalogue>(null)

  const show = useCallback((next: Filter) => {
    const root = self.current?.closest('[data-catalogue]')
    if (root) catalogue.current ??= readCatalogue(root)
    setFilter(next)
    setCount(applyFilter(catalogue.current ?? [], next))
  }, [])

  useEffect(() => {
    const follow = () => show(readFilter(location.search))
    follow()
    addEventListener('popstate', follow)
    return () => removeEventListener('popstate', follow)
  }, [show])

  const choose = (change: Partial<Filter>) => {
    const next = { ...filter, ...change }
    show(next)
    // Chromium takes as long for this as for the filter: the visitor sees the filter first.
    setTimeout(() => history.pushState(null, '', location.pathname + writeFilter(location.search, next)))
  }

  const unknown = filter.category !== '' && !categories.some(({ slug }) => slug === filter.category)
  const select = 'mt-1 block w-full rounded-sm border border-line-strong bg-card px-3 py-2.5 text-base'
  return (
    <div ref={self}>
      <div className="grid grid-cols-2 items-end gap-4 sm:flex">
        {categories.length > 0 && (
          <label className="text-sm font-semibold sm:min-w-44">
            <Trans>Category</Trans>
            <select
              className={select}
              value={filter.category}
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
        <label className="text-sm font-semibold sm:min-w-44">
          <Trans>Brand</Trans>
          <select
            className={select}
            value={filter.brand}
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
        <p role="status" className="text-sm text-soft sm:py-2.5">
          <Plural value={count} one="# product" other="# products" />
        </p>
      </div>
      {count === 0 && (
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
            onClick={() => choose({ category: '', brand: '' })}
          >
            <Trans>Show all products</Trans>
          </button>
        </div>
      )}
    </div>
  )
}
