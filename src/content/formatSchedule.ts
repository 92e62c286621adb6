import { type Message, msg } from './messages/msg.ts'
import type { Say } from './messages/say.ts'
import { wrap } from './messages/wrap.ts'
import { type Change, pageState } from './schedule.ts'
import type { Page } from './site.ts'

/** The schedule in `npm run status`: drafts, expired pages and planned changes; empty where there are none. */
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
      msg('By date, in Jerusalem time:'),
      changes.filter(({ at }) => at > now).map(({ moment, what }) => wrap(say(what), `  ${moment.padEnd(16)}  `)),
    ),
  ].join('\n\n')
}
