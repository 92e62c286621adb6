/** The versions of a file in which git left a merge unfinished; all of them have what git could merge. */
export interface Versions {
  readonly upper: string
  readonly lower: string
  /** What both began with, where git was set up to write it (`merge.conflictStyle` diff3). */
  readonly base?: string
  /** What they have in common, without the lines that differ. */
  readonly common: string
}

type Part = 'common' | 'upper' | 'base' | 'lower'

/** Git's marks, each at the start of a line: where a place in which the versions differ begins, how it goes on, and where it ends. */
const marks: readonly { readonly mark: RegExp; readonly after: readonly Part[]; readonly begins: Part }[] = [
  { mark: /^<{7}( |$)/, after: ['common'], begins: 'upper' },
  { mark: /^\|{7}( |$)/, after: ['upper'], begins: 'base' },
  { mark: /^={7}$/, after: ['upper', 'base'], begins: 'lower' },
  { mark: /^>{7}( |$)/, after: ['lower'], begins: 'common' },
]

/** Undefined for a text without git's marks, also where they are incomplete or in another order than git writes them. */
export function versionsIn(text: string): Versions | undefined {
  const lines: Record<Part, string[]> = { common: [], upper: [], base: [], lower: [] }
  let part: Part = 'common'
  let [places, bases] = [0, 0]
  for (const line of text.split(/(?<=\n)/)) {
    const found = marks.find(({ mark }) => mark.test(line.replace(/\n$/, '')))
    // Outside of such a place it underlines a heading.
    if (found && !(found.begins === 'lower' && part === 'common')) {
      if (!found.after.includes(part)) return undefined
      part = found.begins
      if (part === 'upper') places++
      if (part === 'base') bases++
    } else {
      lines[part].push(line)
      if (part === 'common') for (const each of ['upper', 'base', 'lower'] as const) lines[each].push(line)
    }
  }
  if (places === 0 || part !== 'common') return undefined
  const textOf = (version: Part) => lines[version].join('')
  const base = bases === places ? { base: textOf('base') } : {}
  return { upper: textOf('upper'), lower: textOf('lower'), common: textOf('common'), ...base }
}
