import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

const ahead = 'ahead'

/** Where a build keeps the site as of a moment (ms since 1970), under `dist`. */
export const versionFolder = (moment: number): string => `${ahead}/${moment}`

/** A site that a build made, and the moment from which it is the one to serve. */
interface Version {
  readonly folder: string
  readonly from: number
}

/** A build's current and future versions, in order. */
function versionsIn(dist: string): Version[] {
  const names = existsSync(join(dist, ahead)) ? readdirSync(join(dist, ahead)) : []
  const later = names
    .map(Number)
    .filter(Number.isInteger)
    .sort((a, b) => a - b)
  return [{ folder: dist, from: 0 }, ...later.map(from => ({ folder: join(dist, versionFolder(from)), from }))]
}

/** The folder to serve at a moment, and the moment of the next one; ms since 1970. */
export function versionAt(dist: string, now: number): { readonly folder: string; readonly next: number | undefined } {
  const versions = versionsIn(dist)
  return {
    folder: versions.findLast(({ from }) => from <= now)?.folder ?? dist,
    next: versions.find(({ from }) => from > now)?.from,
  }
}
