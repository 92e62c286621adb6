import { type Locale, otherLocale } from '../../../content/locales/locales.ts'
import type { PairedSection } from '../../server/pair/protocol.ts'

/** The line with which the section of a line begins in the other language; without such a section there, the one before it. */
export function lineAcross(
  sections: readonly Pick<PairedSection, 'line'>[],
  from: Locale,
  at: number,
): number | undefined {
  const to = otherLocale(from)
  const isBefore = ({ line }: Pick<PairedSection, 'line'>) => (line[from] ?? Number.POSITIVE_INFINITY) <= at
  return sections.findLast(section => isBefore(section) && section.line[to] !== undefined)?.line[to]
}
