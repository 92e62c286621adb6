import type { Fact, Facts } from './facts.ts'

/** A price that a page states and no fact holds yet. */
export interface NewFact {
  readonly id: string
  readonly value: number
  readonly currency: Extract<Fact, { kind: 'price' }>['currency']
}

/** Begins the `unverified` of a fact that the desk added. */
const addedAtDesk = 'added at the desk with a page'

/** Whether the desk added a fact, and nobody has seen the price at its source since. */
export const isAddedAtDesk = (unverified: unknown): boolean =>
  typeof unverified === 'string' && unverified.startsWith(addedAtDesk)

/** Ids have letters only, so the second price of a page is one in words. */
const ordinals = ['two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve']

/**
 * An id that no fact has: `acme.vault.basic.price`, and `acme.vault.price.two` where that one is taken.
 * @param label what the price is of, as far as it is in Latin letters; what it repeats of the page's name is said once
 */
export function newFactId(slug: string, label: string, taken: (id: string) => boolean): string {
  const page = latinWords(slug)
  const words = [...page, ...latinWords(label).filter(word => !page.includes(word))]
  return freeId(words.length > 0 ? words : ['page'], taken)
}

const latinWords = (text: string): readonly string[] =>
  text.toLowerCase().match(/(?<![a-z0-9])[a-z]+(?![a-z0-9])/g) ?? []

function freeId(words: readonly string[], taken: (id: string) => boolean): string {
  const first = [...words, 'price'].join('.')
  const id = [first, ...ordinals.map(ordinal => `${first}.${ordinal}`)].find(one => !taken(one))
  return id ?? freeId([...words, 'more'], taken)
}

/** What a price is once it is in the file of facts. @param file the page that states it */
export const asFact = ({ value, currency }: NewFact, file: string): Fact => ({
  kind: 'price',
  value,
  currency,
  unverified: `${addedAtDesk} (${file}): source and checked are still to be filled in`,
})

/** Whether a text shows the fact. */
export const showsFact = (id: string, text: string): boolean =>
  new RegExp(`(?<![\\w.])${id.replaceAll('.', '\\.')}(?![\\w.])`).test(text)

/** The fact that holds just this price, where there is one under the id. */
export function isInFacts({ id, value, currency }: NewFact, facts: Facts): boolean {
  const fact = Object.hasOwn(facts, id) ? facts[id] : undefined
  return fact?.kind === 'price' && fact.value === value && fact.currency === currency
}
