import type { Finding } from '../../content/fault.ts'
import { projectSite } from '../../content/projectSite.ts'
import type { Site } from '../../content/site.ts'
import { readSnapshot, type Snapshot, updateSnapshot } from '../../content/snapshot.ts'
import { galleryFiles } from '../gallery/pages.ts'

export interface LiveContent {
  readonly snapshot: Snapshot
  /** With the last good version of anything broken; undefined while a data file is broken that was never valid. */
  readonly site: Site | undefined
  /** What keeps parts of the snapshot out of the site. */
  readonly faults: readonly Finding[]
  /** Rereads what has changed; named files are read regardless of their modification time. */
  refresh(named: ReadonlySet<string>): void
}

/** Reads `content/` under `root`, and again file by file, so that one edit costs one file. No fault of the content is thrown. */
export function liveContent(root: string): LiveContent {
  let snapshot = readSnapshot(root, galleryFiles(root), true)
  let { site, findings } = projectSite(snapshot)
  return {
    get snapshot() {
      return snapshot
    },
    get site() {
      return site
    },
    get faults() {
      return findings
    },
    refresh(named) {
      snapshot = updateSnapshot(snapshot, named, galleryFiles(root))
      const next = projectSite(snapshot, site)
      site = next.site
      findings = next.findings
    },
  }
}
