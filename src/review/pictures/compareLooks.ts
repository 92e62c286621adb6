import type { BuiltPage } from '../builds/readBuild.ts'
import type { PageDifference } from '../compare/compareBuilds.ts'
import type { AxeFault } from './axeFaults.ts'
import type { Side } from './develop.ts'
import { readImage } from './image.ts'
import type { Photographer, Photographs } from './photographer.ts'
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

/** Photographs a page on both sides and finds where it looks different, in each viewport. */
export async function compareLooks(
  photographer: Photographer,
  served: Served,
  { before, after }: Pick<PageDifference, 'before' | 'after'>,
): Promise<Record<Viewport, Seen>> {
  const old = before && (await photographer.take(before, served.base))
  const now = after && (await photographer.take(after, served.head))
  const side = async (page: BuiltPage | undefined, photographs: Photographs | undefined, viewport: Viewport) =>
    page && photographs && { name: `${viewport} ${page.look}`, image: await readImage(photographs[viewport].file) }
  const compare = async (viewport: Viewport): Promise<Seen> => {
    const [left, right] = [await side(before, old, viewport), await side(after, now, viewport)]
    return {
      ...(left ? { before: left } : {}),
      ...(right ? { after: right } : {}),
      regions: left && right ? findRegions(left.image, right.image) : [],
      faults: { before: old?.[viewport].faults ?? [], after: now?.[viewport].faults ?? [] },
    }
  }
  return { phone: await compare('phone'), desktop: await compare('desktop') }
}
