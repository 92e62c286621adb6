import type { Names } from './entryNames.ts'
import type { Side } from './sides.ts'

type Changed = 'mine' | 'theirs'

export const isInAll = (name: string, { base, mine, theirs }: Names): boolean =>
  [base, mine, theirs].every(names => names.includes(name))

/** Whether a side has entries that stayed in another order. */
export const isMoved = (side: Changed, names: Names): boolean =>
  names.base.filter(name => names[side].includes(name)).join('\n') !==
  names[side].filter(name => names.base.includes(name)).join('\n')

/** Whether each side has the entries in another order. */
export function areBothMoved(names: Names): boolean {
  const [base, mine, theirs] = [names.base, names.mine, names.theirs].map(side =>
    side.filter(name => isInAll(name, names)).join('\n'),
  )
  return mine !== base && theirs !== base && mine !== theirs
}

/** An entry that a side has no more, and one that it has newly: they may be the same one under another name. */
interface Doubt {
  readonly gone: string
  readonly added: string
}

function doubtsOf(side: Changed, names: Names): Doubt[] {
  const { base, [side]: own } = names
  const isAnywhere = isMoved(side, names)
  /** How many of those that stay are before it. */
  const placeOf = (name: string, list: readonly string[], other: readonly string[]) =>
    list.slice(0, list.indexOf(name)).filter(before => other.includes(before)).length
  const added = own.filter(name => !base.includes(name)).map(name => ({ name, place: placeOf(name, own, base) }))
  return base
    .filter(name => !own.includes(name))
    .flatMap(gone => {
      const place = placeOf(gone, base, own)
      return added
        .filter(one => (isAnywhere || one.place === place) && names.mayBecome(gone, one.name))
        .map(({ name }) => ({ gone, added: name }))
    })
}

/** The entries that may be others, on one side or both. */
export const inDoubt = (names: Names): Set<string> =>
  new Set([...doubtsOf('mine', names), ...doubtsOf('theirs', names)].flatMap(({ gone, added }) => [gone, added]))

/** Whether it cannot be told which entry became which. */
export function isUnknown(names: Names): boolean {
  const { isSure } = names
  const isUntold = (side: Changed, other: Changed) => {
    const doubts = doubtsOf(side, names)
    const isGone = doubts.some(({ gone, added }) => !names[other].includes(gone) && !names[other].includes(added))
    return isGone || (!isSure && doubts.length > 0 && isMoved(other, names))
  }
  return isUntold('mine', 'theirs') || isUntold('theirs', 'mine')
}

/** The names that stay, in the order of one side; another side's own come after the same entry as there. */
export function orderedBy(lead: Side, names: Names, stays: (name: string) => boolean): string[] {
  const all = [...names[lead]]
  for (const other of [names.mine, names.theirs, names.base]) {
    for (const [index, name] of other.entries()) {
      if (all.includes(name) || !stays(name)) continue
      const isKnown = (neighbour: string) => all.includes(neighbour)
      const [before, after] = [other.slice(0, index).findLast(isKnown), other.slice(index).find(isKnown)]
      if (before !== undefined) all.splice(all.indexOf(before) + 1, 0, name)
      else all.splice(after === undefined ? all.length : all.indexOf(after), 0, name)
    }
  }
  return all.filter(stays)
}
