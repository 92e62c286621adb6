import type { WidgetDescriptions } from '../../../content/widgets.ts'
import { title } from '../props.ts'

export const calloutDescriptions = {
  Callout: { description: 'An aside that a reader should not miss; rarely.', props: { title }, children: 'markdown' },
} as const satisfies WidgetDescriptions
