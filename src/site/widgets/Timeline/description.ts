import { msg } from '../../../content/messages/msg.ts'
import type { WidgetDescriptions } from '../../../content/widgets.ts'
import { caption, number, title } from '../props.ts'

export const timelineDescriptions = {
  Timeline: {
    description: msg('A project on a scale of hours, days, weeks, months or years, from a day on or back from it.').id,
    props: {
      caption,
      unit: {
        kind: 'one-of',
        values: ['hour', 'day', 'week', 'month', 'year'],
        required: true,
        description: msg('What from and to count.').id,
      },
      day: {
        kind: 'string',
        required: true,
        description: msg('The day that everything is counted from, as what happens then.').id,
      },
      countdown: {
        kind: 'boolean',
        required: false,
        description: msg('Counts back from the day: a phase from 12 begins twelve weeks before it.').id,
      },
    },
    children: ['Phase'],
    count: [2, 8],
  },
  Phase: {
    description: msg('One stretch of the time, with what happens in it.').id,
    props: {
      title,
      from: number(msg('Where it begins, in the unit of the timeline.').id),
      to: number(msg('Where it ends; when counting down, a smaller number than from.').id),
      critical: {
        kind: 'boolean',
        required: false,
        description: msg('What everything else waits for: drawn filled, once in a timeline.').id,
      },
    },
    children: 'markdown',
    inside: 'Timeline',
  },
} as const satisfies WidgetDescriptions
