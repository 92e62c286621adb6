import { compareSequences } from '../../content/sequence.ts'
import { withWords } from '../withWords.ts'
import { mergeTexts, showDifferences } from './merge.ts'
import { mergeFile } from './mergeFile.ts'
import type { Merged } from './protocol.ts'
import type { Sides } from './sides.ts'
import { type Versions, versionsIn } from './versionsIn.ts'

/** The versions that are on disk where git left a merge unfinished; undefined where the writer's text has that merge already. */
export function unfinishedIn({ base, mine, theirs }: Sides<string>): Versions | undefined {
  return versionsIn(base) || versionsIn(mine) ? undefined : versionsIn(theirs)
}

/**
 * What is unsaved, with a file in which git left a merge unfinished. On its way there git may have written the file without what was
 * saved in it, which the desk then took for a change by others: the version that has it is the writer's, and all that the other one
 * has instead is left to the writer.
 * @param lastSaved what was last saved of the file
 */
export function mergeUnfinished(
  file: string,
  { base, mine }: Pick<Sides<string>, 'base' | 'mine'>,
  { upper, lower, base: began }: Pick<Versions, 'upper' | 'lower'> & { base: string },
  lastSaved: string,
): Merged {
  const isLowerOwn = changedLines(lower, lastSaved) < changedLines(upper, lastSaved)
  const [own, other] = isLowerOwn ? [lower, upper] : [upper, lower]
  const unsavedWith = (version: string) => mergeByLines(file, { base, mine, theirs: version })
  return showDifferences({
    base: began,
    mine: unsavedWith(own).text,
    theirs: withWords('theirs', unsavedWith(other)),
  })
}

/** As for any file; but where one of data is left to the writer as a whole, line by line, so that each side has what fits. */
function mergeByLines(file: string, texts: Sides<string>): Merged {
  const merged = mergeFile(file, texts)
  return merged.clashes.length > 0 ? mergeTexts(texts) : merged
}

/** How many lines of either text the other does not have there. */
function changedLines(text: string, other: string): number {
  const changed = compareSequences(text.split('\n'), other.split('\n')).filter(({ equal }) => !equal)
  return changed.reduce((sum, { aStart, aEnd, bStart, bEnd }) => sum + aEnd - aStart + bEnd - bStart, 0)
}
