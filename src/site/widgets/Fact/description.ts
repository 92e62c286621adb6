import type { WidgetDescriptions } from '../../../content/widgets.ts'
import { fact } from '../props.ts'

export const factDescriptions = {
  Fact: {
    form: 'inline',
    description: 'A price, count, percentage, duration or date of content/data/facts.yaml.',
    props: {
      id: fact,
      form: {
        kind: 'one-of',
        values: ['value', 'number'],
        required: false,
        description: 'number leaves out unit, sign and currency.',
      },
    },
    children: 'none',
  },
} as const satisfies WidgetDescriptions
