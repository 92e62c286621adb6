import { type Locale, localeCodes } from '../../content/locales/locales.ts'
import type { PagePath } from '../../content/locales/urls.ts'
import type { BuiltPage } from '../builds/readBuild.ts'
import { minSharedPages, minSharedShare } from '../compare/compareBuilds.ts'
import type { Appearance, ShownRegion } from '../report/model.ts'
import { type AxeViolation, newViolations } from './axe.ts'
import { ScreenshotBrowser, type Screenshots } from './browser.ts'
import { findRegions } from './findRegions.ts'
import { readImage } from './image.ts'
import type { ScreenshotPlan } from './planScreenshots.ts'
import { startProgress } from './progress.ts'
import type { Viewport } from './viewports.ts'
import { type NamedImage, writeViewportDiff } from './writeViewportDiff.ts'

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

/**
 * Captures the planned pages and separates what changed alike on most of them.
 * @param origins where the two builds are served
 */
export async function compareAppearance(
  cache: string,
  origins: { base: string; head: string },
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
      const old = sides.before && (await browser.capture(sides.before, origins.base))
      const now = sides.after && (await browser.capture(sides.after, origins.head))
      const appearance: Appearance = {}
      const violations: PageAppearance['violations'] = { added: [], fixed: [] }
      for (const viewport of viewports) {
        const before = await load(sides.before, old, viewport)
        const after = await load(sides.after, now, viewport)
        const regions = before && after ? findRegions(before.image, after.image) : []
        appearance[viewport] = await writeViewportDiff(cache, { before, after, regions }, sides.restyled ? 0.5 : 1)
        const [known, present] = [old?.[viewport]?.violations ?? [], now?.[viewport]?.violations ?? []]
        violations.added.push(...newViolations(present, known))
        if (sides.after) violations.fixed.push(...newViolations(known, present))
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

async function load(
  page: BuiltPage | undefined,
  screenshots: Screenshots | undefined,
  viewport: Viewport,
): Promise<NamedImage | undefined> {
  const file = screenshots?.[viewport]?.file
  return page && file ? { name: `${viewport} ${page.appearance}`, image: await readImage(file) } : undefined
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

/** Signatures of regions that changed alike on many pages, and of those on sample pages, which have no changes of their own. */
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
