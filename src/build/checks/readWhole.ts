import { ContentError } from '../../content/fault.ts'
import { type PageFile, readSite, type Site } from '../../content/site.ts'
import { checkChanged } from './checkChanged.ts'

/**
 * The content below `root`.
 * @throws {ContentError} where a part cannot be read, with every error that the checks find beside it
 */
export function readWhole(root: string, extraFiles: readonly PageFile[]): Site {
  try {
    return readSite(root, extraFiles)
  } catch (error) {
    // A writer who mends one fault wants to see the others too.
    if (error instanceof ContentError) checkChanged(root)
    throw error
  }
}
