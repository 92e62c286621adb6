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

/** Whether a side has new entries and lacks old ones, which may be the same ones under other names. */
export const isReplaced = (side: Changed, { base, [side]: own }: Names): boolean =>
  base.some(name => !own.includes(name)) && own.some(name => !base.includes(name))

/** Whether it cannot be told which entry became which. */
export function isUnknown(names: Names): boolean {
  const { base, mine, theirs, isSure } = names
  const isGone = base.some(name => !mine.includes(name) && !theirs.includes(name))
  const isNew = [...mine, ...theirs].some(name => !base.includes(name) && mine.includes(name) !== theirs.includes(name))
  if (isGone && isNew) return true
  const isMixed = (one: Changed, other: Changed) => isReplaced(one, names) && isMoved(other, names)
  return !isSure && (isMixed('mine', 'theirs') || isMixed('theirs', 'mine'))
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
