import { msg } from '../../../content/messages/msg.ts'
import type { WidgetDescriptions } from '../../../content/widgets.ts'

export const videoProductsDescriptions = {
  VideoProducts: {
    heading: 3,
    description: msg('The room kits of content/data/video.yaml.').id,
    props: {},
    children: 'none',
  },
} as const satisfies WidgetDescriptions
