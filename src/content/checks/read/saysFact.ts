import type { Fact } from '../../facts.ts'
import type { Literal } from './literals.ts'

/** Counts below this occur everywhere (“three steps”, “5 people”); from here on, a figure is a claim. */
const smallestBareCount = 100

/** Whether a value written out says the same as a fact, in either language. */
export function saysFact(literal: Literal, fact: Fact): boolean {
  const { kind, figures, unit, plus } = literal
  const [first] = figures
  if (fact.kind === 'text' || fact.kind === 'day') return false
  if (fact.kind === 'month') return kind === 'month' && fact.value === `${first}-${unit}`
  if (!figuresOf(fact).some(value => value.join() === figures.join())) return false
  switch (fact.kind) {
    case 'count':
      // Years of experience and of age are counts whose label says the unit.
      if (kind === 'duration') return unit === 'year'
      if (kind !== 'count') return false
      return plus ? fact.plus : (first ?? 0) >= smallestBareCount
    case 'price':
      return kind === 'price' && unit === fact.currency
    case 'duration':
    case 'storage':
      return kind === fact.kind && unit === fact.unit
    default:
      return kind === fact.kind
  }
}

/** The values of a fact as lists of figures; one that differs by language has two. */
function figuresOf(fact: Exclude<Fact, { kind: 'text' | 'month' | 'day' }>): number[][] {
  const { value } = fact
  if (Array.isArray(value)) return [value]
  return typeof value === 'number' ? [[value]] : [[value.en], [value.he]]
}
