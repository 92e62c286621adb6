import type { BuiltPage } from '../builds/readBuild.ts'
import type { PageDifference } from '../compare/compareBuilds.ts'
import type { AxeFault } from './axeFaults.ts'
import type { Side } from './develop.ts'
import { readImage } from './image.ts'
import type { Photographer } from './photographer.ts'
import { findRegions, type Region } from './regions.ts'
import type { Viewport } from './viewports.ts'

/** One page in one viewport, before and after, as photographed. */
export interface Seen {
  before?: Side
  after?: Side
  regions: Region[]
  faults: { before: AxeFault[]; after: AxeFault[] }
}

/** Where the two builds are served while they are photographed. */
export interface Served {
  base: string
  head: string
}

/** Photographs a page on both sides and finds where it looks different. */
export async function compareLooks(
  photographer: Photographer,
  served: Served,
  { before, after }: Pick<PageDifference, 'before' | 'after'>,
  viewport: Viewport,
): Promise<Seen> {
  const shoot = async (page: BuiltPage | undefined, origin: string) => {
    if (!page) return undefined
    const { file, faults } = await photographer.take(page, viewport, origin)
    return { side: { name: `${viewport} ${page.look}`, image: await readImage(file) }, faults }
  }
  const old = await shoot(before, served.base)
  const now = await shoot(after, served.head)
  return {
    ...(old ? { before: old.side } : {}),
    ...(now ? { after: now.side } : {}),
    regions: old && now ? findRegions(old.side.image, now.side.image) : [],
    faults: { before: old?.faults ?? [], after: now?.faults ?? [] },
  }
}
