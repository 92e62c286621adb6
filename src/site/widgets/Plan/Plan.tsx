import { Children, createContext, isValidElement, type ReactElement, type ReactNode, useContext } from 'react'
import { locales } from '../../../content/locales/locales.ts'
import { Bidi } from '../../layout/Bidi.tsx'
import { Drawing } from '../../layout/Drawing.tsx'
import { usePage } from '../../layout/PageContext.tsx'
import { drawShape, type ShapeKind } from './shapes.ts'

/** Units of the drawing that a plan is wide. */
const drawnWidth = 1200

interface PlanProps {
  caption: string
  /** In metres, like all its measurements. */
  width: number
  depth: number
  children: ReactNode
}

/** From metres to units of the drawing; mirrored where the page runs from right to left. */
const Measure = createContext((x: number, y: number, width: number, depth: number) => ({ x, y, width, depth }))

/** A room, floor or rack from above, with numbered places that are explained next to it. */
export function Plan({ caption, width, depth, children }: PlanProps) {
  const { locale } = usePage()
  const unit = drawnWidth / width
  const isMirrored = locales[locale].dir === 'rtl'
  const measure = (x: number, y: number, wide: number, deep: number) => ({
    x: Math.round((isMirrored ? width - x - wide : x) * unit),
    y: Math.round(y * unit),
    width: Math.round(wide * unit),
    depth: Math.round(deep * unit),
  })
  const parts = Children.toArray(children)
  const spots = parts.filter(isSpot)
  return (
    <Drawing caption={caption} className="plan" retells>
      <div>
        <Measure value={measure}>
          <svg aria-hidden="true" viewBox={`0 0 ${drawnWidth} ${Math.round(depth * unit)}`}>
            <rect className="walls" width={drawnWidth} height={Math.round(depth * unit)} />
            {parts.filter(part => !isSpot(part))}
            {spots.map(({ key, props }, index) => {
              const { x, y } = measure(props.x, props.y, 0, 0)
              return (
                <g key={key}>
                  <circle cx={x} cy={y} r="44" />
                  <text x={x} y={y} dy=".35em">
                    {index + 1}
                  </text>
                </g>
              )
            })}
          </svg>
        </Measure>
        <ol>{spots}</ol>
      </div>
    </Drawing>
  )
}

const isSpot = (part: ReactNode): part is ReactElement<SpotProps> => isValidElement(part) && part.type === Spot

interface ShapeProps {
  kind: ShapeKind
  x: number
  y: number
  width: number
  depth: number
}

/** Something that is drawn and not explained. */
export function Shape({ kind, x, y, width, depth }: ShapeProps) {
  const { line, dashed, solid } = drawShape(kind, useContext(Measure)(x, y, width, depth))
  return (
    <>
      {dashed && <path className="less" d={dashed} />}
      {line && <path d={line} />}
      {solid && <path className="ours" d={solid} />}
    </>
  )
}

interface SpotProps {
  title: string
  x: number
  y: number
  children: ReactNode
}

/** A numbered place of the plan: its explanation. */
export function Spot({ title, children }: SpotProps) {
  return (
    <li>
      <strong>
        <Bidi>{title}</Bidi>
      </strong>
      <div className="flow">{children}</div>
    </li>
  )
}
