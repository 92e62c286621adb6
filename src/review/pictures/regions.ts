import { createHash } from 'node:crypto'
import pixelmatch from 'pixelmatch'
import { compareSequences } from '../compare/sequence.ts'
import { type Box, clusterChanges, grow } from './clusters.ts'
import { type Image, rowNumbers, rows } from './image.ts'

/** A band of rows on one side of a change, with boxes around what changed in it (in pixels of the whole picture). */
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
  /** The same where the same rows became the same others, on whatever page. */
  signature: string
}

/** Equal rows between two changes up to which they are shown as one, px. */
const nearby = 40

/**
 * How far two colours may be apart and still count as equal, 0 to 1. Brightness weighs most in it: at the usual 0.1 a green
 * and a blue of the same brightness are equal.
 */
const threshold = 0.02

/**
 * The places in which two screenshots differ. Rows are matched first, so that a paragraph that was added is one place and
 * not everything below it; within a place pixelmatch tells which pixels changed.
 */
export function findRegions(before: Image, after: Image): Region[] {
  const [old, now] = [rowNumbers(before), rowNumbers(after)]
  const places: { top: [number, number]; bottom: [number, number] }[] = []
  for (const run of compareSequences(old, now)) {
    if (run.equal || (isJitter(old, run.aStart, run.aEnd) && isJitter(now, run.bStart, run.bEnd))) continue
    const last = places.at(-1)
    if (last && run.aStart - last.bottom[0] < nearby && run.bStart - last.bottom[1] < nearby) {
      last.bottom = [run.aEnd, run.bEnd]
    } else places.push({ top: [run.aStart, run.bStart], bottom: [run.aEnd, run.bEnd] })
  }
  return places.flatMap(({ top, bottom }) => {
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
 * Whether some rows are at most one more of those beside them. What stands below a change can move by part of a pixel and
 * be drawn one row higher or lower than its neighbours; nobody sees it.
 */
function isJitter(numbers: readonly number[], top: number, bottom: number): boolean {
  if (bottom - top > 1) return false
  return bottom === top || numbers[top] === numbers[top - 1] || numbers[top] === numbers[bottom]
}

/** Boxes on both sides of one place; none where nobody could see a difference. */
function markChanges(before: Image, after: Image, top: [number, number], bottom: [number, number]): [Box[], Box[]] {
  const [old, now] = [bottom[0] - top[0], bottom[1] - top[1]]
  if (old !== now || before.width !== after.width) {
    return [printed(before, top[0], bottom[0]), printed(after, top[1], bottom[1])]
  }
  const { width } = before
  const mask = new Uint8Array(width * now * 4)
  const options = { threshold, diffMask: true, checkerboard: false }
  pixelmatch(rows(before, top[0], bottom[0]), rows(after, top[1], bottom[1]), mask, width, now, options)
  // The mask holds yellow where only the smoothing of an edge differs, red where the picture does.
  const boxes = clusterChanges(
    (x, y) => mask[(y * width + x) * 4] === 255 && mask[(y * width + x) * 4 + 1] === 0,
    width,
    now,
  )
  const mark = (image: Image, offset: number) => boxes.map(box => grow({ ...box, y: box.y + offset }, image))
  return [mark(before, top[0]), mark(after, top[1])]
}

/** A box around what stands on the background in some rows; around all of them where nothing does. */
function printed(image: Image, top: number, bottom: number): Box[] {
  if (bottom <= top) return []
  const { width } = image
  const pixels = new Int32Array(image.data.buffer, image.data.byteOffset, width * image.height)
  const differs = (x: number, y: number) => pixels[(top + y) * width + x] !== pixels[(top + y) * width]
  const boxes = clusterChanges(differs, width, bottom - top)
  const whole = boxes.length > 0 ? boxes : [{ x: 0, y: 0, width, height: bottom - top }]
  const [left, right] = [Math.min(...whole.map(box => box.x)), Math.max(...whole.map(box => box.x + box.width))]
  return [grow({ x: left, y: top, width: right - left, height: bottom - top }, image)]
}
