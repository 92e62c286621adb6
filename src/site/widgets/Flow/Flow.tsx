import { useLingui } from '@lingui/react/macro'
import { Children, isValidElement, type ReactNode } from 'react'
import { Bidi } from '../../layout/Bidi.tsx'
import { Drawing } from '../../layout/Drawing.tsx'

/** Who tells a system what, and whom it tells: sources, the hub, targets. */
export function Flow({ caption, children }: { caption: string; children: ReactNode }) {
  const { t } = useLingui()
  const parts = Children.toArray(children)
  const of = (type: unknown) => parts.filter(part => isValidElement(part) && part.type === type)
  const [sources, targets] = [of(Source), of(Target)]
  return (
    <Drawing caption={caption} className="flow-chart" retells>
      <div>
        {sources.length > 0 && <ul aria-label={t`What comes in`}>{sources}</ul>}
        {of(Hub)}
        {targets.length > 0 && <ul aria-label={t`What goes out`}>{targets}</ul>}
      </div>
    </Drawing>
  )
}

interface PartyProps {
  name: string
  kind: 'person' | 'device' | 'system'
  children: ReactNode
}

export const Source = (props: PartyProps) => <Party {...props} />

export const Target = (props: PartyProps) => <Party {...props} />

const Party = ({ name, kind, children }: PartyProps) => (
  <li className={kind}>
    <strong>
      <Bidi>{name}</Bidi>
    </strong>
    <div className="flow">{children}</div>
  </li>
)

export function Hub({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="hub">
      <strong>
        <Bidi>{name}</Bidi>
      </strong>
      <div className="flow">{children}</div>
    </div>
  )
}
