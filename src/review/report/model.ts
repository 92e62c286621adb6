import type { Locale } from '../../content/locales/locales.ts'
import type { PagePath } from '../../content/locales/urls.ts'
import type { Change } from '../compare/changes.ts'
import type { RedirectChange } from '../compare/compareBuilds.ts'
import type { Weight } from '../compare/weight.ts'
import type { Base, Head } from '../git/repository.ts'
import type { Block } from '../html/blocks.ts'
import type { AxeFault } from '../pictures/axeFaults.ts'
import type { Box } from '../pictures/clusters.ts'
import type { Viewport } from '../pictures/viewports.ts'

/** A picture file below the report's folder, with boxes around what changed in it. */
export interface Shot {
  file: string
  width: number
  height: number
  boxes: Box[]
}

/** One changed place of a page in one viewport. */
export interface ShownRegion {
  /** The same where the same rows became the same others, on whatever page. */
  signature: string
  before?: Shot
  after?: Shot
}

/** How a page looks in one viewport. */
export interface Look {
  before?: Shot
  after?: Shot
  /** The first of them; all are marked in the whole pictures. */
  regions: ShownRegion[]
  /** How many there are beyond those. */
  more: number
}

export type Looks = Partial<Record<Viewport, Look>>

export interface PageReport {
  url: PagePath
  locale: Locale
  status: 'changed' | 'moved' | 'new' | 'removed'
  /** Where a page that moved stood; its old address leads here. */
  movedFrom?: PagePath
  /** Where a removed page's address leads now. */
  leadsTo?: string
  changes: Change[]
  looks: Looks
  faults: { added: AxeFault[]; fixed: AxeFault[] }
  weight?: { before: Weight; after: Weight }
}

/** A page in both languages; the unit that a reviewer ticks off. */
export interface PairReport {
  path: PagePath
  title: string
  /** Legal text or consent wording changed: somebody who may decide on it must look. */
  sensitive: ('legal' | 'consent')[]
  /** What the reviewer should know of the other language. */
  translation?: string
  /** The language that did not change, and what it says where the other one did. */
  other?: { locale: Locale; url: PagePath; places: Block[] }
  pages: PageReport[]
}

/** A change told once for all the pages that have it. */
export interface EverywhereReport {
  locale: Locale
  change: Change
  count: number
  of: number
}

export interface Report {
  /** The same for the same base and the same result: under it the browser keeps what was seen. */
  id: string
  base: Base
  head: Head
  compared: number
  everywhere: EverywhereReport[]
  /** How the changes that all pages share look, on a page that has no other. */
  samples: { locale: Locale; url: PagePath; looks: Looks }[]
  pairs: PairReport[]
  redirects: RedirectChange[]
}
