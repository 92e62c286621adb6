import { type Message, msg, type Text } from '../messages/msg.ts'

/** What the record calls the parts of a page that have no heading of their own. */
export const unheaded = { frontMatter: 'front matter', top: 'top of the page' } as const

const names: ReadonlyMap<string, Message> = new Map([
  [unheaded.frontMatter, msg('front matter')],
  [unheaded.top, msg('top of the page')],
])

export const isUnheaded = (heading: string): boolean => names.has(heading)

/** A section's heading as writers are shown it: in the page's words, or in their language where the page has none. */
export const shownHeading = (heading: string): Text => names.get(heading) ?? heading
