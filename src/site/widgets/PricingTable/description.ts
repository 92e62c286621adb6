import type { WidgetDescriptions } from '../../../content/widgets.ts'
import { text } from '../props.ts'

export const pricingTableDescriptions = {
  PricingTable: {
    heading: 3,
    description: 'Plans and prices side by side.',
    props: { plans: { ...text('Name of a group in content/data/plans.yaml.'), refersTo: 'plans' } },
    children: 'none',
  },
} as const satisfies WidgetDescriptions
