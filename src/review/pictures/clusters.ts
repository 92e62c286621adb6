/** A rectangle, in pixels. */
export interface Box {
  x: number
  y: number
  width: number
  height: number
}

/** Side of the squares in which changed pixels are gathered, and the room left around a cluster, px. */
const cell = 16
const room = 6

/** From how many clusters on a single box around all of them says more. */
const most = 30

/** Boxes around clusters of changed pixels; squares that touch or stand one square apart are one cluster. */
export function clusterChanges(changed: (x: number, y: number) => boolean, width: number, height: number): Box[] {
  const [columns, lines] = [Math.ceil(width / cell), Math.ceil(height / cell)]
  const extents = new Map<number, Box>()
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      if (!changed(x, y)) continue
      const key = Math.floor(y / cell) * columns + Math.floor(x / cell)
      const known = extents.get(key)
      extents.set(key, known ? union(known, { x, y, width: 1, height: 1 }) : { x, y, width: 1, height: 1 })
    }
  }
  const boxes: Box[] = []
  const left = new Set(extents.keys())
  for (const start of left) {
    left.delete(start)
    let box = extents.get(start) as Box
    const queue = [start]
    for (let key = queue.pop(); key !== undefined; key = queue.pop()) {
      const [column, line] = [key % columns, Math.floor(key / columns)]
      for (let y = Math.max(0, line - 2); y <= Math.min(lines - 1, line + 2); y++) {
        for (let x = Math.max(0, column - 2); x <= Math.min(columns - 1, column + 2); x++) {
          const near = y * columns + x
          if (!left.delete(near)) continue
          box = union(box, extents.get(near) as Box)
          queue.push(near)
        }
      }
    }
    boxes.push(box)
  }
  if (boxes.length > most) return [boxes.reduce(union)]
  return boxes
}

export function union(a: Box, b: Box): Box {
  const [x, y] = [Math.min(a.x, b.x), Math.min(a.y, b.y)]
  const [right, bottom] = [Math.max(a.x + a.width, b.x + b.width), Math.max(a.y + a.height, b.y + b.height)]
  return { x, y, width: right - x, height: bottom - y }
}

/** A box with some room around it, as far as the picture goes. */
export function grow({ x, y, width, height }: Box, picture: { width: number; height: number }): Box {
  const [left, top] = [Math.max(0, x - room), Math.max(0, y - room)]
  return {
    x: left,
    y: top,
    width: Math.min(picture.width, x + width + room) - left,
    height: Math.min(picture.height, y + height + room) - top,
  }
}
