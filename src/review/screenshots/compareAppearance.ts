import { type Locale, localeCodes } from '../../content/locales/locales.ts'
import type { PagePath } from '../../content/locales/urls.ts'
import { minSharedPages, minSharedShare } from '../compare/compareBuilds.ts'
import type { Appearance, ShownRegion } from '../report/model.ts'
import { type AxeViolation, newViolations } from './axe.ts'
import { ScreenshotBrowser } from './browser.ts'
import { compareScreenshots, type Origins } from './compareScreenshots.ts'
import { writeDiffImages } from './diffImages.ts'
import type { ScreenshotPlan } from './planScreenshots.ts'
import { startProgress } from './progress.ts'
import type { Viewport } from './viewports.ts'

/** What the screenshots of a page show. */
interface PageAppearance {
  appearance: Appearance
  violations: { added: AxeViolation[]; fixed: AxeViolation[] }
}

export interface AppearanceComparison {
  pages: ReadonlyMap<PagePath, PageAppearance>
  samples: { locale: Locale; url: PagePath; appearance: Appearance }[]
}

/** Browsers at work at the same time: while one paints, screenshots of the other are compared. */
const browsers = 2

/** Captures the planned pages and separates what changed alike on most of them. */
export async function compareAppearance(
  cache: string,
  origins: Origins,
  viewports: readonly Viewport[],
  plan: ScreenshotPlan,
): Promise<AppearanceComparison> {
  const found = new Map<PagePath, PageAppearance>()
  const progress = startProgress('Pages captured', plan.pages.size)
  const queue = [...plan.pages]
  const work = async () => {
    await using browser = new ScreenshotBrowser(cache, viewports)
    for (let job = queue.shift(); job; job = queue.shift()) {
      const [url, sides] = job
      const compared = await compareScreenshots(browser, origins, viewports, sides)
      const appearance: Appearance = {}
      const violations: PageAppearance['violations'] = { added: [], fixed: [] }
      for (const [viewport, screenshots] of compared) {
        appearance[viewport] = await writeDiffImages(cache, screenshots)
        const { before, after } = screenshots.violations
        violations.added.push(...newViolations(after, before))
        if (sides.after) violations.fixed.push(...newViolations(before, after))
      }
      found.set(url, { appearance, violations })
      progress.step()
    }
  }
  await Promise.all(Array.from({ length: browsers }, work))
  progress.end()

  const shared = sharedSignatures(found, plan.samples)
  return {
    pages: new Map(
      [...found].map(([url, page]) => [
        url,
        { ...page, appearance: keepRegions(page.appearance, region => !shared.has(region.signature)) },
      ]),
    ),
    samples: [...plan.samples].flatMap(([locale, url]) => {
      const appearance = keepRegions(found.get(url)?.appearance ?? {}, region => shared.has(region.signature))
      return Object.keys(appearance).length > 0 ? [{ locale, url, appearance }] : []
    }),
  }
}

/** The viewports in which some regions are left, or in which the page is new or gone. */
function keepRegions(appearance: Appearance, keep: (region: ShownRegion) => boolean): Appearance {
  return Object.fromEntries(
    Object.entries(appearance).flatMap(([viewport, diff]) => {
      const regions = diff.regions.filter(keep)
      return regions.length > 0 || !diff.before || !diff.after ? [[viewport, { ...diff, regions }]] : []
    }),
  )
}

const regionsOf = (appearance: Appearance): ShownRegion[] => Object.values(appearance).flatMap(diff => diff.regions)

/** Signatures of regions that changed alike on many pages, and of those of the samples, which have nothing of their own. */
function sharedSignatures(
  found: ReadonlyMap<PagePath, PageAppearance>,
  samples: ReadonlyMap<Locale, PagePath>,
): Set<string> {
  const counts = new Map<string, number>()
  for (const { appearance } of found.values()) {
    for (const signature of new Set(regionsOf(appearance).map(region => region.signature))) {
      counts.set(signature, (counts.get(signature) ?? 0) + 1)
    }
  }
  const least = Math.max(minSharedPages, (found.size / localeCodes.length) * minSharedShare)
  const sampled = new Set(
    [...samples.values()].flatMap(url => regionsOf(found.get(url)?.appearance ?? {}).map(region => region.signature)),
  )
  return new Set(
    [...counts].flatMap(([signature, count]) =>
      count >= least || (count > 1 && sampled.has(signature)) ? [signature] : [],
    ),
  )
}
