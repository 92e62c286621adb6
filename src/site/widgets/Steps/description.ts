import { msg } from '../../../content/messages/msg.ts'
import type { WidgetDescriptions } from '../../../content/widgets.ts'
import { title } from '../props.ts'

export const stepsDescriptions = {
  Step: {
    heading: 3,
    description: msg('One step of a process.').id,
    props: { title },
    children: 'markdown',
    inside: 'Steps',
  },
  Steps: {
    description: msg('A numbered process of three to six steps.').id,
    props: {},
    children: ['Step'],
    count: [3, 6],
  },
} as const satisfies WidgetDescriptions
