import { msg } from '../../../content/messages/msg.ts'
import type { WidgetDescriptions } from '../../../content/widgets.ts'
import { icon, title } from '../props.ts'

export const featureGridDescriptions = {
  Feature: {
    heading: 3,
    description: msg('One feature, with a drawing.').id,
    props: { title, icon },
    children: 'markdown',
    inside: 'FeatureGrid',
  },
  FeatureGrid: {
    description: msg('Two to six features side by side.').id,
    props: {},
    children: ['Feature'],
    count: [2, 6],
  },
} as const satisfies WidgetDescriptions
