import { msg } from '../../../content/messages/msg.ts'
import type { WidgetDescriptions } from '../../../content/widgets.ts'
import { text } from '../props.ts'

export const pricingTableDescriptions = {
  PricingTable: {
    heading: 3,
    description: msg('Plans and prices side by side.').id,
    props: {
      plans: { ...text(msg('Name of a group in content/data/plans.yaml.').id), refersTo: 'plans' },
      seats: {
        kind: 'number',
        required: false,
        description: msg(
          'Adds the cost for this many people or devices; visitors change the number and put the result into their message. The group says under “seats” what is counted.',
        ).id,
      },
    },
    children: 'none',
  },
} as const satisfies WidgetDescriptions
