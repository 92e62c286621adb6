import { Trans, useLingui } from '@lingui/react/macro'
import ChevronRight from 'lucide-react/icons/chevron-right'
import type { StoreCategory } from '../../../content/dataFiles.ts'
import { formsServer } from '../../forms/formsServer.ts'
import { Behaviour } from '../../islands/Behaviour.tsx'
import { Island } from '../../islands/Island.tsx'
import { Bidi } from '../../layout/Bidi.tsx'
import { Container } from '../../layout/Container.tsx'
import { usePage } from '../../layout/PageContext.tsx'
import { callHref, dialled } from '../../layout/telephone.ts'
import { QuoteButton } from '../../store/QuoteButton.tsx'
import QuoteCart from '../../store/QuoteCart.tsx'
import { NothingFound, StoreFilter } from '../../store/StoreFilter.tsx'
import { DeviceOutlines } from './DeviceOutlines.tsx'
import { StoreItem } from './StoreItem.tsx'
import { shelves } from './shelves.ts'

const step = 'size-11 cursor-pointer rounded-sm border border-line-strong text-lg text-ink'

/** Goes where the name of an item would. */
const hash = '#'

/** Items that fill a phone's screen below the filter. */
const itemsInView = 2

/** The store, or one category of it: items in HTML, grouped so that they can be found without scripts. */
export function StoreCatalogue({ category: slug }: { category?: string }) {
  const { site, pick, localize, locale } = usePage()
  const { email, name, telephone } = site.data('company')
  const number = dialled(telephone, locale)
  const { t } = useLingui()
  const all = site.data('store')
  const shown = site.storeCategories(slug)
  if (shown.length === 0) throw new Error(`StoreCatalogue: no category "${slug}" in content/data/store/.`)
  const linked = all.filter(category => site.leadsTo(`/store/${category.slug}`) === `/store/${category.slug}`)
  const items = shown.flatMap(category => category.items)
  const brands = [...new Set(items.map(item => item.brand))].sort((a, b) => a.localeCompare(b))
  return (
    <Behaviour
      name="store"
      when="load"
      className="band"
      data={{
        'data-unavailable': t`This part of the page could not be loaded. Check the connection and try again.`,
      }}
    >
      <Container>
        {/* Where scripts filter by category, one way is enough. */}
        <nav aria-label={t`Store categories`} className={`store-categories ${slug ? '' : 'unscripted'} pt-8`}>
          <ul className="flex list-none flex-wrap gap-x-6 gap-y-2 p-0">
            {linked.map(category => (
              <li key={category.slug} className="m-0">
                <a
                  href={localize(`/store/${category.slug}`)}
                  aria-current={category.slug === slug ? 'page' : undefined}
                  className="font-semibold text-accent underline underline-offset-4 aria-[current]:text-ink aria-[current]:no-underline"
                >
                  <Bidi>{category.title}</Bidi>
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <noscript>
          <p className="mt-6">
            <Trans>
              Your list for a quote needs JavaScript, which is turned off. Email or call us instead:{' '}
              <a href={`mailto:${email}`} className="underline">
                <bdi dir="ltr">{email}</bdi>
              </a>
              ,{' '}
              <a href={callHref(telephone)} className="whitespace-nowrap underline">
                <bdi dir="ltr">{number}</bdi>
              </a>
            </Trans>
          </p>
        </noscript>
        <div className="store-bar scripted z-30 mt-6 flex flex-wrap items-end justify-between gap-4 border-b border-line bg-paper py-2 md:sticky md:top-18">
          <StoreFilter
            categories={slug ? [] : all.map(category => ({ slug: category.slug, title: pick(category.title) }))}
            brands={brands}
            total={items.length}
          />
          <div className="quote-bar">
            <QuoteButton />
            <Island
              name="QuoteCart"
              component={QuoteCart}
              when="interaction"
              props={{
                privacyHref: localize('/privacy-policy'),
                mailbox: email,
                company: pick(name),
                telephone: number,
                byMail: formsServer(process.env) === null,
              }}
            />
          </div>
        </div>
        <template data-on-quote="">
          {/* Where it is too narrow for all, words have a row of their own: −, the number and + stay on one. Apart from the words:
              the middle of the button before was pressed, and pressed again nothing is taken back. */}
          <span className="on-quote flex grow flex-wrap items-center gap-2 font-semibold text-accent">
            <Trans>✓ Added</Trans>
            <button
              type="button"
              data-quote=""
              aria-label={t`Choose: ${hash}`}
              className="min-h-11 cursor-pointer px-1 text-sm underline"
            >
              <Trans>Choose</Trans>
            </button>
            <span className="ms-auto flex items-center gap-2">
              <button type="button" data-less="" aria-label={t`Decrease quantity: ${hash}`} className={step}>
                −
              </button>
              <span data-number="">1</span>
            </span>
          </span>
        </template>
        <DeviceOutlines names={[...new Set(items.flatMap(item => item.drawing ?? []))]} />
        <NothingFound />
        {/* Without scripts the brands of a category lead to their groups. */}
        {slug && (
          <noscript>
            <ul className="mt-4 flex list-none flex-wrap gap-4 p-0">
              {groups(shown, slug).map(({ id, brand }) => (
                <li key={id}>
                  <a href={`#${id}`}>{brand}</a>
                </li>
              ))}
            </ul>
          </noscript>
        )}
        {groups(shown, slug).map(group => (
          <section key={group.id} id={group.id} data-group="" className="drawn-in-view mt-12">
            <h2 className="text-xl">
              {linked.includes(group.category) && !slug ? (
                <a href={localize(`/store/${group.category.slug}`)} className="hover:text-accent">
                  <Bidi>{group.category.title}</Bidi>
                  <ChevronRight aria-hidden="true" size={20} className="ms-1 inline text-accent mirrored" />
                </a>
              ) : (
                <Bidi>{group.brand ?? pick(group.category.title)}</Bidi>
              )}
            </h2>
            {!group.brand && (
              <p className="mt-2 max-w-measure text-soft">
                <Bidi>{group.category.description}</Bidi>
              </p>
            )}
            {shelves(group.items).map((lists, _, { length }) => (
              <div key={lists[0]?.[0]?.id} data-shelf="" className={length > 1 ? 'drawn-in-view' : undefined}>
                {lists.map((items, index) => (
                  <ul
                    key={items[0]?.id}
                    className={`${index > 0 ? 'drawn-in-view ' : ''}mt-5 grid list-none gap-5 p-0 sm:grid-cols-2 lg:grid-cols-3`}
                  >
                    {items.map((item, place) => (
                      <StoreItem
                        key={item.id}
                        item={item}
                        category={group.category.slug}
                        branded={!group.brand && new Set(group.items.map(({ brand }) => brand)).size > 1}
                        below={lists.length > 1 && index === 0 && place >= itemsInView}
                      />
                    ))}
                  </ul>
                ))}
              </div>
            ))}
          </section>
        ))}
        <p className="py-10 text-sm text-soft">
          <Trans>Prices depend on quantity and configuration, so we quote them for your list.</Trans>
        </p>
      </Container>
    </Behaviour>
  )
}

interface Group {
  id: string
  category: StoreCategory
  /** Set on the page of one category, where items are grouped by brand. */
  brand?: string
  items: StoreCategory['items']
}

function groups(categories: readonly StoreCategory[], slug: string | undefined): Group[] {
  if (!slug) return categories.map(category => ({ id: category.slug, category, items: category.items }))
  return categories.flatMap(category => {
    const brands = [...new Set(category.items.map(item => item.brand))]
    return brands.map(brand => ({
      id: `brand-${brand.toLowerCase().replace(/[^a-z0-9]+/g, '-')}`,
      category,
      brand,
      items: category.items.filter(item => item.brand === brand),
    }))
  })
}
