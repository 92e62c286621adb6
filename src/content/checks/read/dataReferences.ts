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

const names = ['navigation', 'vendors', 'testimonials'] as const

/** What the value at a path of a data file names; undefined where it is no name. */
export function referenceKind(file: string, path: readonly (string | number)[]): DataReference['kind'] | undefined {
  const name = names.find(name => file === fileOf(name))
  const named: Readonly<Record<string, DataReference['kind']>> = name ? kinds[name] : {}
  return named[String(path.findLast(step => typeof step === 'string'))]
}

const fileOf = (name: string): string => `content/data/${name}.yaml`

/** All of them, in the order of the files; what is no name at all is a fault of another check. */
export function dataReferences(content: Content): DataReference[] {
  return names.flatMap(name => {
    const file = content.yaml.get(fileOf(name))
    return dataTexts(content, name).flatMap(({ text, path }): DataReference[] => {
      const last = path.at(-1)
      const kind = referenceKind(fileOf(name), path)
      return file && kind
        ? [{ kind, key: typeof last === 'string' ? last : '', value: text, place: file.place(...path) }]
        : []
    })
  })
}
