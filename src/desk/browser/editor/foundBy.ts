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
  return words.map((_, first) => words.slice(first).join(' '))
}

/**
 * The choices of which a word begins with what was typed; those that are called so come first. CodeMirror's own search finds a
 * single letter only where a label begins, and knows no second name.
 */
export function foundBy(typed: string, choices: readonly Findable[]): Completion[] {
  const sought = typed.toLowerCase()
  const isBegun = (text: string) => text.startsWith(sought)
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
