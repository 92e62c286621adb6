import { msg } from '../../../content/messages/msg.ts'
import type { WidgetDescriptions } from '../../../content/widgets.ts'
import { title } from '../props.ts'

export const ctaDescriptions = {
  Cta: {
    heading: 2,
    description: msg('The step to take next, last on a page.').id,
    props: {
      title,
      action: {
        kind: 'one-of',
        values: ['book', 'contact', 'quote'],
        required: false,
        description: msg('book (the scheduling page, as usual), contact (the form below) or quote (the store).').id,
      },
      label: {
        kind: 'string',
        required: false,
        description: msg('Words on the button, where the usual ones do not fit.').id,
      },
    },
    children: 'markdown',
  },
} as const satisfies WidgetDescriptions
