import { useLingui } from '@lingui/react/macro'
import type { FactId } from '../../../content/factIds.ts'
import { formatFact } from '../../../content/formatFact.ts'
import { box, ring } from '../../layout/drawings.ts'
import { usePage } from '../../layout/PageContext.tsx'

const desks = [216, 280, 344]
const above = 136
const below = 248

/** Outside, then the cabinet's room, the meeting room and the last office, each with the gap of its door. */
const walls =
  'M24 272V24H536V376H24V336M24 152H56M104 152H160V112M160 56V24M400 24V72M400 120V176H444M492 176H536M400 376V240H444M492 240H536'

const furniture = [
  box(56, 40, 48, 80, 2),
  ...desks.flatMap(x => [box(x - 24, above, 48, 32, 2), box(x - 24, below, 48, 32, 2)]),
  box(432, 72, 72, 48, 6),
  box(436, 320, 64, 32, 2),
  box(176, 344, 24, 24, 2),
  box(208, 344, 24, 24, 2),
  box(192, 320, 24, 24, 2),
].join('')

/** Squares are devices. */
const devices = [
  ...[48, 68, 88].map(y => box(64, y, 8, 8, 1)),
  ...desks.flatMap(x => [box(x - 8, above + 8, 16, 16, 2), box(x - 8, below + 8, 16, 16, 2)]),
  box(520, 72, 8, 48, 1),
  box(460, 328, 16, 16, 2),
].join('')

/** Circles are people. */
const people = [
  ...desks.flatMap(x => [ring(x, above - 14, 8), ring(x, below + 46, 8)]),
  ...[56, 136].flatMap(y => [ring(448, y, 8), ring(488, y, 8)]),
].join('')

/** From the door to the cabinet, between the desks to the meeting room, and to someone who has signed in. */
const line = `M0 304H80V120M104 84H136V208H376V96H432M468 120V280${desks.map(x => `M${x} ${above + 32}V${below}`).join('')}`

/** The offer in one drawing: an installation plan in which one line connects everything. */
export function OfficePlan({ label }: { label: string }) {
  const { t } = useLingui()
  const survey = useDuration('services.assessment')
  const setup = useDuration('company.setup')
  return (
    <svg
      viewBox="0 0 560 400"
      role="img"
      aria-label={label}
      className="office-plan"
      preserveAspectRatio="xMidYMid slice"
    >
      <g className="origin-center mirrored">
        <path d={walls} className="stroke-line-strong" />
        <path d={line} className="connection" />
        <g className="fill-card stroke-ink">
          <path d={furniture} />
          <path d={people} />
        </g>
        <path d="M64 64H96M64 84H96M64 104H96" className="stroke-line-strong" />
        <path d={devices} className="fill-ink" />
        <circle cx="468" cy="292" r="12" className="fill-accent" />
        {survey && <Measure from={40} to={160} y={352} text={t`Findings: ${survey}`} />}
        {setup && <Measure from={192} to={368} y={88} text={t`First device: ${setup}`} />}
      </g>
    </svg>
  )
}

/** A fact's duration in words, where the site has it. */
function useDuration(id: FactId): string | undefined {
  const { site, locale } = usePage()
  const fact = site.fact(id)
  return fact && formatFact(fact, locale)
}

/** A dimension mark. Its words are in a drawing that may be mirrored, and are turned back. */
function Measure({ from, to, y, text }: { from: number; to: number; y: number; text: string }) {
  return (
    <g className="measure">
      <path d={`M${from} ${y}H${to}M${from} ${y - 5}v10M${to} ${y - 5}v10`} className="stroke-accent" />
      {/* Turned back around a point of its own: WebKit takes another middle of a text than other engines. */}
      <g transform={`translate(${(from + to) / 2} ${y - 10})`}>
        <text>{text}</text>
      </g>
    </g>
  )
}
