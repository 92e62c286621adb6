import { type Message, msg } from '../../../content/messages/msg.ts'

/** What a field is for, where the file's manual speaks of what is written in the file. */
export const hints: Readonly<Record<string, Message>> = {
  type: msg('What the page is, for search engines: one that sells something, a legal text, or another.'),
  illustration: msg('The drawing beside the heading and on cards.'),
  draft: msg('As long as it is ticked, visitors do not see the page. You see it here and in previews.'),
  noIndex: msg('As long as it is ticked, search engines leave the page out.'),
  expires: msg('When the page starts leading to another, a day or a minute, and to which.'),
}
