import type { Locale } from '../../content/locales/locales.ts'
import type { PagePath } from '../../content/locales/urls.ts'
import type { Block } from '../compare/blocks.ts'
import type { Change } from '../compare/changes.ts'
import type { RedirectChange } from '../compare/compareBuilds.ts'
import type { Weight } from '../compare/weight.ts'
import type { Base, Head } from '../git/repository.ts'
import type { AxeViolation } from '../screenshots/axe.ts'
import type { Box } from '../screenshots/boxes.ts'
import type { Viewport } from '../screenshots/viewports.ts'

/** Screenshot of a whole page, with boxes around what changed in it. */
export interface MarkedScreenshot {
  /** Path below the report's folder. */
  file: string
  width: number
  height: number
  boxes: Box[]
}

/** One changed region of a page in one viewport: the parts of its screenshots to show. */
export interface ShownRegion {
  /** Equal where the same rows were replaced by the same others, on whatever page. */
  signature: string
  before?: Box
  after?: Box
}

/** How a page's appearance changed in one viewport. */
export interface ViewportDiff {
  before?: MarkedScreenshot
  after?: MarkedScreenshot
  regions: ShownRegion[]
}

export type Appearance = Partial<Record<Viewport, ViewportDiff>>

export interface PageReport {
  url: PagePath
  locale: Locale
  status: 'changed' | 'moved' | 'new' | 'removed'
  /** The old address of a page that moved; it leads here now. */
  movedFrom?: PagePath
  /** Where a removed page's address leads now. */
  leadsTo?: string
  changes: Change[]
  appearance: Appearance
  violations: { added: AxeViolation[]; fixed: AxeViolation[] }
  weight?: { before: Weight; after: Weight }
}

/** A page in both languages; what a reviewer ticks off as one. */
export interface PairReport {
  path: PagePath
  title: string
  /** Legal text or consent wording changed: someone authorised has to approve it. */
  sensitive: ('legal' | 'consent')[]
  /** What the reviewer should know about the other language. */
  translation?: string
  /**
   * The language that did not change, and its text in the places where the other one did: on the page,
   * and in its head. */
  unchanged?: { locale: Locale; url: PagePath; counterparts: Block[]; head: { name: string; value: string }[] }
  pages: PageReport[]
}

/** A change reported once for all the pages that have it. */
interface SharedChangeReport {
  locale: Locale
  change: Change
  count: number
  of: number
}

export interface Report {
  /** Equal for the same base and the same result: the browser stores what was seen under it. */
  id: string
  base: Base
  head: Head
  compared: number
  everywhere: SharedChangeReport[]
  /** What the changes that all pages share look like, on a page without others. */
  samples: { locale: Locale; url: PagePath; appearance: Appearance }[]
  pairs: PairReport[]
  redirects: RedirectChange[]
}
