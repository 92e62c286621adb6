import sharp from 'sharp'

/** A picture in memory: four bytes a pixel. */
export interface Image {
  width: number
  height: number
  data: Buffer
}

export async function readImage(file: string): Promise<Image> {
  const { data, info } = await sharp(file).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  return { width: info.width, height: info.height, data }
}

/** Maximum number of pictures taken until two are equal. */
const maxTries = 10

/**
 * Takes pictures until one equals the one before it: on a busy machine Chromium may leave out a strip that is not painted yet.
 * @returns the last one, even if no two were equal
 */
export async function untilEqual(take: () => Promise<Buffer>): Promise<Buffer> {
  let picture = await take()
  for (let tries = 1; tries < maxTries; tries++) {
    const last = picture
    picture = await take()
    if (picture.equals(last)) break
  }
  return picture
}

/** Rows `top` to `bottom` (exclusive) of an image. */
export function rows({ width, data }: Image, top: number, bottom: number): Buffer {
  return data.subarray(top * width * 4, bottom * width * 4)
}

/** A number for each row; equal rows have equal numbers. */
export function rowNumbers({ width, height, data }: Image): number[] {
  const pixels = new Int32Array(data.buffer, data.byteOffset, width * height)
  return Array.from({ length: height }, (_, row) => {
    // FNV-1a over whole pixels, in two halves, for a hash of 53 bits.
    let [low, high] = [0x811c9dc5, 0x01000193]
    for (let index = row * width; index < (row + 1) * width; index++) {
      const pixel = pixels[index] ?? 0
      low = Math.imul(low ^ pixel, 0x01000193)
      high = Math.imul(high ^ (pixel >>> 7) ^ (index % width), 0x85ebca6b)
    }
    return (low >>> 0) * 0x200000 + (high >>> 11)
  })
}
