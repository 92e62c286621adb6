import { msg } from '../../../content/messages/msg.ts'
import type { WidgetDescriptions } from '../../../content/widgets.ts'

export const markdownDescriptions = {
  Lead: { description: msg('One emphasised paragraph.').id, props: {}, children: 'markdown' },
  Wide: { description: msg('A picture, with its caption, as wide as the page.').id, props: {}, children: 'picture' },
} as const satisfies WidgetDescriptions
