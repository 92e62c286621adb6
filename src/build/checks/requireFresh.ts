import { expiredFacts } from '../../content/facts.ts'
import { ContentError } from '../../content/fault.ts'
import { msg } from '../../content/messages/msg.ts'
import type { Site } from '../../content/site.ts'

/**
 * Facts that a page may not state past their day, such as when the site was last tested for accessibility.
 * @param today as 2026-11-21
 * @throws {ContentError} that names each, with what renews it
 */
export function requireFresh({ data: { facts } }: Pick<Site, 'data'>, today: string): void {
  const stale = expiredFacts(facts, today).flatMap(id => {
    const fact = facts[id]
    return fact?.blocksBuild ? [{ id, ...fact }] : []
  })
  if (stale.length === 0) return
  throw new ContentError(
    stale.map(({ id, validUntil, source = '' }) => ({
      check: 'fresh',
      severity: 'error',
      file: 'content/data/facts.yaml',
      line: 1,
      column: 1,
      found: msg('{id} was valid until {day}, and the build may not publish it any longer', {
        id,
        day: validUntil ?? '',
      }),
      expected: msg('the value renewed: {source}', { source }),
    })),
  )
}
