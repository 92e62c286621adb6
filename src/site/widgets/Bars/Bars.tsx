import { Trans } from '@lingui/react/macro'
import { Children, type ComponentProps, createContext, isValidElement, type ReactNode, useContext } from 'react'
import { amountOf } from '../../../content/factAmount.ts'
import type { FactId } from '../../../content/factIds.ts'
import { formatFact } from '../../../content/formatFact.ts'
import { Bidi } from '../../layout/Bidi.tsx'
import { Drawing, percent } from '../../layout/Drawing.tsx'
import { usePage } from '../../layout/PageContext.tsx'
import { Fact } from '../Fact/Fact.tsx'

/** The amount that is as long as the drawing is wide. */
const Longest = createContext(1)
/** The running total of a sum before this part. */
const Start = createContext(0)

/** Amounts as lengths on one scale, which begins at zero. */
export function Bars({ caption, children }: { caption: string; children: ReactNode }) {
  const amount = useAmounts()
  const ends = Children.toArray(children).flatMap(child => {
    if (isValidElement<ComponentProps<typeof Sum>>(child) && child.type === Sum)
      return amount.course(child.props.children)
    return isValidElement<ComponentProps<typeof Bar>>(child) ? [amount.of(child.props.fact)] : []
  })
  return (
    <Drawing caption={caption} className="bars">
      <Longest value={Math.max(...ends)}>
        <ul>{children}</ul>
      </Longest>
    </Drawing>
  )
}

export function Bar({ label, fact, ours }: { label: string; fact: FactId; ours?: boolean }) {
  const amount = useAmounts()
  return (
    <li>
      <Row label={label} value={<Fact id={fact} />} from={0} to={amount.of(fact)} look={ours ? 'ours' : ''} />
    </li>
  )
}

/** Parts one after another, each starting where the previous one ended, and their total. */
export function Sum({ label, ours, children }: { label: string; ours?: boolean; children: ReactNode }) {
  const { site, locale } = usePage()
  const amount = useAmounts()
  const course = amount.course(children)
  const total = course.at(-1) ?? 0
  const [first] = Children.toArray(children)
  const unit = isPart(first) ? site.fact(first.props.fact) : undefined
  return (
    <li>
      <p>
        <strong>
          <Bidi>{label}</Bidi>
        </strong>
      </p>
      <ul>
        {Children.toArray(children).map((part, index) => (
          // Parts of a page keep their places.
          // biome-ignore lint/suspicious/noArrayIndexKey: static
          <Start key={index} value={course[index - 1] ?? 0}>
            {part}
          </Start>
        ))}
        <li>
          <Row
            label={<Trans>Total</Trans>}
            value={<bdi dir="ltr">{unit?.kind === 'price' && formatFact({ ...unit, value: total }, locale)}</bdi>}
            from={0}
            to={total}
            look={ours ? 'ours' : ''}
          />
        </li>
      </ul>
    </li>
  )
}

/** A part of a sum; `less` takes it off. */
export function Part({ label, fact, less }: { label: string; fact: FactId; less?: boolean }) {
  const amount = useAmounts()
  const start = useContext(Start)
  const end = start + (less ? -1 : 1) * amount.of(fact)
  return (
    <li>
      <Row
        label={label}
        value={
          <bdi dir="ltr">
            {less && '−'}
            <Fact id={fact} />
          </bdi>
        }
        from={Math.min(start, end)}
        to={Math.max(start, end)}
        look={less ? 'less' : ''}
      />
    </li>
  )
}

interface RowProps {
  label: ReactNode
  value: ReactNode
  from: number
  to: number
  look: '' | 'ours' | 'less'
}

function Row({ label, value, from, to, look }: RowProps) {
  const longest = useContext(Longest)
  return (
    <>
      <span>{typeof label === 'string' ? <Bidi>{label}</Bidi> : label}</span> <b>{value}</b>
      <svg aria-hidden="true" className={look}>
        <rect x={percent(from / longest)} width={percent((to - from) / longest)} height="100%" />
      </svg>
    </>
  )
}

const isPart = (node: ReactNode) => isValidElement<ComponentProps<typeof Part>>(node)

function useAmounts() {
  const { site, locale } = usePage()
  const of = (id: FactId): number => {
    const fact = site.fact(id)
    return fact ? amountOf(fact, locale) : 0
  }
  /** The running total of a sum after each part. */
  const course = (parts: ReactNode): number[] => {
    let sum = 0
    return Children.toArray(parts).flatMap(part => {
      if (!isPart(part)) return []
      sum += (part.props.less ? -1 : 1) * of(part.props.fact)
      return [sum]
    })
  }
  return { of, course }
}
