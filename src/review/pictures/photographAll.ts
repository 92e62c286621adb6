import type { Locale } from '../../content/locales/locales.ts'
import { localeCodes } from '../../content/locales/locales.ts'
import type { PagePath } from '../../content/locales/urls.ts'
import type { Build } from '../builds/readBuild.ts'
import type { Comparison, PageDifference } from '../compare/compareBuilds.ts'
import { startProgress } from '../progress.ts'
import type { Looks, ShownRegion } from '../report/model.ts'
import { type AxeFault, faultsBeyond } from './axeFaults.ts'
import { compareLooks, type Seen, type Served } from './compareLooks.ts'
import { develop } from './develop.ts'
import { Photographer } from './photographer.ts'
import { viewportNames } from './viewports.ts'

/** What the pictures of a page say. */
export interface PageLooks {
  looks: Looks
  faults: { added: AxeFault[]; fixed: AxeFault[] }
}

export interface AllLooks {
  pages: ReadonlyMap<PagePath, PageLooks>
  samples: { locale: Locale; url: PagePath; looks: Looks }[]
}

/** Photographers at work at the same time: while one paints, the other compares. */
const lanes = 2

/** Addresses to photograph, and for each language a page that shows what all pages share. */
export function planPictures(base: Build, head: Build, { pages, everywhere }: Comparison) {
  const own = pages.filter(({ before, after }) => before?.look !== after?.look)
  const plan = new Map<PagePath, Pick<PageDifference, 'before' | 'after'>>(own.map(page => [page.url, page]))
  const samples = new Map<Locale, PagePath>()
  const changed = new Set(pages.map(page => page.url))
  for (const locale of localeCodes) {
    const shared = everywhere.filter(entry => entry.locale === locale)
    const differing = [...head.pages.values()].filter(
      page => page.locale === locale && base.pages.has(page.url) && base.pages.get(page.url)?.look !== page.look,
    )
    const candidates = differing.filter(page => !changed.has(page.url))
    const having = (url: PagePath) => shared.filter(entry => entry.urls.includes(url)).length
    // Best a page that has nothing else; where every page changed by itself, one of those.
    const [sample] = (candidates.length > 0 ? candidates : shared.length > 0 ? differing : []).toSorted(
      (a, b) => having(b.url) - having(a.url),
    )
    // A style sheet may touch any page: only pictures tell which.
    const styled = shared.some(({ change }) => change.kind === 'part' && change.part !== 'scripts')
    for (const after of styled ? candidates : sample ? [sample] : []) {
      const before = base.pages.get(after.url)
      if (before) plan.set(after.url, { before, after })
    }
    if (sample) samples.set(locale, sample.url)
  }
  return { plan, samples }
}

/** Photographs what changed and sets aside what looks alike on most pages. */
export async function photographAll(
  root: string,
  cache: string,
  served: Served,
  { plan, samples }: ReturnType<typeof planPictures>,
): Promise<AllLooks> {
  const found = new Map<PagePath, PageLooks>()
  const progress = startProgress('Pages photographed', plan.size)
  const queue = [...plan]
  const lane = async () => {
    await using photographer = new Photographer(root)
    for (let job = queue.shift(); job; job = queue.shift()) {
      const [url, sides] = job
      const seen = await compareLooks(photographer, served, sides)
      const looks: Looks = {}
      for (const viewport of viewportNames) looks[viewport] = await develop(cache, seen[viewport])
      found.set(url, { looks, faults: compareFaults(seen.desktop.faults, !sides.after) })
      progress.step()
    }
  }
  await Promise.all(Array.from({ length: lanes }, lane))
  progress.end()

  const shared = sharedSignatures(found, samples)
  const part = (looks: Looks, keep: (region: ShownRegion) => boolean): Looks =>
    Object.fromEntries(
      Object.entries(looks).flatMap(([viewport, look]) => {
        const regions = look.regions.filter(keep)
        return regions.length > 0 || !look.before || !look.after ? [[viewport, { ...look, regions }]] : []
      }),
    )
  return {
    pages: new Map(
      [...found].map(([url, { looks, faults }]) => [
        url,
        { looks: part(looks, region => !shared.has(region.signature)), faults },
      ]),
    ),
    samples: [...samples].flatMap(([locale, url]) => {
      const looks = part(found.get(url)?.looks ?? {}, region => shared.has(region.signature))
      return Object.keys(looks).length > 0 ? [{ locale, url, looks }] : []
    }),
  }
}

/** Faults that came, and those that went from a page that is still there. */
function compareFaults({ before, after }: Seen['faults'], gone: boolean): PageLooks['faults'] {
  return { added: faultsBeyond(after, before), fixed: gone ? [] : faultsBeyond(before, after) }
}

/** From how many pages on a changed place that looks the same everywhere is shown once. */
const sharedFrom = 4

/** Places that look alike on many pages, and those of the samples, which have nothing of their own. */
function sharedSignatures(
  found: ReadonlyMap<PagePath, PageLooks>,
  samples: ReadonlyMap<Locale, PagePath>,
): Set<string> {
  const counts = new Map<string, number>()
  for (const { looks } of found.values()) {
    const signatures = Object.values(looks).flatMap(look => look.regions.map(region => region.signature))
    for (const signature of new Set(signatures)) counts.set(signature, (counts.get(signature) ?? 0) + 1)
  }
  const least = Math.max(sharedFrom, (found.size / localeCodes.length) * 0.6)
  const common = [...counts].flatMap(([signature, count]) => (count >= least ? [signature] : []))
  const seen = new Set(common)
  for (const url of samples.values()) {
    const regions = Object.values(found.get(url)?.looks ?? {}).flatMap(look => look.regions)
    for (const { signature } of regions) if ((counts.get(signature) ?? 0) > 1) seen.add(signature)
  }
  return seen
}
