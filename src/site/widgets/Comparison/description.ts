import { msg } from '../../../content/messages/msg.ts'
import type { WidgetDescriptions } from '../../../content/widgets.ts'
import { text } from '../props.ts'

export const comparisonDescriptions = {
  Comparison: {
    description: msg('A Markdown table with a caption.').id,
    props: { caption: text(msg('What the table compares.').id) },
    children: 'table',
  },
} as const satisfies WidgetDescriptions
