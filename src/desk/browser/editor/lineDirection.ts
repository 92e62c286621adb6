type Dir = 'ltr' | 'rtl'

/** A part of a line that reads in a direction of its own; `from` and `to` count from the line's start. */
interface Isolate {
  readonly from: number
  readonly to: number
  readonly dir: Dir
}

export interface LineDirection {
  readonly dir: Dir
  /** Outer ones before those inside them. */
  readonly isolates: readonly Isolate[]
}

const hebrew = /[\u0590-\u05ff\ufb1d-\ufb4f]/
const latin = /[A-Za-z\u00c0-\u024f]/

/** A tag of a widget, one that is only begun included. */
const tag = /<\/?[A-Za-z](?:"[^"]*(?:"|$)|[^<>"])*(?:>|$)/g
const attributeValue = /="([^"]*)"/g
const code = /`[^`]+`/g
/** The address of a link or picture, without its brackets. */
const address = /(?<=\]\()[^)\s]+/g
/** A link or picture as a whole: with a Latin word before it, its own words would change sides with its address. */
const link = /!?\[[^\]]*\]\([^)]*\)/g
const listItem = /"[^"]*"|'[^']*'|[^\s,[\]][^,[\]]*/g
const comment = /\{\/\*.*?\*\/\}/g
const fromTheLeft = new RegExp(`(${[tag, code, address].map(({ source }) => source).join('|')})`)

/** A text in pieces, of which every second one reads from the left in both languages: a tag, an address or code. */
export const piecesOf = (text: string): string[] => text.split(fromTheLeft)

/**
 * How a line of a page's source is laid out: in the page's direction where it has a word of the page's script or none at all,
 * in the other where its words are all foreign. Tags, addresses and code are isolated, what is Hebrew inside a tag again, and
 * links with the address inside.
 * @param base direction of the page
 * @param where what the line belongs to; code and the keys of front matter are Latin
 */
export function lineDirection(text: string, base: Dir, where: 'text' | 'frontMatter' | 'code'): LineDirection {
  if (where === 'code') return { dir: 'ltr', isolates: [] }
  if (where === 'frontMatter') return frontMatter(text)
  const parts = [tag, code, address, comment].flatMap(pattern =>
    [...text.matchAll(pattern)].map(({ 0: found, index }) => ({ from: index, to: index + found.length, text: found })),
  )
  // What stands inside a tag belongs to it.
  const outer = parts
    .filter(part => !parts.some(other => other !== part && other.from <= part.from && other.to >= part.to))
    .toSorted((a, b) => a.from - b.from)
  const isolates = outer.flatMap((part): Isolate[] => [
    { from: part.from, to: part.to, dir: part.text.startsWith('{') ? base : 'ltr' },
    ...(part.text.startsWith('<') ? hebrewValues(part.text, part.from) : []),
  ])
  let rest = text
  for (const { from, to } of outer) rest = rest.slice(0, from) + ' '.repeat(to - from) + rest.slice(to)
  const dir = directionOf(rest, base, outer.length > 0)
  const links = [...text.matchAll(link)]
    .map(({ 0: found, index }): Isolate => ({ from: index, to: index + found.length, dir }))
    .filter(({ from, to }) => !outer.some(other => other.from <= from && other.to >= to))
  return { dir, isolates: [...isolates, ...links].toSorted((a, b) => a.from - b.from || b.to - a.to) }
}

function directionOf(prose: string, base: Dir, hasParts: boolean): Dir {
  // The columns of a table stand as the page shows them.
  if (/^\s*\|/.test(prose)) return base
  const [own, other]: [RegExp, Dir] = base === 'rtl' ? [hebrew, 'ltr'] : [latin, 'rtl']
  if (own.test(prose)) return base
  if ((base === 'rtl' ? latin : hebrew).test(prose)) return other
  // A widget's tag on a line of its own.
  return hasParts && /^[\s>*-]*$/.test(prose) ? 'ltr' : base
}

/** Words between the quotation marks of a tag's attributes. */
const hebrewValues = (text: string, offset: number): Isolate[] =>
  [...text.matchAll(attributeValue)].flatMap(({ 1: value = '', index }) => {
    const from = offset + index + 2
    return hebrew.test(value) ? [{ from, to: from + value.length, dir: 'rtl' as const }] : []
  })

function frontMatter(text: string): LineDirection {
  if (text.startsWith('#')) return { dir: hebrew.test(text) ? 'rtl' : 'ltr', isolates: [] }
  const [, key = '', value = ''] = /^(\s*(?:[\w-]+:\s*)?)(.*?)\s*$/.exec(text) ?? []
  if (!hebrew.test(value)) return { dir: 'ltr', isolates: [] }
  const whole: Isolate = { from: key.length, to: key.length + value.length, dir: 'rtl' }
  return { dir: 'ltr', isolates: [whole, ...(value.startsWith('[') ? listItems(value, key.length) : [])] }
}

/** Entries of a list in one line: Latin ones beside each other would change sides, and join the end of a Hebrew one. */
const listItems = (list: string, offset: number): Isolate[] =>
  [...list.matchAll(listItem)].map(({ 0: found, index }) => ({
    from: offset + index,
    to: offset + index + found.length,
    dir: hebrew.test(found) ? 'rtl' : 'ltr',
  }))
