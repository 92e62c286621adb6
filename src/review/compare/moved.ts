import type { Build, BuiltPage } from '../builds/readBuild.ts'
import type { Change } from './changes.ts'

/** The page that an address had before, under another one: gone now, with a redirect to this one. */
export function movedFrom(base: Build, head: Build, url: string): BuiltPage | undefined {
  return [...base.pages.values()].find(page => !head.pages.has(page.url) && head.redirects.get(page.url) === url)
}

/** Changes of a page that moved but for those that only say its new address. */
export function beyondTheMove(changes: readonly Change[], before: BuiltPage, after: BuiltPage): Change[] {
  // Either language's address stands in alternates and structured data.
  const renamed = (text: string) =>
    text.replaceAll(before.url, after.url).replaceAll(new RegExp(`${before.path}(?![\\w-])`, 'g'), after.path)
  return changes.filter(
    change =>
      !('before' in change && 'after' in change) ||
      typeof change.before !== 'string' ||
      renamed(change.before) !== change.after,
  )
}
