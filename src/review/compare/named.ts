/** A named value before and after; undefined where it did or does not exist. */
export interface NamedChange {
  names: string[]
  before?: string
  after?: string
}

/** Differences of two sets of named values; names that changed alike (title and og:title) are one change. */
export function compareNamed(before: ReadonlyMap<string, string>, after: ReadonlyMap<string, string>): NamedChange[] {
  const changes = new Map<string, NamedChange>()
  for (const name of new Set([...after.keys(), ...before.keys()])) {
    const [old, now] = [before.get(name), after.get(name)]
    if (old === now) continue
    const key = JSON.stringify([old ?? null, now ?? null])
    const known = changes.get(key)
    if (known) known.names.push(name)
    else
      changes.set(key, {
        names: [name],
        ...(old === undefined ? {} : { before: old }),
        ...(now === undefined ? {} : { after: now }),
      })
  }
  return [...changes.values()]
}
