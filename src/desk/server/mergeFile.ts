import { mergeTexts } from './merge.ts'
import { mergeYaml } from './mergeYaml.ts'
import type { Merged } from './protocol.ts'
import type { Sides } from './sides.ts'

/** Merges two changes of a file: of data entry by entry, of any other text word by word. */
export const mergeFile = (file: string, texts: Sides<string>): Merged =>
  file.endsWith('.yaml') ? mergeYaml(texts) : mergeTexts(texts)
