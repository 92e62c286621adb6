import { msg } from '../../../content/messages/msg.ts'
import type { WidgetDescriptions } from '../../../content/widgets.ts'

export const notFoundDescriptions = {
  NotFound: {
    description: msg('The screen of an unknown address: heading, text, and the way home.').id,
    props: {},
    children: 'markdown',
  },
} as const satisfies WidgetDescriptions
