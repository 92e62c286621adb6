import type { BuiltPage } from '../builds/readBuild.ts'
import type { PageDifference } from '../compare/compareBuilds.ts'
import type { AxeViolation } from './axe.ts'
import type { Screenshot, ScreenshotBrowser } from './browser.ts'
import type { NamedImage } from './diffImages.ts'
import { readImage } from './image.ts'
import { findRegions, type Region } from './regions.ts'
import type { Viewport } from './viewports.ts'

/** Screenshots of one page in one viewport, and where they differ. */
export interface ComparedScreenshots {
  before?: NamedImage
  after?: NamedImage
  regions: Region[]
  violations: { before: AxeViolation[]; after: AxeViolation[] }
}

/** Origins of the two builds while screenshots are taken. */
export interface Origins {
  base: string
  head: string
}

/** Captures a page in both builds and compares the screenshots of each viewport. */
export async function compareScreenshots(
  browser: ScreenshotBrowser,
  origins: Origins,
  viewports: readonly Viewport[],
  { before, after }: Pick<PageDifference, 'before' | 'after'>,
): Promise<Map<Viewport, ComparedScreenshots>> {
  const old = before && (await browser.capture(before, origins.base))
  const now = after && (await browser.capture(after, origins.head))
  const compared = new Map<Viewport, ComparedScreenshots>()
  for (const viewport of viewports) {
    const [left, right] = [await load(before, old?.[viewport], viewport), await load(after, now?.[viewport], viewport)]
    compared.set(viewport, {
      ...(left ? { before: left } : {}),
      ...(right ? { after: right } : {}),
      regions: left && right ? findRegions(left.image, right.image) : [],
      violations: { before: old?.[viewport]?.violations ?? [], after: now?.[viewport]?.violations ?? [] },
    })
  }
  return compared
}

async function load(
  page: BuiltPage | undefined,
  screenshot: Screenshot | undefined,
  viewport: Viewport,
): Promise<NamedImage | undefined> {
  return page && screenshot && { name: `${viewport} ${page.appearance}`, image: await readImage(screenshot.file) }
}
