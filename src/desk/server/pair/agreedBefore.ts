import type { Agreement } from '../../../content/translations/lock.ts'
import { similarity } from '../../../review/compare/text.ts'
import type { PairedSection } from './protocol.ts'
import type { SectionText } from './sectionTexts.ts'

interface PageRecord {
  readonly page: string
  /** As they are now. */
  readonly sections: { readonly en: readonly SectionText[]; readonly he: readonly SectionText[] }
  readonly agreements: readonly Agreement[]
}

/** Least share of its words that a section has in common with what it was, 0 to 1. */
const leastAlike = 0.5

/**
 * What both languages of a section said when they were last seen in agreement, as hashes.
 * @param sourceOf the English text that had a hash
 */
export async function agreedBefore(
  { state, behind, hashes, en }: Pick<PairedSection, 'state' | 'behind' | 'hashes'> & { en: SectionText | undefined },
  { page, sections, agreements }: PageRecord,
  sourceOf: (hash: string) => Promise<string | undefined>,
): Promise<Agreement | undefined> {
  const own = agreements.filter(agreement => agreement.page === page)
  const unchanged = behind && ((agreement: Agreement) => agreement[behind] === hashes[behind])
  if (unchanged) return own.findLast(unchanged) ?? agreements.findLast(unchanged)
  if (state !== 'changed' || !en) return undefined
  const sameHeading = own.findLast(({ section }) => section === en.heading)
  if (sameHeading) return sameHeading
  // The heading is new, too: of those that no section stands for any more, the one whose words most of this are.
  const isLeft = (agreement: Agreement) =>
    !sections.en.some(({ hash, heading }) => hash === agreement.en || heading === agreement.section) &&
    !sections.he.some(({ hash }) => hash === agreement.he)
  let [best, most]: [Agreement | undefined, number] = [undefined, leastAlike]
  for (const agreement of own.filter(isLeft)) {
    const alike = similarity((await sourceOf(agreement.en)) ?? '', en.source)
    if (alike >= most) [best, most] = [agreement, alike]
  }
  return best
}
