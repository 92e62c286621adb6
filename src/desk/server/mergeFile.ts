import { withWords } from '../withWords.ts'
import { mergeOver, mergeTexts } from './merge.ts'
import { mergeYaml } from './mergeYaml.ts'
import type { Merged } from './protocol.ts'
import type { Sides } from './sides.ts'

/** Merges two changes of a file: of data entry by entry, of any other text word by word. */
export const mergeFile = (file: string, texts: Sides<string>): Merged =>
  file.endsWith('.yaml') ? mergeYaml(texts) : mergeTexts(texts)

/** The same; where both changed the same, `theirs` is taken. */
export const mergeFileOver = (file: string, texts: Sides<string>): string =>
  file.endsWith('.yaml') ? withWords('theirs', mergeYaml(texts)) : mergeOver(texts)
