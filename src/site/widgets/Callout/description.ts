import { msg } from '../../../content/messages/msg.ts'
import type { WidgetDescriptions } from '../../../content/widgets.ts'
import { title } from '../props.ts'

export const calloutDescriptions = {
  Callout: {
    description: msg('An aside that a reader should not miss; rarely.').id,
    props: { title },
    children: 'markdown',
  },
} as const satisfies WidgetDescriptions
