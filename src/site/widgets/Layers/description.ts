import { msg } from '../../../content/messages/msg.ts'
import type { WidgetDescriptions } from '../../../content/widgets.ts'
import { caption, title } from '../props.ts'

export const layersDescriptions = {
  Layers: {
    description: msg('What protects what: each layer lies around the next, and the last is what is protected.').id,
    props: { caption },
    children: ['Layer'],
    count: [2, 5],
  },
  Layer: {
    description: msg('One layer, and what it stops; the outermost comes first.').id,
    props: { title },
    children: 'markdown',
    inside: 'Layers',
  },
} as const satisfies WidgetDescriptions
