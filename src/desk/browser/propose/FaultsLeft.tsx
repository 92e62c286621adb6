import { useEffect, useRef, useState } from 'react'
import { msg } from '../../../content/messages/msg.ts'
import type { FaultsAsked, FaultsByFile, FaultsInFile, ProposalState } from '../../server/propose/protocol.ts'
import { ask } from '../api.ts'
import { say } from '../words.tsx'

export type Faults = FaultsByFile | 'checking' | 'unavailable'

/**
 * What the checks would find on the branch, by file; asked for again with each reading of what there is to propose, and with
 * each change of what is proposed.
 */
export function useFaultsLeft(state: ProposalState, { files, publish = [] }: FaultsAsked): Faults {
  const asked = JSON.stringify({ files, publish })
  const [answer, setAnswer] = useState<{ of: ProposalState; asked: string; faults: Faults }>()
  /** One request at a time: of those that would wait, the last one alone is still wanted by then. */
  const last = useRef<Promise<unknown>>(Promise.resolve())
  useEffect(() => {
    let isOver = false
    const tell = (faults: Faults) => !isOver && setAnswer({ of: state, asked, faults })
    last.current = last.current.then(() => {
      if (isOver) return
      return ask<FaultsByFile>('POST', 'proposal/faults', JSON.parse(asked)).then(tell, () => tell('unavailable'))
    })
    return () => {
      isOver = true
    }
  }, [state, asked])
  return answer?.of === state && answer.asked === asked ? answer.faults : 'checking'
}

/**
 * How many faults a file has, and the way to the first of them; everything is saved when one can go there. No way leads to
 * those of a file that is left out: the desk has another version of it.
 */
export function FaultsOf({ faults, file, chosen }: { faults: Faults; file: string; chosen: boolean }) {
  const own = typeof faults === 'string' ? undefined : faults[file]
  if (!own) return null
  return (
    <p className="faults-of">
      {chosen ? (
        <a href={own.url}>{countOf(own)}</a>
      ) : (
        say(msg('As it is without these changes: {faults}', { faults: countOf(own) }))
      )}
    </p>
  )
}

/** What was found in files that are not listed otherwise, with the way to each. */
export function FaultsElsewhere({ faults, listed }: { faults: Faults; listed: readonly string[] }) {
  if (typeof faults === 'string') return null
  const others = Object.entries(faults).filter(([file]) => !listed.includes(file))
  if (others.length === 0) return null
  return (
    <div className="faults-elsewhere">
      <p>{say(msg('Found in files that are not listed here, which belong to the branch or to these changes:'))}</p>
      <ul>
        {others.map(([file, own]) => (
          <li key={file}>
            <bdi dir="ltr">{file.replace(/^content\//, '')}</bdi>
            {': '}
            <a href={own.url}>{countOf(own)}</a>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** Faults of a proposal; they do not prevent it. `isPartial`: whether some of what changed is left out. */
export function FaultsLeft({ faults, isPartial }: { faults: Faults; isPartial: boolean }) {
  if (faults === 'unavailable') return null
  if (faults === 'checking') return <p role="status">{say(msg('The checks are looking at what you propose …'))}</p>
  const own = Object.values(faults)
  const total = own.reduce(
    (sum, { errors, warnings }) => ({ errors: sum.errors + errors, warnings: sum.warnings + warnings }),
    { errors: 0, warnings: 0 },
  )
  if (own.length === 0) return <p role="status">{say(msg('The checks find nothing wrong with it.'))}</p>
  return (
    <p className="faults-left" role="status">
      {say(
        total.errors > 0
          ? msg('Still to be fixed: {faults}. You can propose it all the same, but the build does not accept errors.', {
              faults: countOf(total),
            })
          : msg('Worth a look before you propose it: {faults}. Warnings do not stop the build.', {
              faults: countOf(total),
            }),
      )}
      {isPartial &&
        ` ${say(
          total.errors > 0
            ? msg('What is left out was checked as it was before its changes; ticking it may mend errors.')
            : msg('What is left out was checked as it was before its changes.'),
        )}`}
    </p>
  )
}

const countOf = ({ errors, warnings }: Pick<FaultsInFile, 'errors' | 'warnings'>): string =>
  [
    errors > 0 && say(msg('{errors, plural, one {# error} other {# errors}}', { errors })),
    warnings > 0 && say(msg('{warnings, plural, one {# warning} other {# warnings}}', { warnings })),
  ]
    .filter(Boolean)
    .join(' · ')
