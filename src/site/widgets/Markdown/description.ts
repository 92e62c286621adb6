import type { WidgetDescriptions } from '../../../content/widgets.ts'

export const markdownDescriptions = {
  Lead: { description: 'One emphasised paragraph.', props: {}, children: 'markdown' },
} as const satisfies WidgetDescriptions
