import { type DataName, dataFiles } from '../dataFiles.ts'
import { readData, readStore } from '../readData.ts'
import type { Check } from './types.ts'

/** Data files that are missing, malformed, or not of the shape that pages read. */
export const data: Check = function* ({ yaml }) {
  for (const name of Object.keys(dataFiles) as DataName[]) yield* readData(yaml, name).findings
  for (const { findings } of readStore(yaml)) yield* findings
}
