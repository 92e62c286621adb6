import type { WidgetDescriptions } from '../../../content/widgets.ts'

export const pageHeroDescriptions = {
  PageHero: {
    description: 'The top of a page that sells: the # heading and one or two sentences.',
    props: {},
    children: 'markdown',
  },
  PolicyHero: {
    description: 'The top of a legal page: the # heading and a sentence.',
    props: {},
    children: 'markdown',
  },
  StoreHero: { description: 'The top of a store page: the # heading and a sentence.', props: {}, children: 'markdown' },
} as const satisfies WidgetDescriptions
