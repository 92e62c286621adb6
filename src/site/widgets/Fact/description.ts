import { msg } from '../../../content/messages/msg.ts'
import type { WidgetDescriptions } from '../../../content/widgets.ts'
import { fact } from '../props.ts'

export const factDescriptions = {
  Fact: {
    form: 'inline',
    description: msg('A price, count, percentage, duration or date from content/data/facts.yaml.').id,
    props: {
      id: fact,
      form: {
        kind: 'one-of',
        values: ['value', 'number'],
        required: false,
        description: msg('number leaves out unit, sign and currency.').id,
      },
    },
    children: 'none',
  },
} as const satisfies WidgetDescriptions
