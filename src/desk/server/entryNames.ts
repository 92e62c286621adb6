import { isMap } from './data/valueNodes.ts'
import { eachSide, type Sides } from './sides.ts'

/** What tells the entries of a list from each other, for each side in its order. */
export interface Names extends Sides<readonly string[]> {
  /** Whether an entry with another name is another entry; else it may be the same one, changed. */
  readonly isSure: boolean
}

/**
 * Names by which entries are the same in three versions of a list: their ids, or else the values of the key that finds the most of
 * them again; single values are their own names.
 * @returns undefined where nothing tells all of them apart
 */
export function namesOf(lists: Sides<readonly unknown[]>): Names | undefined {
  const { base, mine, theirs } = lists
  const all = [...base, ...mine, ...theirs]
  if (!all.every(isMap)) return inPlace(namedBy(lists, entry => entry))
  if (all.some(entry => 'id' in entry)) return namedBy(lists, entry => isMap(entry) && entry.id, true)
  const keys = [...new Set(all.flatMap(entry => Object.keys(entry)))]
  const found = keys.flatMap(key => namedBy(lists, entry => (isMap(entry) ? entry[key] : undefined)) ?? [])
  const stays = ({ base, mine, theirs }: Names) =>
    base.filter(name => mine.includes(name) && theirs.includes(name)).length
  return inPlace(found.toSorted((a, b) => stays(b) - stays(a))[0])
}

/** Where nothing was moved, added or removed, an entry with a new name is the one that was in its place. */
function inPlace(names: Names | undefined): Names | undefined {
  if (!names) return undefined
  const { base, mine, theirs, isSure } = names
  const isSame = [mine, theirs].every(
    own => own.length === base.length && own.every((name, at) => name === base[at] || !base.includes(name)),
  )
  return isSame ? { base, mine: base, theirs: base, isSure } : names
}

function namedBy(
  lists: Sides<readonly unknown[]>,
  nameIn: (entry: unknown) => unknown,
  isSure = false,
): Names | undefined {
  const named = eachSide(lists, list => list.map(entry => JSON.stringify(nameIn(entry)) as string | undefined))
  const isTold = (names: readonly (string | undefined)[]): names is readonly string[] =>
    !names.includes(undefined) && new Set(names).size === names.length
  const { base, mine, theirs } = named
  return isTold(base) && isTold(mine) && isTold(theirs) ? { base, mine, theirs, isSure } : undefined
}
