import type { WidgetDescriptions } from '../../../content/widgets.ts'

export const contactDescriptions = {
  Address: { form: 'inline', description: "The company's postal address.", props: {}, children: 'none' },
  Company: { form: 'inline', optional: true, description: "The company's name.", props: {}, children: 'none' },
  Mail: {
    form: 'inline',
    description: "One of the company's mail addresses, as a link.",
    props: {
      kind: {
        kind: 'one-of',
        values: ['general', 'privacy', 'accessibility'],
        required: false,
        description: 'Which address; general where it is left out.',
      },
    },
    children: 'none',
  },
  Phone: { form: 'inline', description: "The company's telephone number, as a link.", props: {}, children: 'none' },
} as const satisfies WidgetDescriptions
