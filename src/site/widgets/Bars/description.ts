import { amountKinds } from '../../../content/factAmount.ts'
import { msg } from '../../../content/messages/msg.ts'
import type { WidgetDescriptions } from '../../../content/widgets.ts'
import { caption, fact, text } from '../props.ts'

const label = text(msg('What the length stands for.').id)
const amount = { ...fact, factKinds: amountKinds }
const ours = {
  kind: 'boolean',
  required: false,
  description: msg('The one that the page is about: drawn filled.').id,
} as const

export const barsDescriptions = {
  Bars: {
    description: msg('Amounts as lengths on one scale, all of one unit; also sums, part by part.').id,
    props: { caption },
    children: ['Bar', 'Sum'],
    count: [2, 10],
  },
  Bar: {
    description: msg('One amount; its length follows the fact.').id,
    props: { label, fact: amount, ours },
    children: 'none',
    inside: 'Bars',
  },
  Sum: {
    description: msg('Prices that add up; the sum is worked out from the facts.').id,
    props: { label, ours },
    children: ['Part'],
    count: [2, 6],
    inside: 'Bars',
  },
  Part: {
    description: msg('One price of a sum.').id,
    props: {
      label,
      fact: { ...fact, factKinds: ['price'] },
      less: { kind: 'boolean', required: false, description: msg('What comes back: taken off the sum.').id },
    },
    children: 'none',
    inside: 'Sum',
  },
} as const satisfies WidgetDescriptions
