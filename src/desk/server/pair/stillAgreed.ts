import type { Locale } from '../../../content/locales/locales.ts'
import type { PageSource } from '../../../content/pageSource.ts'
import type { Agreement } from '../../../content/translations/lock.ts'
import { sectionsOf } from '../../../content/translations/sections.ts'
import { widgetDescriptions } from '../../../site/widgets/descriptions.ts'

type BothLanguages = Readonly<Record<Locale, PageSource>>

/** A section that agrees as it is now, since it had been seen in agreement as it was. */
interface StillAgreed {
  readonly before: Agreement
  readonly after: Agreement
}

/**
 * What is to be recorded once both languages of a page got the same thing at once: that the section which holds it agrees as
 * it is now, where both had been seen in agreement as they were.
 * @returns undefined where they had not, or where more than this section differs
 */
export function stillAgreed(
  before: BothLanguages,
  after: BothLanguages,
  agreements: readonly Agreement[],
): StillAgreed | undefined {
  const [en, he] = [changedSection(before, after, 'en'), changedSection(before, after, 'he')]
  const known = en && he && agreements.find(known => known.en === en.before && known.he === he.before)
  if (!known) return undefined
  const page = `${after.en.section}/${after.en.slug}`
  return { before: known, after: { page, section: en.heading, en: en.after, he: he.after } }
}

/** The one section whose words differ, with their hashes. */
function changedSection(before: BothLanguages, after: BothLanguages, locale: Locale) {
  const sectionsIn = (pages: BothLanguages) => sectionsOf(pages[locale], widgetDescriptions, pages.en)
  const [was, is] = [sectionsIn(before), sectionsIn(after)]
  const changed = is.flatMap(({ hash, heading }, index) => {
    const hashBefore = was[index]?.hash
    return hashBefore === undefined || hashBefore === hash ? [] : [{ heading, before: hashBefore, after: hash }]
  })
  return was.length === is.length && changed.length === 1 ? changed[0] : undefined
}
