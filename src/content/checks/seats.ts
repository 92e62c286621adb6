import { amountOf } from '../factAmount.ts'
import type { Facts } from '../facts.ts'
import { msg } from '../messages/msg.ts'
import { type DataText, dataTexts, entriesAsRead, isMap } from './read/asRead.ts'
import { type Element, elementsOf, numberProp, propPlace, stringProp } from './read/nodes.ts'
import type { Check, Content, Finding, PageSource, Place } from './types.ts'

const error = { check: 'seats', severity: 'error' } as const

/** Price tables that cannot work out a cost: prices that are none or of two currencies, limits that count nothing, too many seats. */
export const seats: Check = function* (content) {
  const facts = content.entries('facts')?.value ?? {}
  const tables = tablesOf(content)
  for (const table of tables.values()) if (table.hasSeats) yield* factsOf(table, facts)
  for (const page of content.pages) {
    for (const { element } of elementsOf(page.tree)) {
      if (element.name === 'PricingTable') yield* asked(tables, page, element, facts)
    }
  }
}

/** The facts that a price table names, whatever else is wrong with it. */
interface PriceTable {
  readonly hasSeats: boolean
  readonly prices: readonly Named[]
  readonly limits: Readonly<Partial<Record<(typeof limits)[number], Named>>>
}

type Named = Place & { readonly id: string }

const limits = ['least', 'most'] as const

function tablesOf(content: Content): ReadonlyMap<string, PriceTable> {
  const file = content.yaml.get('content/data/plans.yaml')
  const texts = dataTexts(content, 'plans')
  return new Map(
    Object.entries(entriesAsRead(content, 'plans') ?? {}).map(([name, table]) => {
      const named = (isNamed: (path: DataText['path']) => boolean): Named[] =>
        texts.flatMap(({ text, path: [first, ...path] }) =>
          file && first === name && isNamed(path) ? [{ ...file.place(name, ...path), id: text }] : [],
        )
      const prices = named(([list, , key, ...more]) => list === 'plans' && key === 'price' && more.length === 0)
      const found = limits.flatMap(limit =>
        named(([key, at]) => key === 'seats' && at === limit).map(one => [limit, one]),
      )
      return [name, { hasSeats: isMap(table) && isMap(table.seats), prices, limits: Object.fromEntries(found) }]
    }),
  )
}

/** Unknown facts are reported by a check of their own. */
function* factsOf({ prices, limits: { least, most } }: PriceTable, facts: Facts): Iterable<Finding> {
  const currencies = prices.flatMap(({ id }) => {
    const fact = facts[id]
    return fact?.kind === 'price' ? [fact.currency] : []
  })
  for (const { id: price, ...place } of prices) {
    const fact = facts[price]
    if (!fact) continue
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
  for (const { id, ...place } of [least, most].filter(limit => limit !== undefined)) {
    const fact = facts[id]
    if (!fact || fact.kind === 'count') continue
    yield {
      ...error,
      ...place,
      found: msg('the fact "{id}", whose kind is {kind}, as a number of seats', { id, kind: fact.kind }),
      expected: msg('a fact of the kind count'),
    }
  }
}

function* asked(
  tables: ReadonlyMap<string, PriceTable>,
  page: PageSource,
  element: Element,
  facts: Facts,
): Iterable<Finding> {
  const [id, count] = [stringProp(element, 'plans') ?? '', numberProp(element, 'seats')]
  const table = tables.get(id)
  if (count === undefined || !table) return
  const place = propPlace(page, element, 'seats')
  if (!table.hasSeats) {
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
    const fact = facts[table.limits[name]?.id ?? '']
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
