import { factInstead } from '../factInstead.ts'
import { currencySchema, type Facts } from '../facts.ts'
import { msg } from '../messages/msg.ts'
import { isInFacts, type NewFact, newFactId } from '../newFact.ts'
import { type Prose, proseOf } from '../prose.ts'
import { type FactsMeant, factsMeant, pairOf } from './read/factsMeant.ts'
import { factUses } from './read/factUses.ts'
import { type Literal, literalsIn } from './read/literals.ts'
import { placeAt } from './read/place.ts'
import { rowLabel } from './read/rowLabel.ts'
import type { Check, Finding, PageSource } from './types.ts'

/** Values written out where a fact says them: they would go stale when the fact changes. */
export const facts: Check = function* (content) {
  const facts = content.entries('facts')?.value ?? {}
  const meant = factsMeant(facts, factUses(content))
  const newFacts = namedFacts(facts)
  for (const page of content.pages) {
    for (const prose of proseOf(page, content.widgets)) yield* writtenOut(page, prose, meant, newFacts)
  }
}

type NewFacts = (page: PageSource, prose: Prose, literal: Literal) => NewFact | undefined

function* writtenOut(page: PageSource, prose: Prose, meant: FactsMeant, newFacts: NewFacts): Iterable<Finding> {
  for (const literal of literalsIn(prose.text)) {
    const ids = meant(page, prose, literal)
    if (ids.length === 0) {
      if (literal.kind === 'price') yield priceOfNoFact(page, prose, literal, newFacts(page, prose, literal))
      continue
    }
    yield {
      ...placeAt(page.file, page.source, prose.offset + literal.index),
      check: 'facts',
      severity: 'error',
      found: msg('“{literal}” written out', { literal: literal.text.trim() }),
      ...correction(prose, literal, ids),
    }
  }
}

/** Prices change, and all of them are in one file; other figures may be the sentence's own. */
function priceOfNoFact(page: PageSource, prose: Prose, literal: Literal, newFact: NewFact | undefined): Finding {
  return {
    ...placeAt(page.file, page.source, prose.offset + literal.index),
    check: 'facts',
    severity: 'error',
    found: msg('the price “{literal}”, which no fact of this page holds', { literal: literal.text.trim() }),
    expected:
      prose.kind === 'text'
        ? msg('a line for it in {file}, and here the fact', { file: 'content/data/facts.yaml' })
        : msg('words without the price, which cannot follow here when it changes'),
    ...(newFact
      ? {
          atDesk: msg('a fact of its own: “Correct it” adds {id} to the facts and shows it here', { id: newFact.id }),
          fix: `<Fact id="${newFact.id}" />`,
          replaces: literal.text,
          newFact,
        }
      : {}),
  }
}

/** Names each price that a page lacks a fact for; the same price in both languages, or twice on a page, is one fact. */
function namedFacts(facts: Facts): NewFacts {
  const named = new Map<string, NewFact>()
  const taken = new Set<string>()
  return (page, prose, { index, figures: [value, ...others], unit }) => {
    const { data: currency } = currencySchema.safeParse(unit)
    if (prose.kind !== 'text' || value === undefined || others.length > 0 || !currency) return undefined
    const key = `${pairOf(page.file)} ${value} ${currency}`
    const known = named.get(key)
    if (known) return known
    const isTaken = (id: string) =>
      taken.has(id) || (Object.hasOwn(facts, id) && !isInFacts({ id, value, currency }, facts))
    const id = newFactId(page.slug, rowLabel(page.source, prose.offset + index), isTaken)
    taken.add(id)
    const newFact = { id, value, currency }
    named.set(key, newFact)
    return newFact
  }
}

function correction(
  prose: Prose,
  literal: Literal,
  ids: readonly string[],
): Pick<Finding, 'expected' | 'fix' | 'replaces'> {
  const key = prose.key ?? ''
  if (prose.kind === 'frontMatter') {
    return {
      expected: msg(
        'words without the number, which may change ({ids, plural, one {the fact} other {one of the facts}} {names}) while “{key}” cannot follow. If it means something else, write it in words or give it a fact of its own.',
        { ids: ids.length, names: ids, key },
      ),
    }
  }
  if (prose.kind === 'property') {
    return {
      expected: msg(
        'words without the number, which may change ({ids, plural, one {the fact} other {one of the facts}} {names}) while the property “{key}” cannot follow. If it means something else, write it in words or give it a fact of its own.',
        { ids: ids.length, names: ids, key },
      ),
    }
  }
  return {
    expected: msg(
      '{ids, plural, one {the fact} other {one of the facts}} {names}, so that the page follows when it changes. If the number means something else, write it in words or give it a fact of its own.',
      { ids: ids.length, names: ids },
    ),
    // Which of several is meant, only the writer knows.
    ...(ids.length === 1 ? { fix: factInstead(ids[0] ?? '', literal), replaces: literal.text } : {}),
  }
}
