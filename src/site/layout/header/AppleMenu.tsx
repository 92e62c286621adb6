import ArrowRight from 'lucide-react/icons/arrow-right'
import { Fact } from '../../widgets/Fact/Fact.tsx'
import { Bidi } from '../Bidi.tsx'
import { usePage } from '../PageContext.tsx'
import { Disclosure } from './Disclosure.tsx'
import { HeaderLink } from './HeaderLink.tsx'
import { MenuCard } from './MenuCard.tsx'

/** Apple: five cards, and the panel that leads to the store (specification §2). */
export function AppleMenu() {
  const { site, pick } = usePage()
  const { cards, promo } = site.data('navigation').apple
  return (
    <Disclosure label={<bdi>Apple</bdi>}>
      <div className="grid gap-10 lg:grid-cols-[1.9fr_1fr]">
        <div className="-ms-3 grid content-start gap-2 md:grid-cols-2">
          {cards
            .filter(card => site.has(`/${card.page}`))
            .map(card => (
              <MenuCard key={card.page} card={card} />
            ))}
        </div>
        <div className="rounded-md bg-tint p-6">
          <p className="text-lg font-semibold">
            <Bidi>{promo.title}</Bidi>
          </p>
          <dl className="mt-4 flex gap-8">
            {promo.stats.map(({ fact, label }) => (
              <div key={fact} className="flex flex-col-reverse">
                <dt className="text-sm text-soft">{pick(label)}</dt>
                <dd className="text-2xl font-bold text-accent">
                  <Fact id={fact} />
                </dd>
              </div>
            ))}
          </dl>
          <p className="mt-4 text-sm">
            <Bidi>{promo.text}</Bidi>
          </p>
          {site.has(promo.href) && (
            <HeaderLink path={promo.href} className="get-started mt-5">
              {pick(promo.label)}
              <ArrowRight aria-hidden="true" size={18} className="mirrored" />
            </HeaderLink>
          )}
        </div>
      </div>
    </Disclosure>
  )
}
