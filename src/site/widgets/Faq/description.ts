import { msg } from '../../../content/messages/msg.ts'
import type { WidgetDescriptions } from '../../../content/widgets.ts'
import { text } from '../props.ts'

export const faqDescriptions = {
  Faq: { description: msg('Questions and answers, folded.').id, props: {}, children: ['Question'], count: [1, 12] },
  Question: {
    heading: 3,
    description: msg('One question, with its answer inside.').id,
    props: { q: text(msg('The question.').id) },
    children: 'markdown',
    inside: 'Faq',
  },
} as const satisfies WidgetDescriptions
