import type { WidgetDescriptions } from '../../../content/widgets.ts'
import { text } from '../props.ts'

export const comparisonDescriptions = {
  Comparison: {
    description: 'A Markdown table with a caption.',
    props: { caption: text('What the table compares.') },
    children: 'table',
  },
} as const satisfies WidgetDescriptions
