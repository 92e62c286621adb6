import type { Finding } from '../../fault.ts'
import { type Message, msg } from '../../messages/msg.ts'
import { nearest } from '../../nearest.ts'
import { readStore } from '../../readData.ts'
import type { Reference } from '../../widgets.ts'
import type { Content } from '../types.ts'
import { entriesAsRead } from './asRead.ts'

/** Everything that widgets and data files can name, faulty or not; undefined where its file could not be read. */
export type Names = Readonly<Record<Exclude<Reference, 'pages' | 'fact'>, readonly string[] | undefined>>

export function namesOf(content: Content): Names {
  const plans = entriesAsRead(content, 'plans')
  return {
    plans: plans && Object.keys(plans),
    page: [...new Set(content.allPages.map(nameOf))],
    storeCategory: readStore(content.yaml).map(({ slug }) => slug),
  }
}

/** What a page is called in data and properties. */
export const nameOf = ({ path }: { readonly path: string }): string => (path === '/' ? 'home' : path.slice(1))

const said: Readonly<Record<keyof Names, (word: string) => Message>> = {
  plans: word => msg('the price table "{word}", which content/data/plans.yaml does not have', { word }),
  page: word => msg('the page "{word}", which content/ does not have', { word }),
  storeCategory: word => msg('the category of the store "{word}", which content/data/store/ does not have', { word }),
}

/** The same for a field of a table, where only what belongs there is read. */
const saidInTable: Readonly<Record<keyof Names, (word: string) => Message>> = {
  plans: word => msg('the name of a price table; there is none called “{word}”', { word }),
  page: word => msg('the name of a page, as its address has it; there is none called “{word}”', { word }),
  storeCategory: word => msg('the name of a category of the store; there is none called “{word}”', { word }),
}

/**
 * The fault of an unknown name; undefined where the name is known, or cannot be checked.
 * @param titled the name of what has the word for its title
 */
export function unknownName(
  word: string,
  kind: keyof Names,
  names: Names,
  fix: (close: string) => string,
  titled?: string,
): Pick<Finding, 'found' | 'expected' | 'inTable' | 'fix'> | undefined {
  const known = names[kind]
  if (!known || known.includes(word)) return undefined
  const close = titled ?? closest(word, known)
  const found = word ? said[kind](word) : msg('an empty name')
  return close
    ? { found, expected: msg('one that exists; did you mean "{close}"?', { close }), fix: fix(close) }
    : {
        found,
        expected: known.length <= 12 ? msg('one that exists: {known}', { known }) : anyOf(kind, known),
        ...(word ? { inTable: saidInTable[kind](word) } : {}),
      }
}

/** How one of more names than can be listed is found. */
const anyOf = (kind: keyof Names, [example = '']: readonly string[]): Message =>
  kind === 'page'
    ? msg('the name of a page: that of its file, without folder and language, such as “{example}”', { example })
    : msg('one that exists')

/** The name most likely meant by one, or by an address or file that ends with it. */
function closest(word: string, known: readonly string[]): string | undefined {
  const name = word
    .trim()
    .toLowerCase()
    .replace(/[?#].*$/, '')
    .replace(/^.*\/(?=.)/, '')
    .replace(/(?:\.(?:en|he))?\.(?:mdx?|html?)$/, '')
  if (known.includes(name)) return name
  // Of a long name, part of it is further away than some short one.
  const [whole, ...others] = known.filter(each => each.split('-').includes(name))
  return whole && others.length === 0 ? whole : nearest(name, known)
}
