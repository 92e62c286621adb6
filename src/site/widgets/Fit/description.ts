import type { WidgetDescriptions } from '../../../content/widgets.ts'

export const fitDescriptions = {
  Fit: {
    description: 'Whom the product suits, and whom it does not.',
    props: {},
    children: ['Suits', 'SuitsNot'],
    count: [2, 2],
  },
  Suits: { heading: 3, description: 'Whom it suits.', props: {}, children: 'list', inside: 'Fit' },
  SuitsNot: { heading: 3, description: 'Whom it does not suit.', props: {}, children: 'list', inside: 'Fit' },
} as const satisfies WidgetDescriptions
