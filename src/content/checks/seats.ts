import type { PriceTable } from '../dataFiles.ts'
import { amountOf } from '../factAmount.ts'
import type { Facts } from '../facts.ts'
import { msg } from '../messages/msg.ts'
import { type Element, elementsOf, numberProp, propPlace, stringProp } from './read/nodes.ts'
import type { Check, Content, Finding, PageSource, Place } from './types.ts'

const error = { check: 'seats', severity: 'error' } as const

/** Price tables that cannot work out a cost: prices that are none or of two currencies, limits that count nothing, too many seats. */
export const seats: Check = function* (content) {
  const facts = content.data('facts')?.value ?? {}
  const plans = content.data('plans')
  for (const [id, table] of Object.entries(plans?.value ?? {})) {
    if (table.seats) yield* factsOf(table, facts, (...path) => plans?.place(id, ...path))
  }
  for (const page of content.pages) {
    for (const { element } of elementsOf(page.tree)) {
      if (element.name === 'PricingTable') yield* asked(content, page, element, facts)
    }
  }
}

type PlaceOf = (...path: (string | number)[]) => Place | undefined

/** Unknown facts are reported by a check of their own. */
function* factsOf({ plans, seats }: PriceTable, facts: Facts, placeOf: PlaceOf): Iterable<Finding> {
  const currencies = plans.flatMap(({ price }) => {
    const fact = facts[price]
    return fact?.kind === 'price' ? [fact.currency] : []
  })
  for (const [index, { price }] of plans.entries()) {
    const [fact, place] = [facts[price], placeOf('plans', index, 'price')]
    if (!fact || !place) continue
    if (fact.kind !== 'price')
      yield {
        ...error,
        ...place,
        found: msg('the fact "{id}", whose kind is {kind}, as a price for each seat', { id: price, kind: fact.kind }),
        expected: msg('a fact of the kind price'),
      }
    else if (fact.currency !== currencies[0])
      yield {
        ...error,
        ...place,
        found: msg('the fact "{id}" in {currency} beside prices in {other}', {
          id: price,
          currency: fact.currency,
          other: currencies[0] ?? '',
        }),
        expected: msg('prices of one currency in a table that works out a cost'),
      }
  }
  for (const limit of ['least', 'most'] as const) {
    const id = seats?.[limit]
    const [fact, place] = [id ? facts[id] : undefined, placeOf('seats', limit)]
    if (!fact || !place || fact.kind === 'count') continue
    yield {
      ...error,
      ...place,
      found: msg('the fact "{id}", whose kind is {kind}, as a number of seats', { id: id ?? '', kind: fact.kind }),
      expected: msg('a fact of the kind count'),
    }
  }
}

function* asked(content: Content, page: PageSource, element: Element, facts: Facts): Iterable<Finding> {
  const [id, count] = [stringProp(element, 'plans') ?? '', numberProp(element, 'seats')]
  const table = content.data('plans')?.value[id]
  if (count === undefined || !table) return
  const place = propPlace(page, element, 'seats')
  if (!table.seats) {
    yield {
      ...error,
      ...place,
      found: msg('seats for the price table "{id}", which does not say what is counted', { id }),
      expected: msg('in {file}, under {id}, what is counted and which period a price covers: {entry}', {
        file: 'content/data/plans.yaml',
        id,
        entry: 'seats: { counted: people, paid: month }',
      }),
    }
    return
  }
  const limit = (name: 'least' | 'most') => {
    const fact = facts[table.seats?.[name] ?? '']
    return fact?.kind === 'count' ? amountOf(fact, page.locale) : undefined
  }
  const [least, most] = [limit('least') ?? 1, limit('most')]
  if (Number.isInteger(count) && count >= least && (most === undefined || count <= most)) return
  yield {
    ...error,
    ...place,
    found: msg('{count} seats', { count }),
    expected:
      most === undefined
        ? msg('a whole number, {least} at the least', { least })
        : msg('a whole number from {least} to {most}', { least, most }),
  }
}
