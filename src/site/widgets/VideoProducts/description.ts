import type { WidgetDescriptions } from '../../../content/widgets.ts'

export const videoProductsDescriptions = {
  VideoProducts: { heading: 3, description: 'The room kits of content/data/video.yaml.', props: {}, children: 'none' },
} as const satisfies WidgetDescriptions
