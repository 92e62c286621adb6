import { openCache } from '../../content/cache.ts'
import { advisoryChecks, checks } from '../../content/checks/all.ts'
import { cacheKeys } from '../../content/checks/cacheKeys.ts'
import { contentOf } from '../../content/checks/contentOf.ts'
import { checkContent } from '../../content/checks/runChecks.ts'
import { ContentError } from '../../content/fault.ts'
import type { PageSource } from '../../content/pageSource.ts'
import type { Snapshot } from '../../content/snapshot.ts'
import { widgetDescriptions } from '../../site/widgets/descriptions.ts'
import { hashFiles } from '../hashFiles.ts'

const stopping = checks.filter(check => !advisoryChecks.has(check))

/**
 * Checks the content as `npm run check` does; warnings do not stop a build. Pages that passed in an earlier
 * build and would be compared with the same things again are not checked again.
 * @returns every page as it was read
 * @throws {ContentError} with every error
 */
export function checkChanged(snapshot: Snapshot): readonly PageSource[] {
  const { root } = snapshot
  const content = contentOf(snapshot, widgetDescriptions)
  const keys = cacheKeys(content, hashFiles(root, ['src/content', 'src/site', 'package-lock.json']))
  const cache = openCache(root, 'checks')
  const passed = new Set(cache.get('passed.txt')?.toString().split('\n'))
  const pages = content.pages.filter(({ file }) => !passed.has(keys.get(file) ?? ''))
  const errors = checkContent({ ...content, pages }, stopping).filter(({ severity }) => severity === 'error')
  if (errors.length > 0) throw new ContentError(errors)
  cache.put('passed.txt', [...new Set(keys.values())].join('\n'))
  return content.pages
}
