import type { Data, DataName, StoreCategory } from '../dataFiles.ts'
import type { FactsBefore } from '../factsBefore.ts'
import type { Finding, Place } from '../fault.ts'
import type { PageSource } from '../pageSource.ts'
import type { Snapshot } from '../snapshot.ts'
import type { WidgetDescriptions } from '../widgets.ts'

export type { Finding, Place } from '../fault.ts'
export type { PageSource } from '../pageSource.ts'

/** A data file that is well formed and has the right shape. */
export interface DataFile<Value> {
  readonly file: string
  readonly value: Value
  /** Where an entry is: `place('kandji.trial', 'value')`. */
  place(...path: (string | number)[]): Place
}

/** Data files that are a map or list of entries of one kind, each of which stands for itself. */
export type EntriesName = 'facts' | 'redirects'

/** What the checks look at: the content of a snapshot, and what else decides whether it is right. */
export interface Content extends Snapshot {
  /** Today, YYYY-MM-DD; decides which facts have expired. */
  readonly today: string
  /** The widgets that pages may use. */
  readonly widgets: WidgetDescriptions
  /** Every page there is, for what one page says of another. */
  readonly allPages: readonly PageSource[]
  /** Those whose own text is to be checked: all of them, but in a build those that changed since they last passed. */
  readonly pages: readonly PageSource[]
  /** A data file; undefined where it is missing or faulty, which the check `data` reports. */
  data<Name extends DataName>(name: Name): DataFile<Data[Name]> | undefined
  /** Those entries of a map or list that are sound, whatever is wrong with the others; undefined where the file cannot be read. */
  entries<Name extends EntriesName>(name: Name): DataFile<Data[Name]> | undefined
  /** The facts as they were until they were last changed, with the values of today; undefined where git does not know. */
  readonly factsBefore: FactsBefore | undefined
  /** What the file of a page said before, the last first; read from disk and git as it is asked for. */
  earlierTexts(page: PageSource): Iterable<string>
  /** Categories of the store; those whose file is faulty are left out. */
  readonly store: readonly DataFile<StoreCategory>[]
}

/** Finds one kind of fault. Pure; its findings are worded for a person who never programmed. */
export type Check = (content: Content) => Iterable<Finding>
