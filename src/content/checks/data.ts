import { validateData } from '../dataFaults.ts'
import { dataFiles, storeCategorySchema } from '../dataFiles.ts'
import { missingDataFile } from '../readData.ts'
import type { Check } from './types.ts'

/** Data files that are missing, malformed, or not of the shape that pages read. */
export const data: Check = function* ({ yaml }) {
  for (const [name, schema] of Object.entries(dataFiles)) {
    const file = `content/data/${name}.yaml`
    const read = yaml.get(file)
    if (read) yield* validateData(read, schema).findings
    else yield missingDataFile(file)
  }
  for (const [file, read] of yaml) {
    if (file.startsWith('content/data/store/')) yield* validateData(read, storeCategorySchema).findings
  }
}
