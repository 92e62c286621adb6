import { withWords } from '../withWords.ts'
import { type Names, namesOf, namesOfKeys } from './entryNames.ts'
import { areBothMoved, inDoubt, isInAll, isMoved, isUnknown, orderedBy } from './entryOrder.ts'
import { mergeTexts } from './merge.ts'
import type { Clash, Merged } from './protocol.ts'
import { eachSide, type Side, type Sides } from './sides.ts'
import { type Entries, entriesOf, type Part, partOf, textOf } from './yamlParts.ts'

/**
 * Merges two changes of a data file entry by entry, however each side has ordered them: of two entries with equal lines, a merge
 * line by line takes one for the other where they have changed places. Every entry keeps its text to the letter; where it is unknown
 * which is which, that is left to the writer.
 */
export function mergeYaml(texts: Sides<string>): Merged {
  const simple = oneSided(texts)
  if (simple) return simple
  const { base, mine, theirs } = eachSide(texts, partOf)
  if (!base || !mine || !theirs) return clashOf(texts)
  const merged = mergeParts({ base, mine, theirs })
  const columns = merged.clashes.length > 0 ? (['mine', 'base', 'theirs'] as const) : (['mine'] as const)
  const isSound = columns.every(side => partOf(wordsOf(side, merged)))
  return isSound ? merged : clashOf(texts)
}

/** Where one side changed nothing, or both the same. */
function oneSided({ base, mine, theirs }: Sides<string>): Merged | undefined {
  if (mine === base || mine === theirs) return { text: theirs, clashes: [] }
  return theirs === base ? { text: mine, clashes: [] } : undefined
}

const clashOf = ({ base, mine, theirs }: Sides<string>): Merged => ({
  text: mine,
  clashes: [{ from: 0, to: mine.length, base, theirs }],
})

const wordsOf = (side: Side, merged: Merged): string => (side === 'mine' ? merged.text : withWords(side, merged))

function joined(pieces: readonly Merged[]): Merged {
  let text = ''
  const clashes: Clash[] = []
  for (const piece of pieces) {
    clashes.push(
      ...piece.clashes.map(clash => ({ ...clash, from: clash.from + text.length, to: clash.to + text.length })),
    )
    text += piece.text
  }
  return { text, clashes }
}

/** An entry that a side does not have is undefined there. */
function mergeParts(parts: Sides<Part | undefined>): Merged {
  const texts = eachSide(parts, part => (part ? textOf(part) : ''))
  const simple = oneSided(texts)
  if (simple) return simple
  const { base, mine, theirs } = parts
  if (!base || !mine || !theirs) return clashOf(texts)
  const whole = { base, mine, theirs }
  if (Object.values(whole).every(isSingle)) return mergeTexts(texts)
  const entries = entriesOfEach(whole)
  const names = entries && namesOfEach(entries)
  return (names && mergeEntries(entries, names)) ?? clashOf(texts)
}

const isSingle = ({ value }: Part): boolean => typeof value !== 'object' || value === null

/** Undefined where they are laid out differently. */
function entriesOfEach(parts: Sides<Part>): Sides<Entries> | undefined {
  const { base, mine, theirs } = eachSide(parts, entriesOf)
  if (!base || !mine || !theirs) return undefined
  const isSame = [mine, theirs].every(({ shape }) => shape === base.shape)
  const betweens = new Set([base, mine, theirs].flatMap(({ between }) => between ?? []))
  return isSame && betweens.size <= 1 ? { base, mine, theirs } : undefined
}

function namesOfEach(entries: Sides<Entries>): Names | undefined {
  if (entries.base.shape.endsWith('list')) {
    return namesOf(eachSide(entries, ({ parts }) => parts.map(({ value }) => value)))
  }
  return namesOfKeys(eachSide(entries, ({ parts }) => parts.map(({ key = '' }) => key)))
}

/** Undefined where nothing of them can be merged. */
function mergeEntries(entries: Sides<Entries>, names: Names): Merged | undefined {
  const partIn = (side: Side, name: string) => entries[side].parts[names[side].indexOf(name)]
  const merged = new Map(
    [...new Set([...names.base, ...names.mine, ...names.theirs])].map(name => [
      name,
      mergeParts({ base: partIn('base', name), mine: partIn('mine', name), theirs: partIn('theirs', name) }),
    ]),
  )
  const isOneMissing = (name: string) => !names.mine.includes(name) || !names.theirs.includes(name)
  // Removed by one side and changed by the other.
  const contested = [...merged].flatMap(([name, { clashes }]) =>
    clashes.length > 0 && isOneMissing(name) ? [name] : [],
  )
  const doubtful = inDoubt(names)
  const isGuess = isUnknown(names) || contested.some(name => doubtful.has(name))
  // Each column has the order of its side then; else all have that of the side which moved entries.
  const isOwnOrder = isGuess || areBothMoved(names)
  // Each stands only in the columns of the sides that have it, as it is there.
  const own = new Set([...contested, ...(isGuess ? [...doubtful].filter(name => !isInAll(name, names)) : [])])

  const piecesOf = (side: Side): Merged[] => {
    const lead = isMoved('mine', names) ? 'mine' : 'theirs'
    const stays = (name: string) => (own.has(name) ? names[side].includes(name) : isThere(merged.get(name)))
    return orderedBy(isOwnOrder ? side : lead, names, stays).flatMap(name => {
      const part = own.has(name) ? partIn(side, name) : undefined
      return part ? { text: textOf(part), clashes: [] } : (merged.get(name) ?? [])
    })
  }
  const pieces = { base: piecesOf('base'), mine: piecesOf('mine'), theirs: piecesOf('theirs') }
  const between = Object.values(entries).find(one => one.between !== undefined)?.between
  const isWritable = Object.values(pieces).every(({ length }) => length === 1 || (length > 1 && between !== undefined))
  if (!isWritable) return undefined
  const isClash = isOwnOrder || own.size > 0
  const textIn = (side: Side) => pieces[side].map(piece => wordsOf(side, piece)).join(between)
  const body = isClash
    ? clashOf({ base: textIn('base'), mine: textIn('mine'), theirs: textIn('theirs') })
    : joined(pieces.mine.flatMap((piece, index) => (index > 0 ? [plain(between ?? ''), piece] : [piece])))
  return joined([
    mergeTexts(eachSide(entries, ({ head }) => head)),
    body,
    mergeTexts(eachSide(entries, ({ tail }) => tail)),
  ])
}

const plain = (text: string): Merged => ({ text, clashes: [] })

const isThere = (merged: Merged | undefined): boolean =>
  merged !== undefined && (merged.text !== '' || merged.clashes.length > 0)
