/** A paragraph or heading in which two versions of a page differ, and nowhere else. */
export interface ChangedBlock {
  name: string
  /** Its place among the elements of that name. */
  index: number
  before: string
  after: string
}

/** Elements that hold no other of their name: the first end is their own. */
const names = ['p', 'h1', 'h2', 'h3', 'h4'] as const

/**
 * The one block in which the HTML of a page differs from the last, as it does from key to key: parsing and comparing all of a
 * long page takes thirty times as long as that of a paragraph.
 * @returns undefined where more than one block changed, or something else
 */
export function changedBlock(before: string, after: string): ChangedBlock | undefined {
  const at = firstDifference(before, after)
  const [start, name] = names
    .map(each => [Math.max(before.lastIndexOf(`<${each}>`, at), before.lastIndexOf(`<${each} `, at)), each] as const)
    .reduce((last, next) => (next[0] > last[0] ? next : last))
  // Where another element now begins, one was added above: the first end of that name is not its own.
  if (start < 0 || at === before.length || !beginsAt(after, name, start)) return undefined
  const [end, newEnd] = [endOf(before, name, start), endOf(after, name, start)]
  // Both go on alike, so that no other block changed.
  if (end <= at || newEnd <= at || before.slice(end) !== after.slice(newEnd)) return undefined
  const index = before.slice(0, start).match(new RegExp(`<${name}[ >]`, 'g'))?.length ?? 0
  return { name, index, before: before.slice(start, end), after: after.slice(start, newEnd) }
}

function firstDifference(one: string, other: string): number {
  const shorter = Math.min(one.length, other.length)
  for (let at = 0; at < shorter; at++) if (one.charCodeAt(at) !== other.charCodeAt(at)) return at
  return shorter
}

const beginsAt = (html: string, name: string, start: number): boolean =>
  html.startsWith(`<${name}>`, start) || html.startsWith(`<${name} `, start)

/** Where an element ends; 0 if nowhere. */
function endOf(html: string, name: string, start: number): number {
  const close = `</${name}>`
  const at = html.indexOf(close, start)
  return at < 0 ? 0 : at + close.length
}
