import { msg } from '../../../content/messages/msg.ts'
import type { WidgetDescriptions } from '../../../content/widgets.ts'
import { caption, number, title } from '../props.ts'
import { shapeKinds } from './shapes.ts'

const x = number(msg('Metres from the side where reading begins; Hebrew pages mirror it.').id)
const y = number(msg('Metres from the top.').id)
const width = number(msg('How wide it is, in metres.').id)
const depth = number(msg('How deep it is, in metres.').id)

export const planDescriptions = {
  Plan: {
    description: msg('A room, floor or rack from above, with numbered places that are explained beside it.').id,
    props: { caption, width, depth },
    children: ['Shape', 'Spot'],
    count: [2, 40],
  },
  Shape: {
    description: msg('Something that is drawn and not explained.').id,
    props: {
      kind: {
        kind: 'one-of',
        values: shapeKinds,
        required: true,
        description: msg('What it is; of an access point the size is how far it reaches, weak is hatched.').id,
      },
      x,
      y,
      width,
      depth,
    },
    children: 'none',
    inside: 'Plan',
  },
  Spot: {
    description: msg('A numbered place, and what to see there.').id,
    props: { title, x, y },
    children: 'markdown',
    inside: 'Plan',
  },
} as const satisfies WidgetDescriptions
