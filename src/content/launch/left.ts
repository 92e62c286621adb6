import { type Message, msg, type Text } from '../messages/msg.ts'
import type { Say } from '../messages/say.ts'
import { wrap } from '../messages/wrap.ts'

/** Something that stands between this project and a public launch. */
export interface Left {
  /** `content/data/company.yaml:9`, or the name of a setting with where it is described. */
  readonly place: string
  readonly found: Text
  /** What to put there. */
  readonly expected: Message
  /** Whether the owner may launch without it: it is listed, but blocks nothing. */
  readonly optional?: true
}

/** The list for people: each place, what was found there, what to put there. */
export function formatLeft(list: readonly Left[], say: Say): string {
  const labels = { found: say(msg('Found:')), expected: say(msg('Expected:')) }
  const width = Math.max(labels.found.length, labels.expected.length)
  const one = ({ place, found, expected, optional }: Left) =>
    [
      optional ? `${place} ${say(msg('(may stay as it is)'))}` : place,
      wrap(say(found), `  ${labels.found.padEnd(width)} `),
      wrap(say(expected), `  ${labels.expected.padEnd(width)} `),
    ].join('\n')
  const open = list.filter(({ optional }) => !optional).length
  const summary =
    open === 0
      ? msg('Nothing is left: ready for launch.')
      : msg('{open, plural, one {# thing} other {# things}} left before launch.', { open })
  return [...list.map(one), say(summary)].join('\n\n')
}
