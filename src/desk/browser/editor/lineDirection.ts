type Dir = 'ltr' | 'rtl'

/** A part of a line that reads in a direction of its own; `from` and `to` count from the line's start. */
export interface Isolate {
  readonly from: number
  readonly to: number
  readonly dir: Dir
}

/** Longest tag or address that is kept on one row, characters: a narrow window has no more room. */
const longestWhole = 32

export const isOnOneRow = ({ from, to, dir }: Isolate): boolean => dir === 'ltr' && to - from <= longestWhole

/** What a line belongs to. */
export type LinePlace = 'text' | 'yaml' | 'code'

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
/** Stands for a character of a tag or an address where only the words around it count. */
const standIn = '\ufffc'
const tableRow = /^\s*\|/
/** What stands in a cell of a table. */
const cell = /[^\s|\\](?:(?:\\.|[^|\\])*[^\s|\\])?|(?:\\.)+/g

/** What a line of YAML begins with: its indent, the dashes of list items, a key. */
const yamlStart = /^\s*(?:-\s+)*(?:(?:[\w./-]+|"[^"]*"|'[^']*'):(?:\s+|$))?/
/** Keys and values of a mapping or list in one line, and its comment. A quoted value may go on in the next line. */
const yamlToken =
  /(?<!\S)#.*|"(?:[^"\\]|\\.)*(?:"|$)|'(?:[^']|'')*(?:'|$)|[^\s,:#"'[\]{}](?:(?!:\s|\s+#|\s+[\]}]|\s+$)[^,[\]{}])*/g
/** Where a value without quotes ends: at a comment, at the next key or with a mapping over several lines. */
const afterPlain = /\s+#|,\s+[\w./-]+:\s|(?<=^[^[{]*)\s*[\]}]+,?$|,$/
/** A quoted value that is the whole of a line's rest. */
const onlyQuoted = /^(?:"(?:[^"\\]|\\.)*"|'(?:[^']|'')*')[\s,\]}]*(?:#.*)?$/
const fromTheLeft = new RegExp(`(${[tag, code, address].map(({ source }) => source).join('|')})`)

/** A text in pieces, of which every second one reads from the left in both languages: a tag, an address or code. */
export const piecesOf = (text: string): string[] => text.split(fromTheLeft)

/**
 * How a line of a page's source is laid out: in the page's direction where it has a word of the page's script or none at all,
 * in the other where its words are all foreign. Tags, addresses and code are isolated, what is Hebrew inside a tag again,
 * links with the address inside, and cells with foreign words.
 * @param base direction of the page
 * @param where code and the keys of YAML are Latin
 */
export function lineDirection(text: string, base: Dir, where: LinePlace): LineDirection {
  if (where === 'code') return { dir: 'ltr', isolates: [] }
  if (where === 'yaml') return yaml(text, base)
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
  for (const { from, to } of outer) rest = rest.slice(0, from) + standIn.repeat(to - from) + rest.slice(to)
  const dir = directionOf(rest, base, outer.length > 0)
  const links = [...text.matchAll(link)]
    .map(({ 0: found, index }): Isolate => ({ from: index, to: index + found.length, dir }))
    .filter(({ from, to }) => !outer.some(other => other.from <= from && other.to >= to))
  const cells = tableRow.test(text) ? foreignCells(rest, base) : []
  return { dir, isolates: [...cells, ...isolates, ...links].toSorted((a, b) => a.from - b.from || b.to - a.to) }
}

/** Latin cells beside each other would change sides, and join the end of a Hebrew one. */
const foreignCells = (row: string, base: Dir): Isolate[] =>
  [...row.matchAll(cell)].flatMap(({ 0: found, index }) =>
    (base === 'rtl' ? latin : hebrew).test(found)
      ? [{ from: index, to: index + found.length, dir: directionOf(found, base, false) }]
      : [],
  )

function directionOf(prose: string, base: Dir, hasParts: boolean): Dir {
  // The columns of a table stand as the page shows them.
  if (tableRow.test(prose)) return base
  const [own, other]: [RegExp, Dir] = base === 'rtl' ? [hebrew, 'ltr'] : [latin, 'rtl']
  if (own.test(prose)) return base
  if ((base === 'rtl' ? latin : hebrew).test(prose)) return other
  // A widget's tag on a line of its own.
  return hasParts && /^[\s\ufffc>*-]*$/.test(prose) ? 'ltr' : base
}

/** Words between the quotation marks of a tag's attributes. */
const hebrewValues = (text: string, offset: number): Isolate[] =>
  [...text.matchAll(attributeValue)].flatMap(({ 1: value = '', index }) => {
    const from = offset + index + 2
    return hebrew.test(value) ? [{ from, to: from + value.length, dir: 'rtl' as const }] : []
  })

/** The line itself reads from the left, as its keys do; each value that has Hebrew is isolated. */
function yaml(text: string, base: Dir): LineDirection {
  if (text.startsWith('#')) return { dir: hebrew.test(text) ? 'rtl' : 'ltr', isolates: [] }
  const start = yamlStart.exec(text)?.[0] ?? ''
  const value = text.slice(start.length).trimEnd()
  if (!hebrew.test(value)) return { dir: 'ltr', isolates: [] }
  const isolate = (found: string, from: number): Isolate[] =>
    hebrew.test(found)
      ? [{ from, to: from + found.length, dir: directionOf(found, isEnglish(text, from) ? 'ltr' : base, false) }]
      : []
  const tokensFrom = (from: number): Isolate[] =>
    [...text.slice(from).matchAll(yamlToken)].flatMap(({ 0: found, index }) => isolate(found, from + index))
  if (/^\[[^{}]*\]$/.test(value))
    return { dir: 'ltr', isolates: [...isolate(value, start.length), ...listItems(value, start.length)] }
  const isGoingOn = start.trim() === '' && !/^[[{]/.test(value) && !onlyQuoted.test(value)
  const end = isGoingOn ? value.length : /^[[{"']/.test(value) ? 0 : value.search(afterPlain)
  const plain = end < 0 ? value : value.slice(0, end)
  return { dir: 'ltr', isolates: [...isolate(plain, start.length), ...tokensFrom(start.length + plain.length)] }
}

/** Whether a value is the English one of a pair. */
const isEnglish = (text: string, from: number): boolean => /(?<![\w-])en:\s*$/.test(text.slice(0, from))

/** Entries of a list in one line: Latin ones beside each other would change sides, and join the end of a Hebrew one. */
const listItems = (list: string, offset: number): Isolate[] =>
  [...list.matchAll(listItem)].map(({ 0: found, index }) => ({
    from: offset + index,
    to: offset + index + found.length,
    dir: hebrew.test(found) ? 'rtl' : 'ltr',
  }))
