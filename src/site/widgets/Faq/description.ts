import type { WidgetDescriptions } from '../../../content/widgets.ts'
import { text } from '../props.ts'

export const faqDescriptions = {
  Faq: { description: 'Questions and answers, folded.', props: {}, children: ['Question'], count: [1, 12] },
  Question: {
    heading: 3,
    description: 'One question; the answer stands inside.',
    props: { q: text('The question.') },
    children: 'markdown',
    inside: 'Faq',
  },
} as const satisfies WidgetDescriptions
