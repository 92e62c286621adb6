import type { Finding } from '../../fault.ts'
import { nearest } from '../../nearest.ts'
import type { Reference } from '../../widgets.ts'
import type { Content } from '../types.ts'

/** Everything that widgets and data files can name; undefined where its file could not be read. */
export type Names = Readonly<Record<Exclude<Reference, 'pages' | 'fact'>, readonly string[] | undefined>>

export function namesOf(content: Content): Names {
  const keys = (value: object | undefined) => value && Object.keys(value)
  return {
    plans: keys(content.data('plans')?.value),
    page: [...new Set(content.allPages.map(({ path }) => (path === '/' ? 'home' : path.slice(1))))],
    storeCategory: content.store.map(({ value }) => value.slug),
  }
}

const said: Readonly<Record<keyof Names, [thing: string, place: string]>> = {
  plans: ['price table', 'content/data/plans.yaml'],
  page: ['page', 'content/'],
  storeCategory: ['category of the store', 'content/data/store/'],
}

/** What to say of a name that nothing has; nothing where it is known, or nobody can know. */
export function unknownName(
  word: string,
  kind: keyof Names,
  names: Names,
  fix: (close: string) => string,
): Pick<Finding, 'found' | 'expected' | 'fix'> | undefined {
  const known = names[kind]
  if (!known || known.includes(word)) return undefined
  const [thing, place] = said[kind]
  const close = nearest(word, known)
  const found = word ? `the ${thing} "${word}", which ${place} does not have` : `an empty name of a ${thing}`
  return close
    ? { found, expected: `a ${thing} that is there; did you mean "${close}"?`, fix: fix(close) }
    : { found, expected: `a ${thing} that is there${known.length <= 12 ? `: ${known.join(', ')}` : ''}` }
}
