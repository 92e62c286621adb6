import type { Data } from '../../dataFiles.ts'
import type { WidgetDescriptions } from '../../widgets.ts'
import type { Content, PageSource } from '../types.ts'

/** Where the links of a site can lead to. */
export interface Addresses {
  /** Every page by its plain path, in the language asked for where it exists. */
  readonly pages: ReadonlyMap<string, readonly PageSource[]>
  /** Old address → new one. */
  readonly redirects: ReadonlyMap<string, string>
  /** Files served as they are, such as `/logos/apple.svg`. */
  readonly files: ReadonlySet<string>
  /** Who the site speaks for, where that file could be read. */
  readonly company: Data['company'] | undefined
  /** Some widgets have places that links lead to. */
  readonly widgets: WidgetDescriptions
}

const known = new WeakMap<Content, Addresses>()

export function addressesOf(content: Content): Addresses {
  const addresses = known.get(content) ?? collect(content)
  known.set(content, addresses)
  return addresses
}

function collect(content: Content): Addresses {
  return {
    pages: Map.groupBy(content.allPages, ({ path }) => path),
    redirects: new Map(content.entries('redirects')?.value.map(({ from, to }) => [from, to])),
    files: new Set([...content.files.keys()].flatMap(file => (file.startsWith('public/') ? [file.slice(6)] : []))),
    company: content.data('company')?.value,
    widgets: content.widgets,
  }
}
