import { msg } from '../../../content/messages/msg.ts'
import type { WidgetDescriptions } from '../../../content/widgets.ts'
import { fact, text } from '../props.ts'

export const statsDescriptions = {
  Stat: {
    description: msg('One figure with its label.').id,
    props: { fact, label: text(msg('What the figure says.').id) },
    children: 'none',
    inside: 'Stats',
  },
  Stats: { description: msg('Two to four figures in a row.').id, props: {}, children: ['Stat'], count: [2, 4] },
} as const satisfies WidgetDescriptions
