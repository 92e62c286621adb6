import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { countForms, formatCount } from './countForms.ts'

interface StoreFilterProps {
  /** Categories to choose from; none on the page of a category. */
  categories: { slug: string; title: string }[]
  brands: string[]
  /** Items on the page before any filter. */
  total: number
}

const selectClass =
  'w-full min-w-0 rounded-sm border border-line-strong bg-card px-2 py-2 text-base font-normal text-ellipsis'

/** What startFilter.ts filters the items by. */
export function StoreFilter({ categories, brands, total }: StoreFilterProps) {
  const { t, i18n } = useLingui()
  const forms = countForms(i18n.locale, count => t`${plural(count, { one: '# product', other: '# products' })}`)
  return (
    <div className="flex basis-full flex-wrap items-end gap-2 sm:basis-auto sm:gap-4">
      {categories.length > 0 && (
        <label className="grow basis-38 items-center gap-3 text-sm font-semibold sm:w-48 sm:flex-none lg:flex lg:w-auto">
          <Trans>Category</Trans>
          <select name="category" className={selectClass}>
            <option value="">{t`All categories`}</option>
            {categories.map(({ slug, title }) => (
              <option key={slug} value={slug}>
                {title}
              </option>
            ))}
          </select>
        </label>
      )}
      <label className="grow basis-30 items-center gap-3 text-sm font-semibold sm:w-48 sm:flex-none lg:flex lg:w-auto">
        <Trans>Brand</Trans>
        <select name="brand" className={selectClass}>
          <option value="">{t`All brands`}</option>
          {brands.map(brand => (
            <option key={brand} value={brand}>
              {brand}
            </option>
          ))}
        </select>
      </label>
      <p
        role="status"
        className="basis-full whitespace-nowrap text-sm text-soft sm:py-2.5 sm:basis-auto"
        data-count={JSON.stringify(forms)}
      >
        {formatCount(i18n.locale, forms, total)}
      </p>
    </div>
  )
}

/** Where the items would stand, when there are none. */
export function NothingFound() {
  const look = 'min-h-11 cursor-pointer text-start font-semibold text-accent underline'
  const again = (
    <div className="mt-4 flex flex-wrap gap-x-6">
      {/* Every brand to choose has items: where none is found, it is in another category. */}
      <button type="button" className={look} data-keeps-brand="" hidden>
        <Trans>
          Show everything from <bdi />
        </Trans>
      </button>
      <button type="button" className={look}>
        <Trans>Show all products</Trans>
      </button>
    </div>
  )
  const place = 'mt-8 rounded-md border border-line bg-card p-8'
  return (
    <>
      <div className={place} data-empty="unknown" hidden>
        <p className="text-lg font-semibold">
          <Trans>Category not found</Trans>
        </p>
        <p>
          <Trans>The requested category could not be found.</Trans>
        </p>
        {again}
      </div>
      <div className={place} data-empty="" hidden>
        <p>
          <Trans>No products found matching your criteria.</Trans>
        </p>
        {again}
      </div>
    </>
  )
}
