import type { SectionPair } from './compare.ts'
import type { Agreement } from './lock.ts'

/** One page's sections as they are now, paired. */
export interface PairedPage {
  /** Section and name, such as `vendors/kandji`. */
  readonly page: string
  readonly pairs: readonly SectionPair[]
}

/**
 * The record after someone said that both languages of these pages agree. Earlier lines of these pages and sections go;
 * those of sections that moved to another page stay.
 */
export function accept(
  lock: readonly Agreement[],
  site: readonly PairedPage[],
  accepted: ReadonlySet<string>,
): Agreement[] {
  const fresh = site.filter(({ page }) => accepted.has(page))
  const hashesIn = (pages: readonly PairedPage[]) => new Set(pages.flatMap(({ pairs }) => pairs.flatMap(hashesOf)))
  const own = hashesIn(fresh)
  const needed = hashesIn(site.filter(({ page }) => !accepted.has(page)))
  const isReplaced = ({ page, en, he }: Agreement) =>
    (accepted.has(page) || own.has(en) || own.has(he)) && !needed.has(en) && !needed.has(he)
  return [...lock.filter(agreement => !isReplaced(agreement)), ...fresh.flatMap(agreementsOf)]
}

/** The record after someone said the same of one section of a page; earlier lines for that section are removed. */
export function acceptSection(
  lock: readonly Agreement[],
  { page, pairs }: PairedPage,
  accepted: SectionPair,
): Agreement[] {
  const own = new Set(hashesOf(accepted))
  const needed = new Set(pairs.filter(pair => pair !== accepted).flatMap(hashesOf))
  const isReplaced = ({ page: recorded, en, he }: Agreement) =>
    recorded === page && (own.has(en) || own.has(he)) && !needed.has(en) && !needed.has(he)
  return [...lock.filter(agreement => !isReplaced(agreement)), ...agreementsOf({ page, pairs: [accepted] })]
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
