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
    <Drawing caption={caption} className={`timeline ${countdown ? 'countdown' : 'forward'}`}>
      <Scale value={{ unit, countdown, length: Math.max(0, ...ends) || 1 }}>
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
  // From the line of the day, which is at the other end when counting down; nothing is drawn beyond it.
  const near = Math.max(0, Math.min(from, to)) / length
  const share = Math.max(0, from, to) / length - near
  return (
    <li>
      <strong>
        <Bidi>{title}</Bidi>
      </strong>
      <div className="span">
        <svg aria-hidden="true" className={critical ? 'ours' : ''}>
          <rect x={percent(countdown ? 1 - near - share : near)} width={percent(share)} height="100%" />
        </svg>
        <div className="when">
          {/* Keeps the words below that end of the bar which is nearest to the line, unless they need the room. */}
          <svg aria-hidden="true" width={percent(near)} />
          <p>
            <Span from={from} to={to} />
          </p>
        </div>
      </div>
      <div className="flow">{children}</div>
    </li>
  )
}

/** When a phase is, in words: `12 to 4 weeks before`. */
function Span({ from, to }: { from: number; to: number }) {
  const { t } = useLingui()
  const { locale } = usePage()
  const { unit, countdown } = useContext(Scale)
  // Hebrew does not count a single one: «שבוע לפני».
  const inWords = (count: number) => formatDuration(count, unit, locale).replace(/^1 (?=[א-ת])/, '')
  const [start, end] = [inWords(from), inWords(to)]
  if (countdown && to === 0) return <Bidi>{t`from ${start} before`}</Bidi>
  if (!countdown && from === 0) {
    const period = end.replace(/^1 /, '')
    return <Bidi>{t`the first ${period}`}</Bidi>
  }
  // The unit of two figures stands once, after the second: «3 עד 7 ימים», but «שבועיים עד 6 שבועות».
  const isCounted = to !== 1 && [start, end].every(text => /^\d/.test(text))
  const first = isCounted ? start.split(' ')[0] : start
  return <Bidi>{countdown ? t`${first} to ${end} before` : t`${first} to ${end} after`}</Bidi>
}
