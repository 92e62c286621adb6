import type { Content, Place } from '../types.ts'
import { dataTexts } from './asRead.ts'

/** A place of a data file that names something else. */
export interface DataReference {
  readonly kind: 'page' | 'href' | 'logo'
  /** The key before the value; empty in a list. */
  readonly key: string
  readonly value: string
  readonly place: Place
}

/** What keys of these files hold. */
const kinds = {
  navigation: { page: 'page', pages: 'page', href: 'href' },
  vendors: { page: 'page', logo: 'logo' },
  testimonials: { logo: 'logo' },
} as const satisfies Readonly<Record<string, Readonly<Record<string, DataReference['kind']>>>>

/** All of them, in the order of the files; what is no name at all is a fault of another check. */
export function dataReferences(content: Content): DataReference[] {
  return (['navigation', 'vendors', 'testimonials'] as const).flatMap(name => {
    const named: Readonly<Record<string, DataReference['kind']>> = kinds[name]
    const file = content.yaml.get(`content/data/${name}.yaml`)
    return dataTexts(content, name).flatMap(({ text, path }): DataReference[] => {
      const last = path.at(-1)
      const kind = named[String(path.findLast(step => typeof step === 'string'))]
      return file && kind
        ? [{ kind, key: typeof last === 'string' ? last : '', value: text, place: file.place(...path) }]
        : []
    })
  })
}
