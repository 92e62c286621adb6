import { msg } from '../../../content/messages/msg.ts'
import type { WidgetDescriptions } from '../../../content/widgets.ts'

export const contactDescriptions = {
  Address: { form: 'inline', description: msg("The company's postal address.").id, props: {}, children: 'none' },
  Company: { form: 'inline', optional: true, description: msg("The company's name.").id, props: {}, children: 'none' },
  Mail: {
    form: 'inline',
    description: msg("One of the company's mail addresses, as a link.").id,
    props: {
      kind: {
        kind: 'one-of',
        values: ['general', 'privacy', 'accessibility'],
        required: false,
        description: msg('Which address; general if left out.').id,
      },
    },
    children: 'none',
  },
  Phone: {
    form: 'inline',
    description: msg("The company's telephone number, as a link.").id,
    props: {},
    children: 'none',
  },
} as const satisfies WidgetDescriptions
