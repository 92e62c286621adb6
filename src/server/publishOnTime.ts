import { readManifest, type SiteManifest } from './http/siteManifest.ts'
import { versionAt } from './http/versions.ts'

/** Longest wait before looking at the clock again, ms: timers reach no further than 24 days, and clocks are adjusted. */
const longestWait = 60 * 60 * 1000
/** Until a version that could not be read is tried again, ms: a new build may have been replacing it. */
const retryDelay = 60 * 1000

interface OnTime {
  /** What is served; its files and notes are replaced when the next version is due. */
  readonly site: SiteManifest
  /**
   * Publishes and removes pages and facts on their dates. A request sees one version or the next, never both.
   * @param onChange called after each change, with the time of the next one, or why it could not be made
   * @returns what stops it
   */
  start(onChange: (next: number | undefined, fault?: unknown) => void): () => void
}

/**
 * The version of a build that is due.
 * @throws when there is no build, or its notes are not of this version
 */
export function publishOnTime(dist: string, now: () => number = Date.now): OnTime {
  let { folder, next } = versionAt(dist, now())
  const site = readManifest(folder)
  return {
    site,
    start(onChange) {
      let timer: NodeJS.Timeout | undefined
      const wait = () => {
        if (next !== undefined) timer = setTimeout(change, Math.min(Math.max(next - now(), 0), longestWait)).unref()
      }
      const change = () => {
        const due = versionAt(dist, now())
        try {
          if (due.folder !== folder) Object.assign(site, readManifest(due.folder))
        } catch (fault) {
          onChange(next, fault)
          timer = setTimeout(change, retryDelay).unref()
          return
        }
        const isNew = due.folder !== folder
        ;({ folder, next } = due)
        if (isNew) onChange(next)
        wait()
      }
      wait()
      return () => clearTimeout(timer)
    },
  }
}
