import { Trans } from '@lingui/react/macro'
import { Bidi } from '../../layout/Bidi.tsx'
import { usePage } from '../../layout/PageContext.tsx'
import { Fact } from '../Fact/Fact.tsx'
import { SeatCosts } from './SeatCosts.tsx'

/** Plans and prices of content/data/plans.yaml side by side. */
export function PricingTable({ plans: id, seats }: { plans: string; seats?: number }) {
  const { site, pick } = usePage()
  const table = site.priceTable(id)
  if (!table) throw new Error(`PricingTable: no plans "${id}" in content/data/plans.yaml.`)
  return (
    <section aria-label={pick(table.caption)} className="wide">
      {/* What the cards have in common stands in common rows. */}
      <ul className="grid list-none gap-5 p-0 md:grid-cols-[repeat(auto-fit,minmax(9rem,1fr))]">
        {table.plans.map(plan => {
          const name = pick(plan.name)
          return (
            <li
              key={name}
              className="row-span-5 m-0 grid grid-rows-subgrid gap-y-0 rounded-md border border-line bg-card p-6"
            >
              <h3 className="m-0 text-lg">
                <span className="block text-sm font-normal text-soft">
                  <Bidi>{table.product}</Bidi>{' '}
                </span>
                <Bidi>{name}</Bidi>
              </h3>
              <p className="mt-4 text-2xl font-semibold">
                {table.from ? (
                  <Trans>
                    <span className="text-base font-normal">from</span> <Fact id={plan.price} />
                  </Trans>
                ) : (
                  <Fact id={plan.price} />
                )}
              </p>
              <p className="text-sm text-soft">{pick(table.per)}</p>
              <p className="mt-4">
                <Bidi>{plan.for}</Bidi>
              </p>
              <dl className="mt-5 text-sm">
                {Object.entries(table.rows).map(([row, label]) => {
                  const fact = plan.cells[row]
                  return (
                    <div key={row} className="flex flex-wrap gap-x-4 border-t border-line py-2">
                      {/* The value stands below its name only where the longest word has no room beside it. */}
                      <dt className="grow basis-[min-content] wrap-break-word">{pick(label)}</dt>
                      <dd className="font-semibold whitespace-nowrap">{fact ? <Fact id={fact} /> : '—'}</dd>
                    </div>
                  )
                })}
              </dl>
            </li>
          )
        })}
      </ul>
      {seats !== undefined && table.seats && <SeatCosts plans={id} table={table} seats={seats} />}
    </section>
  )
}
