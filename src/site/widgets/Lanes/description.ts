import { msg } from '../../../content/messages/msg.ts'
import type { WidgetDescriptions } from '../../../content/widgets.ts'
import { caption, text } from '../props.ts'

export const lanesDescriptions = {
  Lanes: {
    description: msg('One story told twice, side by side: with and without, before and after.').id,
    props: { caption },
    children: ['Lane'],
    count: [2, 2],
  },
  Lane: {
    description: msg('One of the two courses, with as many moments as the other.').id,
    props: {
      title: text(msg('What is different in this course, in two or three words.').id),
      ours: {
        kind: 'boolean',
        required: false,
        description: msg('The course that goes well: its line is not broken.').id,
      },
    },
    children: ['Moment'],
    count: [2, 6],
    inside: 'Lanes',
  },
  Moment: {
    description: msg('One moment of the story.').id,
    props: { at: text(msg('When it is, as “Monday, nine o’clock”; the same in both courses.').id) },
    children: 'markdown',
    inside: 'Lane',
  },
} as const satisfies WidgetDescriptions
