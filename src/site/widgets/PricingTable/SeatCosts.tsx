import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, useId } from 'react'
import type { PriceTable } from '../../../content/dataFiles.ts'
import { amountOf } from '../../../content/factAmount.ts'
import type { FactId } from '../../../content/factIds.ts'
import { formatPrice } from '../../../content/formatFact.ts'
import { formsServer } from '../../forms/formsServer.ts'
import { Behaviour } from '../../islands/Behaviour.tsx'
import { Bidi } from '../../layout/Bidi.tsx'
import { hasContactSection } from '../../layout/ContactPanel.tsx'
import { usePage } from '../../layout/PageContext.tsx'
import { countForms, formatCount } from '../../store/countForms.ts'
import { maxSeats, type Paid, seatCost } from './seatCost.ts'
import type { SeatTable } from './seats.ts'

const step = 'size-11 shrink-0 cursor-pointer rounded-sm border border-line-strong text-lg'

/** Places for what seats.ts works out, and for the plan that it names. */
const [people, month, year, plan] = ['{people}', '{month}', '{year}', '{plan}']

interface SeatCostsProps {
  /** Name of the table in content/data/plans.yaml. */
  plans: string
  table: PriceTable
  /** The number that the table is written for; visitors with scripts change it. */
  seats: number
}

/** The cost of that many people or devices on each plan, per month and per year. */
export function SeatCosts({ plans, table, seats }: SeatCostsProps) {
  const { locale, page, pick, site } = usePage()
  const { t, i18n } = useLingui()
  const id = useId()
  const { counted, paid, least, most } = table.seats ?? { counted: 'people', paid: 'month' }
  const forms = countForms(i18n.locale, count =>
    counted === 'people'
      ? t`${plural(count, { one: '# person', other: '# people' })}`
      : t`${plural(count, { one: '# device', other: '# devices' })}`,
  )
  const limit = (fact: FactId | undefined, otherwise: number) => {
    const known = fact && site.fact(fact)
    return known ? amountOf(known, locale) : otherwise
  }
  const [fewest, largest] = [limit(least, 1), limit(most, maxSeats)]
  const prices = table.plans.map(({ price }) => site.fact(price))
  const currency = prices[0]?.kind === 'price' ? prices[0].currency : 'USD'
  const data: SeatTable = { plans, paid, currency, least: fewest, most: largest, forms }
  const from = (amount: string) => (table.from ? t`from ${amount}` : amount)
  const message = (name: string) =>
    paid === 'month'
      ? t`${name}, ${people}: ${from(month)} a month, ${from(year)} a year, before VAT.`
      : t`${name}, ${people}: ${from(year)} a year, before VAT.`
  const hasForm = hasContactSection(page) && formsServer(process.env) !== null
  const periods: Paid[] = paid === 'month' ? ['month', 'year'] : ['year', 'month']
  const labels = { month: paid === 'month' ? t`A month` : t`A month, on average`, year: t`A year` }

  return (
    <Behaviour
      name="seats"
      // A number that the visitor brings from the other language is shown without a touch.
      when="visible"
      className="mt-8"
      data={{
        'data-retells': '',
        'data-query': plans,
        'data-seats': JSON.stringify(data),
        'data-unavailable': t`This part of the page could not be loaded. Check the connection and try again.`,
      }}
    >
      <div className="scripted mb-4 flex flex-wrap items-center gap-3">
        <label htmlFor={id} className="me-2 font-semibold">
          {counted === 'people' ? <Trans>How many people?</Trans> : <Trans>How many devices?</Trans>}
        </label>
        <span className="flex min-w-0 items-center gap-2">
          <button type="button" data-step="-1" aria-label={t`One fewer`} className={step}>
            −
          </button>
          <input
            id={id}
            type="number"
            inputMode="numeric"
            // A browser that goes back would fill in a number that the table does not show.
            autoComplete="off"
            min={fewest}
            max={largest}
            defaultValue={seats}
            aria-describedby={`${id}-fault`}
            className="quantity w-24 min-w-0 rounded-sm border border-line-strong bg-card p-2 text-center aria-invalid:border-2 aria-invalid:border-error"
          />
          <button type="button" data-step="1" aria-label={t`One more`} className={step}>
            +
          </button>
        </span>
        <span id={`${id}-fault`} role="alert" data-fault="" hidden className="text-sm font-semibold text-error">
          <Trans>
            A whole number from {fewest} to {largest}. For more, write to us.
          </Trans>
        </span>
        <output
          htmlFor={id}
          className="sr-only"
          data-added={t`Added to your message: ${plan}`}
          data-updated={t`Updated in your message: ${plan}`}
        />
      </div>
      <div className="table-scroll">
        <table>
          <caption className="font-semibold">
            <Trans>
              Cost before VAT: <span data-counted="">{formatCount(i18n.locale, forms, seats)}</span>
            </Trans>
          </caption>
          <thead>
            <tr>
              <th scope="col">
                <Trans>Plan</Trans>
              </th>
              {periods.map(period => (
                <th key={period} scope="col">
                  {labels[period]}
                </th>
              ))}
              {hasForm && (
                <th scope="col" className="scripted">
                  <span className="sr-only">
                    <Trans>Your message</Trans>
                  </span>
                </th>
              )}
            </tr>
          </thead>
          <tbody>
            {table.plans.map((plan, index) => {
              const fact = prices[index]
              const price = fact ? amountOf(fact, locale) : 0
              const name = pick(plan.name)
              const cost = seatCost(price, paid, seats)
              return (
                <tr key={name} data-price={price} data-message={message(`${table.product} ${name}`)}>
                  <th scope="row">
                    <Bidi>{name}</Bidi>
                  </th>
                  {periods.map(period => (
                    <td key={period} data-label={labels[period]}>
                      <span>
                        <Amount from={table.from}>
                          <bdi dir="ltr" data-cost={period} className="font-semibold">
                            {formatPrice(cost[period], currency, locale)}
                          </bdi>
                        </Amount>
                      </span>
                    </td>
                  ))}
                  {hasForm && (
                    <td className="scripted">
                      <button
                        type="button"
                        aria-label={t`Add it to my message: ${name}`}
                        className="cursor-pointer font-semibold text-accent underline underline-offset-4 disabled:opacity-60"
                      >
                        <Trans>Add it to my message</Trans>
                      </button>
                    </td>
                  )}
                </tr>
              )
            })}
          </tbody>
        </table>
      </div>
    </Behaviour>
  )
}

function Amount({ from, children }: { from: boolean; children: ReactNode }) {
  return from ? <Trans>from {children}</Trans> : children
}
