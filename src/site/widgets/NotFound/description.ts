import type { WidgetDescriptions } from '../../../content/widgets.ts'

export const notFoundDescriptions = {
  NotFound: {
    description: 'The screen of an unknown address: heading, text, and the way home.',
    props: {},
    children: 'markdown',
  },
} as const satisfies WidgetDescriptions
