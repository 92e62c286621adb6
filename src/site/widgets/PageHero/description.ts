import { msg } from '../../../content/messages/msg.ts'
import type { WidgetDescriptions } from '../../../content/widgets.ts'

export const pageHeroDescriptions = {
  PageHero: {
    description: msg('The top of a page that sells: the # heading and one or two sentences.').id,
    props: {},
    children: 'markdown',
  },
  PolicyHero: {
    description: msg('The top of a legal page: the # heading and a sentence.').id,
    props: {},
    children: 'markdown',
  },
  StoreHero: {
    description: msg('The top of a store page: the # heading and a sentence.').id,
    props: {},
    children: 'markdown',
  },
} as const satisfies WidgetDescriptions
