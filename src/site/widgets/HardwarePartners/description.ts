import { msg } from '../../../content/messages/msg.ts'
import type { WidgetDescriptions } from '../../../content/widgets.ts'

export const hardwarePartnersDescriptions = {
  HardwarePartners: {
    heading: 3,
    description: msg('The makers of content/data/hardware.yaml.').id,
    props: {},
    children: 'none',
  },
} as const satisfies WidgetDescriptions
