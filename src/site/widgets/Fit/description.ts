import { msg } from '../../../content/messages/msg.ts'
import type { WidgetDescriptions } from '../../../content/widgets.ts'

export const fitDescriptions = {
  Fit: {
    description: msg('Whom the product suits, and whom it does not.').id,
    props: {},
    children: ['Suits', 'SuitsNot'],
    count: [2, 2],
  },
  Suits: { heading: 3, description: msg('Whom it suits.').id, props: {}, children: 'list', inside: 'Fit' },
  SuitsNot: { heading: 3, description: msg('Whom it does not suit.').id, props: {}, children: 'list', inside: 'Fit' },
} as const satisfies WidgetDescriptions
