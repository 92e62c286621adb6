import { createHash } from 'node:crypto'
import pixelmatch from 'pixelmatch'
import { compareSequences } from '../../content/sequence.ts'
import { type Box, groupPixels, grow } from './boxes.ts'
import { type Image, rowNumbers, rows } from './image.ts'

/** A band of rows on one side of a change, with boxes around what changed in it (in pixels of the whole screenshot). */
export interface Band {
  top: number
  /** Exclusive. */
  bottom: number
  boxes: Box[]
}

/** One place in which two screenshots differ. */
export interface Region {
  before: Band
  after: Band
  /** Equal where the same rows were replaced by the same others, on whatever page. */
  signature: string
}

/** Two changes with fewer equal rows between them are one region, px. */
const minDistance = 40

/**
 * How different two colours may be and still count as equal, 0 to 1. Brightness weighs most: at the usual 0.1 a green and
 * a blue of the same brightness are equal.
 */
const threshold = 0.02

/**
 * The regions in which two screenshots differ. Rows are aligned first, so that an added paragraph is one region and does
 * not make everything below it count as changed; within a region pixelmatch finds the pixels that changed.
 */
export function findRegions(before: Image, after: Image): Region[] {
  const [old, now] = [rowNumbers(before), rowNumbers(after)]
  const found: { top: [number, number]; bottom: [number, number] }[] = []
  for (const run of compareSequences(old, now)) {
    if (run.equal || (isJitter(old, run.aStart, run.aEnd) && isJitter(now, run.bStart, run.bEnd))) continue
    const last = found.at(-1)
    if (last && run.aStart - last.bottom[0] < minDistance && run.bStart - last.bottom[1] < minDistance) {
      last.bottom = [run.aEnd, run.bEnd]
    } else found.push({ top: [run.aStart, run.bStart], bottom: [run.aEnd, run.bEnd] })
  }
  return found.flatMap(({ top, bottom }) => {
    const [old, now] = markChanges(before, after, top, bottom)
    if (old.length + now.length === 0) return []
    const signature = createHash('sha256')
      .update(rows(before, top[0], bottom[0]))
      .update('|')
      .update(rows(after, top[1], bottom[1]))
      .digest('hex')
      .slice(0, 16)
    return [
      {
        before: { top: top[0], bottom: bottom[0], boxes: old },
        after: { top: top[1], bottom: bottom[1], boxes: now },
        signature,
      },
    ]
  })
}

/**
 * Whether these rows only repeat a neighbouring row. Content below a change can shift by a fraction of a pixel and be drawn
 * one row higher or lower, which nobody can see.
 */
function isJitter(numbers: readonly number[], top: number, bottom: number): boolean {
  if (bottom - top > 1) return false
  return bottom === top || numbers[top] === numbers[top - 1] || numbers[top] === numbers[bottom]
}

/** Boxes on both sides of one region; none where the difference is invisible. */
function markChanges(before: Image, after: Image, top: [number, number], bottom: [number, number]): [Box[], Box[]] {
  const [old, now] = [bottom[0] - top[0], bottom[1] - top[1]]
  if (old !== now || before.width !== after.width) {
    return [contentBox(before, top[0], bottom[0]), contentBox(after, top[1], bottom[1])]
  }
  const { width } = before
  const mask = new Uint8Array(width * now * 4)
  const options = { threshold, diffMask: true, checkerboard: false }
  pixelmatch(rows(before, top[0], bottom[0]), rows(after, top[1], bottom[1]), mask, width, now, options)
  // The mask is yellow where only anti-aliasing differs, red where the picture does.
  const boxes = groupPixels(
    (x, y) => mask[(y * width + x) * 4] === 255 && mask[(y * width + x) * 4 + 1] === 0,
    width,
    now,
  )
  const mark = (image: Image, offset: number) => boxes.map(box => grow({ ...box, y: box.y + offset }, image))
  return [mark(before, top[0]), mark(after, top[1])]
}

/** A box around everything but the background in some rows; around all of them where there is nothing else. */
function contentBox(image: Image, top: number, bottom: number): Box[] {
  if (bottom <= top) return []
  const { width } = image
  const pixels = new Int32Array(image.data.buffer, image.data.byteOffset, width * image.height)
  const differs = (x: number, y: number) => pixels[(top + y) * width + x] !== pixels[(top + y) * width]
  const boxes = groupPixels(differs, width, bottom - top)
  const whole = boxes.length > 0 ? boxes : [{ x: 0, y: 0, width, height: bottom - top }]
  const [left, right] = [Math.min(...whole.map(box => box.x)), Math.max(...whole.map(box => box.x + box.width))]
  return [grow({ x: left, y: top, width: right - left, height: bottom - top }, image)]
}
