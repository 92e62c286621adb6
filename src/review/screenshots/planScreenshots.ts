import { type Locale, localeCodes } from '../../content/locales/locales.ts'
import type { PagePath } from '../../content/locales/urls.ts'
import type { Build } from '../builds/readBuild.ts'
import type { Comparison, PageDifference } from '../compare/compareBuilds.ts'

type PlannedPage = Pick<PageDifference, 'before' | 'after'> & {
  /** Whether only a style sheet changed it, as it did others: half the resolution shows how. */
  restyled: boolean
}

export interface ScreenshotPlan {
  /** Pages to capture. */
  pages: ReadonlyMap<PagePath, PlannedPage>
  /** For each language a page that shows what all pages share. */
  samples: ReadonlyMap<Locale, PagePath>
}

/** Chooses the pages to capture: those that changed themselves, and samples of what all pages share. */
export function planScreenshots(base: Build, head: Build, { pages, everywhere }: Comparison): ScreenshotPlan {
  const own = pages.filter(({ before, after }) => before?.appearance !== after?.appearance)
  const plan = new Map(own.map((page): [PagePath, PlannedPage] => [page.url, { ...page, restyled: false }]))
  const samples = new Map<Locale, PagePath>()
  const changed = new Set(pages.map(page => page.url))
  for (const locale of localeCodes) {
    const shared = everywhere.filter(entry => entry.locale === locale)
    const differing = [...head.pages.values()].filter(page => {
      const before = base.pages.get(page.url)
      return page.locale === locale && before && before.appearance !== page.appearance
    })
    const candidates = differing.filter(page => !changed.has(page.url))
    const sharedBy = (url: PagePath) => shared.filter(entry => entry.urls.includes(url)).length
    // Preferably a page without changes of its own; where every page has some, one of those.
    const [sample] = (candidates.length > 0 ? candidates : shared.length > 0 ? differing : []).toSorted(
      (a, b) => sharedBy(b.url) - sharedBy(a.url),
    )
    // A style sheet may affect any page: only screenshots show which.
    const restyled = shared.some(({ change }) => change.kind === 'part' && change.part !== 'scripts')
    for (const after of restyled ? candidates : sample ? [sample] : []) {
      const before = base.pages.get(after.url)
      if (before) plan.set(after.url, { before, after, restyled: after !== sample })
    }
    if (sample) samples.set(locale, sample.url)
  }
  return { pages: plan, samples }
}
