import { useEffect, useState } from 'react'
import { msg } from '../../../content/messages/msg.ts'
import type { FaultsByFile, FaultsInFile, ProposalState } from '../../server/propose/protocol.ts'
import { ask } from '../api.ts'
import { say } from '../words.tsx'

export type Faults = FaultsByFile | 'checking' | 'unavailable'

/** What the checks still find, by file; asked for again with each reading of what there is to propose. */
export function useFaultsLeft(state: ProposalState): Faults {
  const [faults, setFaults] = useState<Faults>('checking')
  // biome-ignore lint/correctness/useExhaustiveDependencies: the files may have changed with what there is to propose
  useEffect(() => {
    let isOver = false
    ask<FaultsByFile>('GET', 'proposal/faults').then(
      found => !isOver && setFaults(found),
      () => !isOver && setFaults('unavailable'),
    )
    return () => {
      isOver = true
    }
  }, [state])
  return faults
}

/** How many faults a file has, and the way to the first of them; everything is saved when one can go there. */
export function FaultsOf({ faults, file }: { faults: Faults; file: string }) {
  const own = typeof faults === 'string' ? undefined : faults[file]
  if (!own) return null
  return (
    <p className="faults-of">
      <a href={own.url}>{countOf(own)}</a>
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

/** Faults of a proposal; they do not prevent it. */
export function FaultsLeft({ faults }: { faults: Faults }) {
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
