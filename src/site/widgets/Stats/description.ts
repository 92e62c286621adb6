import type { WidgetDescriptions } from '../../../content/widgets.ts'
import { fact, text } from '../props.ts'

export const statsDescriptions = {
  Stat: {
    description: 'One figure with its label.',
    props: { fact, label: text('What the figure says.') },
    children: 'none',
    inside: 'Stats',
  },
  Stats: { description: 'Two to four figures in a row.', props: {}, children: ['Stat'], count: [2, 4] },
} as const satisfies WidgetDescriptions
