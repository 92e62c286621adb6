import { Trans } from '@lingui/react/macro'
import { Bidi } from '../Bidi.tsx'
import { usePage } from '../PageContext.tsx'
import { Disclosure } from './Disclosure.tsx'
import { HeaderLink } from './HeaderLink.tsx'
import { MenuCard } from './MenuCard.tsx'

/** IT solutions: six cards, and all sixteen pages by category (specification §2). */
export function ItMenu() {
  const { site, pick } = usePage()
  const { cards, categories, links } = site.data('navigation').it
  const labels = new Map(links.map(({ page, label }) => [page, pick(label)]))
  return (
    <Disclosure label={<Trans>IT solutions</Trans>}>
      <div className="grid gap-10 lg:grid-cols-[1fr_1fr] xl:grid-cols-[1fr_1.05fr]">
        <div className="-ms-3 grid content-start gap-2 md:grid-cols-2">
          {cards
            .filter(card => site.has(`/${card.page}`))
            .map(card => (
              <MenuCard key={card.page} card={card} button />
            ))}
        </div>
        {/* Titles of a row take the height of the highest, so that the lists below them begin together;
            each stands at its end, as far above its list as any. */}
        <div className="grid content-start gap-6 border-s border-line ps-10 md:grid-cols-2 xl:grid-cols-3">
          {categories.map(({ title, pages }) => (
            <div key={title.en} className="row-span-2 grid grid-rows-subgrid gap-y-0">
              <p className="flex items-end text-sm font-semibold text-soft">
                <Bidi>{title}</Bidi>
              </p>
              <ul className="mt-1">
                {pages
                  .filter(page => site.has(`/${page}`))
                  .map(page => (
                    <li key={page}>
                      <HeaderLink path={`/${page}`} className="menu-link">
                        <Bidi>{labels.get(page) ?? page}</Bidi>
                      </HeaderLink>
                    </li>
                  ))}
              </ul>
            </div>
          ))}
        </div>
      </div>
    </Disclosure>
  )
}
