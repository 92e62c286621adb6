import type { Root } from 'mdast'
import type {} from 'mdast-util-mdx'
import type { Data, DataName, StoreCategory } from '../dataFiles.ts'
import type { Finding, Place } from '../fault.ts'
import type { Locale } from '../locales/locales.ts'
import type { PagePath } from '../locales/urls.ts'
import type { Section } from '../site.ts'
import type { WidgetDescriptions } from '../widgets.ts'
import type { PictureSize } from './read/pictureSize.ts'
import type { YamlFile } from './yamlFile.ts'

export type { Finding, Place } from '../fault.ts'

/** One language of one page as its writer left it: whatever could not be read is empty, and told in `unread`. */
export interface Page {
  /** From the project's root, with forward slashes. */
  readonly file: string
  readonly section: Section
  readonly slug: string
  readonly locale: Locale
  /** The plain path, the same in both languages. */
  readonly path: PagePath
  /** The whole file. */
  readonly source: string
  /** As written, not validated; empty when it could not be read. */
  readonly frontMatter: Readonly<Record<string, unknown>>
  /** Line of each key of the front matter. */
  readonly frontMatterLines: Readonly<Record<string, number>>
  /** Syntax tree of the body; positions are those of the file. Empty when the body does not parse. */
  readonly tree: Root
  /** Why the front matter or the body could not be read. */
  readonly unread: readonly Finding[]
}

/** A data file that is well formed and has the right shape. */
export interface DataFile<Value> {
  readonly file: string
  readonly value: Value
  /** Where an entry stands: `place('kandji.trial', 'value')`. */
  place(...path: (string | number)[]): Place
}

/** Everything below `content/`, read once; checks never touch the disk. */
export interface Content {
  readonly root: string
  /** Of today, as 2026-11-01: facts expire by it. */
  readonly today: string
  /** The widgets that pages may use. */
  readonly widgets: WidgetDescriptions
  /** Every page there is, for what one page says of another. */
  readonly allPages: readonly Page[]
  /** Those whose own text is to be checked: all of them, but in a build those that changed since they last passed. */
  readonly pages: readonly Page[]
  /** A data file; undefined where it is missing or faulty, which the check `data` tells. */
  data<Name extends DataName>(name: Name): DataFile<Data[Name]> | undefined
  /** Categories of the store; those whose file is faulty are left out. */
  readonly store: readonly DataFile<StoreCategory>[]
  /** Every YAML file below `content/`, by path; well formed or not. */
  readonly yaml: ReadonlyMap<string, YamlFile>
  /** Size in bytes of every file below `content/` and `public/`, by path. */
  readonly files: ReadonlyMap<string, number>
  /** Size of every PNG and JPEG file below `content/`, by path. */
  readonly pictures: ReadonlyMap<string, PictureSize | 'unreadable'>
}

/** One kind of fault: pure, and told in words for a person who never programmed. */
export type Check = (content: Content) => Iterable<Finding>
