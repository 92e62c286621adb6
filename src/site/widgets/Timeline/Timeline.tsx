import { useLingui } from '@lingui/react/macro'
import { Children, type ComponentProps, createContext, isValidElement, type ReactNode, useContext } from 'react'
import { formatDuration } from '../../../content/formatFact.ts'
import { Bidi } from '../../layout/Bidi.tsx'
import { Drawing, percent } from '../../layout/Drawing.tsx'
import { usePage } from '../../layout/PageContext.tsx'

interface TimelineProps {
  caption: string
  unit: 'hour' | 'day' | 'week' | 'month' | 'year'
  /** What time is counted from: comes first, or at the end of the line when counting down. */
  day: string
  countdown?: boolean
  children: ReactNode
}

const Scale = createContext({ unit: 'week', countdown: false, length: 1 })

/** A project on a scale of time: from a day on, or back from it. */
export function Timeline({ caption, unit, day, countdown = false, children }: TimelineProps) {
  const ends = Children.toArray(children).flatMap(child =>
    isValidElement<ComponentProps<typeof Phase>>(child) ? [child.props.from, child.props.to] : [],
  )
  return (
    <Drawing caption={caption} className={`timeline ${countdown ? 'countdown' : ''}`}>
      <Scale value={{ unit, countdown, length: Math.max(...ends) }}>
        <ol>
          <li className="day">
            <strong>
              <Bidi>{day}</Bidi>
            </strong>
          </li>
          {children}
        </ol>
      </Scale>
    </Drawing>
  )
}

interface PhaseProps {
  title: string
  /** In the timeline's unit: after the day, or before it when the timeline counts down. */
  from: number
  to: number
  /** What everything else waits for. */
  critical?: boolean
  children: ReactNode
}

export function Phase({ title, from, to, critical, children }: PhaseProps) {
  const { countdown, length } = useContext(Scale)
  const start = countdown ? length - from : from
  return (
    <li>
      <strong>
        <Bidi>{title}</Bidi>
      </strong>
      <div className="span">
        <svg aria-hidden="true" className={critical ? 'ours' : ''}>
          <rect x={percent(start / length)} width={percent(Math.abs(to - from) / length)} height="100%" />
        </svg>
        <p className={thirdOf((start + Math.abs(to - from) / 2) / length)}>
          <Span from={from} to={to} />
        </p>
      </div>
      <div className="flow">{children}</div>
    </li>
  )
}

/** Where the words below a bar stand, so that they stay below it: at the start, in the middle or at the end. */
function thirdOf(middle: number): '' | 'middle' | 'late' {
  if (middle < 1 / 3) return ''
  return middle > 2 / 3 ? 'late' : 'middle'
}

/** When a phase is, in words: `12 weeks before, to 4 weeks before`. */
function Span({ from, to }: { from: number; to: number }) {
  const { t } = useLingui()
  const { locale } = usePage()
  const { unit, countdown } = useContext(Scale)
  // Hebrew does not count a single one: «שבוע לפני».
  const [start, end] = [from, to].map(count => formatDuration(count, unit, locale).replace(/^1 (?=[א-ת])/, ''))
  const words = countdown
    ? to === 0
      ? t`from ${start} before`
      : t`from ${start} before to ${end} before`
    : from === 0
      ? t`the first ${end}`
      : t`from ${start} after to ${end} after`
  return <Bidi>{words}</Bidi>
}
