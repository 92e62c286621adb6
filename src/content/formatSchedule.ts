import { type Message, msg } from './messages/msg.ts'
import type { Say } from './messages/say.ts'
import { wrap } from './messages/wrap.ts'
import { type Change, pageState } from './schedule.ts'
import type { Page } from './site.ts'

/** What of `npm run status` comes and goes: drafts, pages that visitors see no longer, and changes ahead. Empty where nothing does. */
export function formatSchedule(
  pages: readonly Pick<Page, 'path' | 'frontMatter'>[],
  changes: readonly Change[],
  now: number,
  say: Say,
): string {
  const inState = (state: string) => [
    ...new Set(pages.flatMap(page => (pageState(page.frontMatter, now) === state ? [`  ${page.path}`] : []))),
  ]
  const list = (title: Message, lines: readonly string[]) =>
    lines.length > 0 ? [[say(title), ...lines].join('\n')] : []
  return [
    ...list(msg('Drafts, which visitors do not see:'), inState('draft')),
    ...list(msg('No longer on the site:'), inState('over')),
    ...list(
      msg('By date, at the clocks of Jerusalem:'),
      changes.filter(({ at }) => at > now).map(({ moment, what }) => wrap(say(what), `  ${moment.padEnd(16)}  `)),
    ),
  ].join('\n\n')
}
