import type { SectionPair } from './compare.ts'
import type { Agreement } from './lock.ts'

/** One page's sections as they stand now, paired. */
export interface PairedPage {
  /** Section and name, such as `vendors/kandji`. */
  readonly page: string
  readonly pairs: readonly SectionPair[]
}

/**
 * The record after somebody said that both languages of these pages agree. Lines that nothing on the site needs any more
 * go; those of sections that moved to another page stay.
 */
export function accept(
  lock: readonly Agreement[],
  site: readonly PairedPage[],
  accepted: ReadonlySet<string>,
): Agreement[] {
  const fresh = site.filter(({ page }) => accepted.has(page)).flatMap(agreementsOf)
  const others = new Set(site.filter(({ page }) => !accepted.has(page)).flatMap(({ pairs }) => pairs.flatMap(hashesOf)))
  return [...lock.filter(({ en, he }) => others.has(en) || others.has(he)), ...fresh]
}

const hashesOf = ({ en, he }: SectionPair): string[] => [en, he].flatMap(section => (section ? [section.hash] : []))

function agreementsOf({ page, pairs }: PairedPage): Agreement[] {
  return pairs.map(({ en, he }) => ({
    page,
    section: en?.heading ?? he?.heading ?? '',
    en: en?.hash ?? '',
    he: he?.hash ?? '',
  }))
}
