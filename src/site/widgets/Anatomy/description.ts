import { msg } from '../../../content/messages/msg.ts'
import type { WidgetDescriptions } from '../../../content/widgets.ts'
import { caption, text } from '../props.ts'

export const anatomyDescriptions = {
  Anatomy: {
    description: msg('A message or document, line by line, with numbered remarks beside it.').id,
    props: { caption },
    children: ['Piece'],
    count: [2, 8],
  },
  Piece: {
    description: msg('One line of the document; between the tags, what to see in it.').id,
    props: {
      label: text(msg('Which part it is, such as From or Subject.').id),
      text: text(msg('The line itself, as somebody reads it there.').id),
    },
    children: 'markdown',
    inside: 'Anatomy',
  },
} as const satisfies WidgetDescriptions
