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
  const freshKeys = new Set(fresh.map(key))
  const others = new Set(site.filter(({ page }) => !accepted.has(page)).flatMap(({ pairs }) => pairs.flatMap(hashesOf)))
  const exists = new Set(site.map(({ page }) => page))
  const kept = lock.filter(entry => {
    const needed = others.has(entry.en) || others.has(entry.he)
    const relabelled = !exists.has(entry.page) && freshKeys.has(key(entry))
    return needed && !relabelled
  })
  return [...kept, ...fresh]
}

const key = ({ en, he }: Agreement): string => `${en} ${he}`

const hashesOf = ({ en, he }: SectionPair): string[] => [en, he].flatMap(section => (section ? [section.hash] : []))

function agreementsOf({ page, pairs }: PairedPage): Agreement[] {
  return pairs.map(({ en, he }) => ({
    page,
    section: en?.heading ?? he?.heading ?? '',
    en: en?.hash ?? '',
    he: he?.hash ?? '',
  }))
}
