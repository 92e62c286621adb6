import type { WidgetDescriptions } from '../../../content/widgets.ts'
import { title } from '../props.ts'

export const stepsDescriptions = {
  Step: { heading: 3, description: 'One step of a process.', props: { title }, children: 'markdown', inside: 'Steps' },
  Steps: { description: 'A numbered process of three to six steps.', props: {}, children: ['Step'], count: [3, 6] },
} as const satisfies WidgetDescriptions
