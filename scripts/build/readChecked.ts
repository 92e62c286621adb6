import { runChecks } from '../../src/content/checks/runChecks.ts'
import { ContentError } from '../../src/content/fault.ts'
import { readSite, type Site } from '../../src/content/site.ts'

/**
 * The content below `root`, which every check has passed; warnings do not stop a build.
 * @throws {ContentError} with every error, in the words of `npm run check`
 */
export function readChecked(root: string): Site {
  const errors = runChecks(root).filter(({ severity }) => severity === 'error')
  if (errors.length > 0) throw new ContentError(errors)
  return readSite(root)
}
