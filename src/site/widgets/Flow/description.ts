import { msg } from '../../../content/messages/msg.ts'
import type { WidgetDescriptions } from '../../../content/widgets.ts'
import { caption, text } from '../props.ts'

const name = text(msg('Its name, as people say it.').id)
const kind = {
  kind: 'one-of',
  values: ['person', 'device', 'system'],
  required: true,
  description: msg('How it is drawn: a person is a circle, a device a square, a system a diamond.').id,
} as const

export const flowDescriptions = {
  Flow: {
    description: msg('Who tells a system what, and whom it tells: sources, one hub, targets.').id,
    props: { caption },
    children: ['Source', 'Hub', 'Target'],
    count: [2, 10],
  },
  Source: {
    description: msg('A person or system that the hub hears from, and what it says.').id,
    props: { name, kind },
    children: 'markdown',
    inside: 'Flow',
  },
  Hub: {
    description: msg('What is in the middle, and what it does; once in a flow.').id,
    props: { name },
    children: 'markdown',
    inside: 'Flow',
  },
  Target: {
    description: msg('What the hub speaks to, and what arrives there.').id,
    props: { name, kind },
    children: 'markdown',
    inside: 'Flow',
  },
} as const satisfies WidgetDescriptions
