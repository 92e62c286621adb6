import { measureOf } from '../factAmount.ts'
import type { Facts } from '../facts.ts'
import { msg } from '../messages/msg.ts'
import {
  type Element,
  elementsOf,
  isElement,
  isSet,
  numberProp,
  propPlace,
  startOf,
  stringProp,
  writtenAs,
} from './read/nodes.ts'
import type { Check, Finding, PageSource } from './types.ts'

/** Drawings that would show something else than their writer means: amounts of two units, times out of order, places outside. */
export const drawings: Check = function* (content) {
  const facts = content.entries('facts')?.value ?? {}
  for (const page of content.pages) {
    for (const { element } of elementsOf(page.tree)) {
      if (element.name === 'Bars') yield* measures(page, element, facts)
      if (element.name === 'Timeline') yield* times(page, element)
      if (element.name === 'Lanes') yield* moments(page, element)
      if (element.name === 'Flow') yield* hubs(page, element)
      if (element.name === 'Plan') yield* places(page, element)
    }
  }
}

const error = { check: 'drawings', severity: 'error' } as const

const partsOf = ({ children }: Element, ...names: string[]): Element[] =>
  children.filter(isElement).filter(({ name }) => names.includes(name ?? ''))

/** A price and a duration cannot share a scale. */
function* measures(page: PageSource, bars: Element, facts: Facts): Iterable<Finding> {
  const amounts = partsOf(bars, 'Bar', 'Sum').flatMap(part => (part.name === 'Sum' ? partsOf(part, 'Part') : [part]))
  const measured = amounts.flatMap(part => {
    const id = stringProp(part, 'fact') ?? ''
    const fact = facts[id]
    // Unknown facts and those without an amount are reported by other checks.
    const measure = fact && measureOf(fact)
    return measure ? [{ part, id, measure }] : []
  })
  const [first] = measured
  for (const { part, id, measure } of measured) {
    if (!first || measure === first.measure) continue
    yield {
      ...error,
      ...propPlace(page, part, 'fact'),
      found: msg('the fact {id} beside {first}, which is of another unit', { id, first: first.id }),
      expected: msg('amounts of one unit on one scale; the others in a drawing of their own'),
    }
  }
}

function* times(page: PageSource, timeline: Element): Iterable<Finding> {
  const counts = isSet(timeline, 'countdown')
  for (const phase of partsOf(timeline, 'Phase')) {
    const [from, to] = [numberProp(phase, 'from'), numberProp(phase, 'to')]
    if (from === undefined || to === undefined) continue
    const [smaller, larger] = counts ? [to, from] : [from, to]
    if (smaller >= 0 && larger > smaller) continue
    const isReversed = larger >= 0 && larger < smaller
    yield {
      ...error,
      ...propPlace(page, phase, 'from'),
      found: msg('a phase from {from} to {to}', { from, to }),
      expected: counts
        ? msg('from a larger number to a smaller one, 0 at the least, since the timeline counts down')
        : msg('from a smaller number to a larger one, 0 at the least'),
      ...(isReversed ? { fix: `from={${to}} to={${from}}`, isExample: true } : {}),
    }
  }
}

/** Each moment is level with one in the other lane. */
function* moments(page: PageSource, lanes: Element): Iterable<Finding> {
  const [first, second] = partsOf(lanes, 'Lane')
  if (!first || !second) return
  const [ours, theirs] = [first, second].map(lane => partsOf(lane, 'Moment').length) as [number, number]
  if (ours === theirs) return
  yield {
    ...error,
    ...startOf(page, second),
    found: msg('{count} moments beside {others}', { count: theirs, others: ours }),
    expected: msg('as many moments in both courses: each stands beside the other’s'),
  }
}

function* hubs(page: PageSource, flow: Element): Iterable<Finding> {
  const [hub, second] = partsOf(flow, 'Hub')
  if (hub && !second) return
  if (second)
    yield {
      ...error,
      ...startOf(page, second),
      found: msg('a second {tag}', { tag: '<Hub>' }),
      expected: msg('one {tag}, between the sources and the targets', { tag: '<Hub>' }),
    }
  else
    yield {
      ...error,
      ...startOf(page, flow),
      found: msg('{tag} without {child}', { tag: '<Flow>', child: '<Hub>' }),
      expected: msg('one {tag}, between the sources and the targets', { tag: '<Hub>' }),
      fix: '<Hub name="…">\n\n…\n\n</Hub>',
    }
}

function* places(page: PageSource, plan: Element): Iterable<Finding> {
  const [wide, deep] = [numberProp(plan, 'width'), numberProp(plan, 'depth')]
  if (wide === undefined || deep === undefined) return
  for (const part of partsOf(plan, 'Shape', 'Spot')) {
    const [x, y] = [numberProp(part, 'x'), numberProp(part, 'y')]
    if (x === undefined || y === undefined) continue
    const [width, depth] = [numberProp(part, 'width') ?? 0, numberProp(part, 'depth') ?? 0]
    if (x >= 0 && y >= 0 && width >= 0 && depth >= 0 && x + width <= wide + 1e-9 && y + depth <= deep + 1e-9) continue
    yield {
      ...error,
      ...startOf(page, part),
      found: msg('{part}, which lies outside the plan', { part: writtenAs(page, part).split('\n')[0] ?? '' }),
      expected: msg('a place inside its {width} × {depth} metres', { width: wide, depth: deep }),
    }
  }
}
