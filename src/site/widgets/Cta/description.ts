import type { WidgetDescriptions } from '../../../content/widgets.ts'
import { title } from '../props.ts'

export const ctaDescriptions = {
  Cta: {
    heading: 2,
    description: 'The step to take next, last on a page.',
    props: {
      title,
      action: {
        kind: 'one-of',
        values: ['book', 'contact', 'quote'],
        required: false,
        description: 'book (the scheduling page, as usual), contact (the form below) or quote (the store).',
      },
      label: { kind: 'string', required: false, description: 'Words on the button, where the usual ones do not fit.' },
    },
    children: 'markdown',
  },
} as const satisfies WidgetDescriptions
