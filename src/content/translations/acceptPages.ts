import { type Message, msg } from '../messages/msg.ts'
import { accept } from './accept.ts'
import { choosePage } from './choosePage.ts'
import type { Agreement } from './lock.ts'
import type { PageStatus } from './pageStatus.ts'
import { shownHeading } from './shownHeading.ts'

export interface Accepted {
  /** The pages whose languages agree now, such as `vendors/kandji`. */
  readonly pages: readonly string[]
  readonly lock: readonly Agreement[]
  /** What was recorded and, with all pages, what was skipped; a line per page. */
  readonly lines: readonly Message[]
  /** Why nothing may be recorded; then `lock` is unchanged. */
  readonly faults: readonly Message[]
}

/**
 * Records that both languages of the named pages, or of all pages that can be built, say the same in their current state.
 * @param errors how many the checks find in a page's files, by page
 */
export function acceptPages(
  pages: readonly PageStatus[],
  lock: readonly Agreement[],
  names: readonly string[] | 'all',
  errors: ReadonlyMap<string, number> = new Map(),
): Accepted {
  const ids = pages.map(({ page }) => page)
  const chosen = names === 'all' ? ids.map(page => ({ page })) : names.map(name => choosePage(name, ids))
  const wanted = new Set(chosen.flatMap(choice => ('page' in choice ? [choice.page] : [])))
  const refused = pages.flatMap(({ page, pairs }) => {
    const count = errors.get(page) ?? 0
    if (!wanted.has(page) || (count === 0 && pairs.length > 0)) return []
    wanted.delete(page)
    return pairs.length === 0
      ? msg('{page} cannot be compared: one language is missing or malformed (npm run check says how).', { page })
      : msg(
          '{page} cannot be published as it stands, so nothing is recorded: {count, plural, one {# error} other {# errors}} ({command} says how to fix them).',
          { page, count, command: `npm run check -- ${page.replace(/^.*\//, '')}` },
        )
  })
  const faults = [
    ...chosen.flatMap(choice => ('fault' in choice ? [choice.fault] : [])),
    ...(names === 'all' ? [] : refused),
  ]
  if (faults.length > 0) return { pages: [], lock, lines: [], faults }
  const accepted = pages.filter(({ page }) => wanted.has(page))
  const recorded = accepted.map(({ page, pairs }) => {
    const open = pairs.filter(({ state }) => state !== 'inStep')
    if (open.length === 0) return msg('{page}: in step already', { page })
    return open.length === pairs.length
      ? msg('{page}: recorded {count, plural, one {# section, all there is} other {all # sections}}', {
          page,
          count: pairs.length,
        })
      : msg('{page}: recorded {headings}', {
          page,
          headings: open.flatMap(({ en, he }) => (en ?? he)?.heading ?? []).map(shownHeading),
        })
  })
  const agreed = accepted.map(({ page }) => page)
  return { pages: agreed, lock: accept(lock, pages, new Set(agreed)), lines: [...recorded, ...refused], faults: [] }
}
