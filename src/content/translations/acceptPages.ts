import { type Message, msg } from '../messages/msg.ts'
import { accept } from './accept.ts'
import { choosePage } from './choosePage.ts'
import type { Agreement } from './lock.ts'
import type { PageStatus } from './pageStatus.ts'

export interface Accepted {
  /** The pages whose languages agree now, such as `vendors/kandji`. */
  readonly pages: readonly string[]
  readonly lock: readonly Agreement[]
  /** What was recorded, a line for each page. */
  readonly lines: readonly Message[]
  /** Why nothing may be recorded; then `lock` is as it was. */
  readonly faults: readonly Message[]
}

/** Records that both languages of the named pages, or of all pages, say the same as they stand. */
export function acceptPages(
  pages: readonly PageStatus[],
  lock: readonly Agreement[],
  names: readonly string[] | 'all',
): Accepted {
  const ids = pages.map(({ page }) => page)
  const chosen = names === 'all' ? ids.map(page => ({ page })) : names.map(name => choosePage(name, ids))
  const wanted = new Set(chosen.flatMap(choice => ('page' in choice ? [choice.page] : [])))
  const half = pages.filter(({ page, pairs }) => wanted.has(page) && pairs.length === 0)
  const faults = [
    ...chosen.flatMap(choice => ('fault' in choice ? [choice.fault] : [])),
    ...(names === 'all'
      ? []
      : half.map(({ page }) =>
          msg('{page} cannot be compared: one language is missing or malformed (npm run check says how).', { page }),
        )),
  ]
  if (faults.length > 0) return { pages: [], lock, lines: [], faults }
  const accepted = pages.filter(({ page, pairs }) => wanted.has(page) && pairs.length > 0)
  const lines = accepted.map(({ page, pairs }) => {
    const open = pairs.filter(({ state }) => state !== 'inStep')
    if (open.length === 0) return msg('{page}: in step already', { page })
    return open.length === pairs.length
      ? msg('{page}: recorded {count, plural, one {# section, all there is} other {all # sections}}', {
          page,
          count: pairs.length,
        })
      : msg('{page}: recorded {headings}', { page, headings: open.flatMap(({ en, he }) => (en ?? he)?.heading ?? []) })
  })
  const agreed = accepted.map(({ page }) => page)
  return { pages: agreed, lock: accept(lock, pages, new Set(agreed)), lines, faults: [] }
}
