import type { WidgetDescriptions } from '../../../content/widgets.ts'

export const markdownDescriptions = {
  Lead: { description: 'One emphasised paragraph.', props: {}, children: 'markdown' },
  Wide: { description: 'A picture, with its caption, as wide as the page.', props: {}, children: 'picture' },
} as const satisfies WidgetDescriptions
