import type { Content, Place } from '../types.ts'

/** A place of a data file that names something else. */
export interface DataReference {
  readonly kind: 'page' | 'href' | 'logo'
  /** The key before the value; empty in a list. */
  readonly key: string
  readonly value: string
  readonly place: Place
}

/** What keys of these files hold. */
const kinds: Readonly<Record<string, Readonly<Record<string, DataReference['kind']>>>> = {
  navigation: { page: 'page', pages: 'page', href: 'href' },
  vendors: { page: 'page', logo: 'logo' },
  testimonials: { logo: 'logo' },
}

/** All of them, in the order of the files. */
export function dataReferences(content: Content): DataReference[] {
  return (['navigation', 'vendors', 'testimonials'] as const).flatMap(name => {
    const file = content.data(name)
    return file ? within(file.value, [], undefined, kinds[name] ?? {}, file.place) : []
  })
}

type Path = readonly (string | number)[]

function within(
  value: unknown,
  path: Path,
  inherited: DataReference['kind'] | undefined,
  named: Readonly<Record<string, DataReference['kind']>>,
  place: (...path: Path) => Place,
): DataReference[] {
  if (typeof value === 'string') {
    const last = path.at(-1)
    return inherited
      ? [{ kind: inherited, key: typeof last === 'string' ? last : '', value, place: place(...path) }]
      : []
  }
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => {
    const step = Array.isArray(value) ? Number(key) : key
    return within(inner, [...path, step], named[key] ?? inherited, named, place)
  })
}
