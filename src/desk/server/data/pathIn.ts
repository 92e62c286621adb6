import { isDeepStrictEqual } from 'node:util'
import { earlierIndexes } from '../../earlierIndexes.ts'
import type { DataPath } from './protocol.ts'
import { isMap } from './valueNodes.ts'

/**
 * Where a path that was read in one version of some data leads in a later one: entries of lists may have come before it, or gone.
 * @returns undefined where its entry is gone, or cannot be told from others
 */
export function pathIn(before: unknown, after: unknown, path: DataPath): DataPath | undefined {
  const [step, ...rest] = path
  if (step === undefined || isDeepStrictEqual(before, after)) return path
  if (Array.isArray(after) && typeof step === 'number') {
    const earlier: readonly unknown[] = Array.isArray(before) ? before : []
    const now =
      step === earlier.length ? after.length : earlierIndexes(earlier.map(written), after.map(written)).indexOf(step)
    const inner = now < 0 ? undefined : pathIn(earlier[step], after[now], rest)
    return inner && [now, ...inner]
  }
  const [own, later] = [entryOf(before, step), entryOf(after, step)]
  // A last key that is left out may be written again.
  if (own !== undefined && later === undefined && rest.length > 0) return undefined
  const inner = pathIn(own, later, rest)
  return inner && [step, ...inner]
}

/** The value that a path leads to. */
export const valueAt = (data: unknown, path: DataPath): unknown =>
  path.reduce<unknown>((inner, step) => {
    if (Array.isArray(inner)) return typeof step === 'number' ? (inner as readonly unknown[])[step] : undefined
    return entryOf(inner, step)
  }, data)

const written = (value: unknown): string => JSON.stringify(value) ?? ''

const entryOf = (data: unknown, key: string | number): unknown => (isMap(data) ? data[key] : undefined)
