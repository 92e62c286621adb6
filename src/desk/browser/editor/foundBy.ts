import type { Completion } from '@codemirror/autocomplete'

/** A choice with what it is found by: names, and words about it. */
export interface Findable {
  readonly option: Completion
  readonly names: readonly string[]
  readonly about?: string
}

/** A text from each of its words on, as `PageHero` from `Hero`. */
function fromEachWord(text: string): string[] {
  const words = text
    .replace(/(?<=\p{Ll})(?=\p{Lu})/gu, ' ')
    .toLowerCase()
    .split(/[^\p{L}\p{N}״׳]+/u)
  return words.flatMap((word, first) => {
    const rest = words.slice(first).join(' ')
    return prefixed.test(word) ? [rest, rest.slice(1)] : [rest]
  })
}

/** A Hebrew word that may begin with ‘and’, ‘the’ or the like: one letter before a noun, which nobody looks for. */
const prefixed = /^[והבלמשכ][א-ת]{3}/

/**
 * The choices of which a word begins with what was typed; those that are called so come first. CodeMirror's own search finds a
 * single letter only where a label begins, and knows no second name.
 */
export function foundBy(typed: string, choices: readonly Findable[]): Completion[] {
  const sought = typed.toLowerCase()
  // Of a Hebrew noun in the feminine, its plural too.
  const singular = sought.replace(/(?<=[א-ת]{3})ה$/, '')
  const isBegun = (text: string) => text.startsWith(sought) || (singular !== sought && text.startsWith(`${singular}ות`))
  const rankOf = ({ names, about = '' }: Findable): number => {
    if (names.some(name => isBegun(name.toLowerCase()))) return 0
    if (names.some(name => fromEachWord(name).some(isBegun))) return 1
    return fromEachWord(about).some(isBegun) ? 2 : 3
  }
  return choices
    .map(choice => ({ option: choice.option, rank: rankOf(choice) }))
    .filter(({ rank }) => rank < 3)
    .sort((a, b) => a.rank - b.rank || (b.option.boost ?? 0) - (a.option.boost ?? 0))
    .map(({ option }) => option)
}
