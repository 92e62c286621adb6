import type { WidgetDescriptions } from '../../../content/widgets.ts'

export const hardwarePartnersDescriptions = {
  HardwarePartners: {
    heading: 3,
    description: 'The makers of content/data/hardware.yaml.',
    props: {},
    children: 'none',
  },
} as const satisfies WidgetDescriptions
