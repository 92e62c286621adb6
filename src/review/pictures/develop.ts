import { randomUUID } from 'node:crypto'
import { existsSync, mkdirSync, renameSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { sha } from '../builds/readBuild.ts'
import type { Look, Shot, ShownRegion } from '../report/model.ts'
import { type Box, union } from './clusters.ts'
import type { Image } from './image.ts'
import type { Band, Region } from './regions.ts'

/** What is left around a changed place, the least width that shows where it is, and the most height, px. */
const around = 56
const leastWidth = 560
const mostHeight = 1600

/** Places cut out; the rest is marked in the picture of the whole page. More than are shown: some stand on all pages. */
const mostRegions = 16

/** WebP's own limit on the sides of a picture, px. */
const webpLimit = 16_383

export interface Side {
  /** Names the picture: the same for the same look. */
  name: string
  image: Image
}

/** Writes the pictures of one page in one viewport: the whole of it, and each changed place by itself. */
export async function develop(
  cache: string,
  { before, after, regions }: { before?: Side; after?: Side; regions: readonly Region[] },
): Promise<Look> {
  mkdirSync(join(cache, 'pictures'), { recursive: true })
  const whole = (side: Side, name: 'before' | 'after') => {
    const { width, height } = side.image
    return print(
      cache,
      side,
      { x: 0, y: 0, width, height },
      regions.flatMap(region => region[name].boxes),
    )
  }
  return {
    ...(before ? { before: await whole(before, 'before') } : {}),
    ...(after ? { after: await whole(after, 'after') } : {}),
    more: Math.max(0, regions.length - mostRegions),
    regions: await Promise.all(
      regions.slice(0, mostRegions).map(async (region): Promise<ShownRegion> => {
        const all = [...region.before.boxes, ...region.after.boxes].reduce(union)
        const show = (side: Side, band: Band) => print(cache, side, cut(side.image, band, all), band.boxes)
        return {
          signature: region.signature,
          ...(before ? { before: await show(before, region.before) } : {}),
          ...(after ? { after: await show(after, region.after) } : {}),
        }
      }),
    ),
  }
}

/** The part of a picture to show of a changed place: as wide on both sides, with its surroundings. */
export function cut(
  { width, height }: Pick<Image, 'width' | 'height'>,
  band: Band,
  all: Pick<Box, 'x' | 'width'>,
): Box {
  const wanted = Math.min(width, Math.max(leastWidth, all.width + 2 * around))
  const middle = all.x + all.width / 2
  const x = Math.round(Math.max(0, Math.min(width - wanted, middle - wanted / 2)))
  const top = Math.max(0, band.top - around)
  return {
    x,
    y: top,
    width: Math.round(wanted),
    height: Math.min(height, band.bottom + around, top + mostHeight) - top,
  }
}

/** Writes a part of a picture, unless it is kept already; marks are moved with it. */
async function print(cache: string, { name, image }: Side, part: Box, marks: readonly Box[]): Promise<Shot> {
  const { x, y, width, height } = part
  const tall = height > webpLimit
  const file = `pictures/${sha(`${name} ${x} ${y} ${width} ${height}`)}.${tall ? 'png' : 'webp'}`
  const target = join(cache, file)
  if (!existsSync(target)) {
    const raw = { width: image.width, height: image.height, channels: 4 as const }
    const picture = sharp(image.data, { raw }).extract({ left: x, top: y, width, height }).removeAlpha()
    const stage = `${target}.${randomUUID()}`
    await (tall ? picture.png({ palette: true }) : picture.webp({ quality: 78, effort: 1 })).toFile(stage)
    renameSync(stage, target)
  }
  const boxes = marks.flatMap(mark => {
    const [left, top] = [Math.max(mark.x, x), Math.max(mark.y, y)]
    const [right, bottom] = [Math.min(mark.x + mark.width, x + width), Math.min(mark.y + mark.height, y + height)]
    return right > left && bottom > top ? [{ x: left - x, y: top - y, width: right - left, height: bottom - top }] : []
  })
  return { file, width, height, boxes }
}
