export interface Box {
  x: number
  y: number
  width: number
  height: number
}

/** Side of the cells in which changed pixels are grouped, and the margin around a box, px. */
const cellSize = 16
const margin = 6

/** With more boxes than this, one around all of them is clearer. */
const maxBoxes = 30

/** Boxes around groups of changed pixels; what is less than two cells apart belongs to one group. */
export function groupPixels(changed: (x: number, y: number) => boolean, width: number, height: number): Box[] {
  const cells = new Map<number, Box>()
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      if (!changed(x, y)) continue
      const cell = Math.floor(y / cellSize) * width + Math.floor(x / cellSize)
      const known = cells.get(cell)
      cells.set(cell, known ? union(known, { x, y, width: 1, height: 1 }) : { x, y, width: 1, height: 1 })
    }
  }
  const boxes: Box[] = []
  for (let box of cells.values()) {
    for (let near = boxes.find(other => isNear(box, other)); near; near = boxes.find(other => isNear(box, other))) {
      boxes.splice(boxes.indexOf(near), 1)
      box = union(near, box)
    }
    boxes.push(box)
  }
  return boxes.length > maxBoxes ? [boxes.reduce(union)] : boxes
}

const isNear = (a: Box, b: Box): boolean => {
  const both = union(a, b)
  const distance = 2 * cellSize
  return both.width < a.width + b.width + distance && both.height < a.height + b.height + distance
}

export function union(a: Box, b: Box): Box {
  const [x, y] = [Math.min(a.x, b.x), Math.min(a.y, b.y)]
  const [right, bottom] = [Math.max(a.x + a.width, b.x + b.width), Math.max(a.y + a.height, b.y + b.height)]
  return { x, y, width: right - x, height: bottom - y }
}

/** A box with a margin around it, within the picture. */
export function grow({ x, y, width, height }: Box, picture: { width: number; height: number }): Box {
  const [left, top] = [Math.max(0, x - margin), Math.max(0, y - margin)]
  return {
    x: left,
    y: top,
    width: Math.min(picture.width, x + width + margin) - left,
    height: Math.min(picture.height, y + height + margin) - top,
  }
}
