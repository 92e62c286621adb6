import { useEffect, useRef, useState } from 'react'
import type { DataValue } from '../../server/data/protocol.ts'
import { readDrawings } from '../api.ts'
import { changeValue } from '../data/changeValue.ts'
import { choiceLabelOf } from '../data/labels.ts'
import type { Texts } from '../data/texts.ts'
import { useSessionState } from '../useSession.ts'

interface IllustrationsProps extends Texts {
  node: DataValue
  label: string
}

/** The drawings to choose from, as they look. */
export function Illustrations({ session, other, node, label }: IllustrationsProps) {
  const { elsewhere } = useSessionState(session)
  const [drawings, setDrawings] = useState<Readonly<Record<string, string>>>({})
  useEffect(() => {
    readDrawings().then(
      ({ illustrations }) => setDrawings(illustrations),
      () => undefined,
    )
  }, [])
  return (
    <fieldset className="drawings" disabled={elsewhere}>
      <legend className="hidden-text">{label}</legend>
      {(node.choices ?? []).map(name => (
        <label key={name} title={choiceLabelOf(name)}>
          <input
            type="radio"
            name="drawing"
            aria-label={choiceLabelOf(name)}
            checked={node.value === name}
            onChange={() => void changeValue({ session, other }, node.path, name)}
          />
          <Drawing svg={drawings[name] ?? ''} />
        </label>
      ))}
    </fieldset>
  )
}

/** One of the project's own drawings. */
function Drawing({ svg }: { svg: string }) {
  const place = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    if (place.current) place.current.innerHTML = svg
  }, [svg])
  return <span ref={place} aria-hidden="true" />
}
