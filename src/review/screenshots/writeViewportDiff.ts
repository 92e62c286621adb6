import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { movePath } from '../../content/files.ts'
import { sha } from '../../content/site.ts'
import type { MarkedScreenshot, ShownRegion, ViewportDiff } from '../report/model.ts'
import { type Box, union } from './boxes.ts'
import type { Band, Region } from './findRegions.ts'
import type { Image } from './image.ts'

/** Context around a changed region, the least width that shows where it is, and the greatest height, px. */
const context = 56
const minWidth = 560
const maxHeight = 1600

export interface NamedImage {
  /** Equal for equal contents. */
  name: string
  image: Image
}

/**
 * Writes the screenshots of one page in one viewport for the report, and crops them to the changed regions.
 * @param scale pixels of the written files per pixel of the page; all coordinates are in pixels of the page
 */
export async function writeViewportDiff(
  cache: string,
  {
    before,
    after,
    regions,
  }: { before?: NamedImage | undefined; after?: NamedImage | undefined; regions: readonly Region[] },
  scale: number,
): Promise<ViewportDiff> {
  const mark = async ({ name, image }: NamedImage, side: 'before' | 'after'): Promise<MarkedScreenshot> => ({
    file: await writeImage(cache, name, image, scale),
    width: image.width,
    height: image.height,
    boxes: regions.flatMap(region => region[side].boxes),
  })
  return {
    ...(before ? { before: await mark(before, 'before') } : {}),
    ...(after ? { after: await mark(after, 'after') } : {}),
    regions: regions.map((region): ShownRegion => {
      const all = [...region.before.boxes, ...region.after.boxes].reduce(union)
      return {
        signature: region.signature,
        ...(before ? { before: cropTo(before.image, region.before, all) } : {}),
        ...(after ? { after: cropTo(after.image, region.after, all) } : {}),
      }
    }),
  }
}

/** The part of a screenshot that shows a changed region with its context; equally wide on both sides. */
function cropTo({ width, height }: Image, band: Band, changed: Pick<Box, 'x' | 'width'>): Box {
  const shown = Math.round(Math.min(width, Math.max(minWidth, changed.width + 2 * context)))
  const centre = changed.x + changed.width / 2
  const top = Math.max(0, band.top - context)
  return {
    x: Math.round(Math.max(0, Math.min(width - shown, centre - shown / 2))),
    y: top,
    width: shown,
    height: Math.min(height, band.bottom + context, top + maxHeight) - top,
  }
}

/** Writes a screenshot unless it is there already; returns its path below the cache. */
async function writeImage(cache: string, name: string, { data, width, height }: Image, scale: number): Promise<string> {
  const isWhole = scale === 1
  const file = `screenshots/${sha(`${scale} ${name}`)}.${isWhole ? 'webp' : 'avif'}`
  const target = join(cache, file)
  if (!existsSync(target)) {
    const stage = `${target}.${randomUUID()}`
    const whole = sharp(data, { raw: { width, height, channels: 4 } }).removeAlpha()
    // Flat colours and text take half as much space in lossless as in lossy WebP, unless pixels are blended. At half
    // resolution they are, and AVIF takes a third.
    const packed = isWhole
      ? whole.webp({ lossless: true, effort: 1 })
      : whole.resize(Math.round(width * scale)).avif({ quality: 35, effort: 2 })
    await packed.toFile(stage)
    movePath(stage, target)
  }
  return file
}
