import type { WidgetDescriptions } from '../../../content/widgets.ts'
import { icon, title } from '../props.ts'

export const featureGridDescriptions = {
  Feature: {
    heading: 3,
    description: 'One feature, with a drawing.',
    props: { title, icon },
    children: 'markdown',
    inside: 'FeatureGrid',
  },
  FeatureGrid: { description: 'Two to six features side by side.', props: {}, children: ['Feature'], count: [2, 6] },
} as const satisfies WidgetDescriptions
