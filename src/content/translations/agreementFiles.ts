import { addressesFile, formatAddresses, isNotFoundPage, readAddresses } from '../addresses.ts'
import type { Snapshot } from '../snapshot.ts'
import { type Agreement, formatLock, lockFile } from './lock.ts'

/**
 * What is written once languages agree, by file: the record of agreements, and that of addresses with those of published pages.
 * @param agreed pages in step as a whole, such as `vendors/kandji`
 */
export function agreementFiles(
  { pages, yaml }: Pick<Snapshot, 'pages' | 'yaml'>,
  lock: readonly Agreement[],
  agreed: readonly string[],
): Map<string, string> {
  const files = new Map([[lockFile, formatLock(lock, yaml.get(lockFile)?.source)]])
  const published = pages
    .flatMap(({ page }) => page ?? [])
    .filter(({ section, slug, frontMatter }) => agreed.includes(`${section}/${slug}`) && !frontMatter.draft)
  const { rows, isReadable } = readAddresses(yaml)
  if (isReadable && published.length > 0) {
    const addresses = published.filter(({ path }) => !isNotFoundPage(path)).map(({ path }) => ({ path }))
    files.set(addressesFile, formatAddresses(rows, addresses))
  }
  return files
}
