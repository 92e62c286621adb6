import type { Facts } from '../facts.ts'
import { msg } from '../messages/msg.ts'
import { type Prose, proseOf } from '../prose.ts'
import { type FactUse, factUses } from './read/factUses.ts'
import { type Literal, literalsIn } from './read/literals.ts'
import { placeAt } from './read/place.ts'
import { saysFact } from './read/saysFact.ts'
import type { Check, Finding, PageSource } from './types.ts'

/** Values written out where a fact says them: they would go stale when the fact changes. */
export const facts: Check = function* (content) {
  const facts = content.data('facts')?.value ?? {}
  const uses = factUses(content)
  for (const page of content.pages) {
    for (const prose of proseOf(page, content.widgets)) yield* writtenOut(page, prose, facts, uses)
  }
}

function* writtenOut(page: PageSource, prose: Prose, facts: Facts, uses: readonly FactUse[]): Iterable<Finding> {
  for (const literal of literalsIn(prose.text)) {
    const ids = Object.entries(facts).flatMap(([id, fact]) => (saysFact(literal, fact) ? [id] : []))
    if (ids.length === 0) {
      if (literal.kind === 'price') yield priceOfNoFact(page, prose, literal)
      continue
    }
    const ranked = nearestFirst(ids, page, uses)
    yield {
      ...placeAt(page.file, page.source, prose.offset + literal.index),
      check: 'facts',
      severity: 'error',
      found: msg('“{literal}” written out', { literal: literal.text.trim() }),
      ...correction(prose, literal, ranked),
    }
  }
}

/** Prices change, and all of them are in one file; other figures may be the sentence's own. */
function priceOfNoFact(page: PageSource, prose: Prose, literal: Literal): Finding {
  return {
    ...placeAt(page.file, page.source, prose.offset + literal.index),
    check: 'facts',
    severity: 'error',
    found: msg('the price “{literal}”, which no fact holds', { literal: literal.text.trim() }),
    expected:
      prose.kind === 'text'
        ? msg('a line for it in {file}, and here the fact', { file: 'content/data/facts.yaml' })
        : msg('words without the price, which cannot follow here when it changes'),
    ...(prose.kind === 'text' ? { fix: `<Fact id="${page.slug}.price" />` } : {}),
  }
}

function correction(prose: Prose, literal: Literal, ids: readonly string[]): Pick<Finding, 'expected' | 'fix'> {
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
  const fact = literal.tail ? `<Fact id="${ids[0]}" form="number" />${literal.tail}` : `<Fact id="${ids[0]}" />`
  return {
    expected: msg(
      '{ids, plural, one {the fact} other {one of the facts}} {names}, so that the page follows when it changes. If the number means something else, write it in words or give it a fact of its own.',
      { ids: ids.length, names: ids },
    ),
    fix: fact,
  }
}

/** The fact that was most likely meant: one that the page or its other language shows, one named after the page. */
function nearestFirst(ids: readonly string[], page: PageSource, uses: readonly FactUse[]): string[] {
  const pair = page.file.replace(/\.\w+\.mdx$/, '')
  const shown = new Set(uses.flatMap(({ id, file }) => (file.startsWith(`${pair}.`) ? [id] : [])))
  const distance = (id: string) => {
    if (shown.has(id)) return 0
    return page.slug.split('-').some(word => id.startsWith(`${word}.`)) ? 1 : 2
  }
  return ids.toSorted((a, b) => distance(a) - distance(b))
}
