/** What can be drawn in a plan. */
export const shapeKinds = [
  'room',
  'table',
  'seat',
  'screen',
  'camera',
  'window',
  'access-point',
  'weak',
  'cabinet',
] as const

export type ShapeKind = (typeof shapeKinds)[number]

/** A box in the units of the drawing, from its top left corner. */
export interface Box {
  x: number
  y: number
  width: number
  depth: number
}

const rectangle = ({ x, y, width, depth }: Box) => `M${x} ${y}h${width}v${depth}h${-width}z`

const ellipse = (x: number, y: number, radiusX: number, radiusY = radiusX) =>
  `M${x - radiusX} ${y}a${radiusX} ${radiusY} 0 1 0 ${2 * radiusX} 0a${radiusX} ${radiusY} 0 1 0 ${-2 * radiusX} 0z`

/** Lines from the top end to the bottom start, 30 units apart, cut at the box. */
function hatching({ x, y, width, depth }: Box): string {
  const lines = Array.from({ length: Math.ceil((width + depth) / 30) - 1 }, (_, index) => (index + 1) * 30)
  return lines
    .map(at => {
      const [right, down] = [Math.max(0, at - depth), Math.max(0, at - width)]
      return `M${x + right} ${y + Math.min(at, depth)}L${x + Math.min(at, width)} ${y + down}`
    })
    .join('')
}

/** The lines of a shape, and its filled parts. */
export function drawShape(kind: ShapeKind, box: Box): { line?: string; dashed?: string; solid?: string } {
  const { x, y, width, depth } = box
  const [middleX, middleY] = [x + width / 2, y + depth / 2]
  switch (kind) {
    case 'seat':
      return { line: ellipse(middleX, middleY, Math.min(width, depth) / 2) }
    case 'screen':
    case 'camera':
    case 'cabinet':
      return { solid: rectangle(box) }
    case 'window':
      return { line: `${rectangle(box)}M${x} ${middleY}h${width}` }
    case 'weak':
      return { line: hatching(box) }
    case 'access-point':
      return {
        dashed: ellipse(middleX, middleY, width / 2, depth / 2),
        solid: rectangle({ x: middleX - 16, y: middleY - 16, width: 32, depth: 32 }),
      }
    default:
      return { line: rectangle(box) }
  }
}
