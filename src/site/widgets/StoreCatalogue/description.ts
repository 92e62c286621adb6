import type { WidgetDescriptions } from '../../../content/widgets.ts'

export const storeCatalogueDescriptions = {
  StoreCatalogue: {
    description: 'The store, or one category of it.',
    props: {
      category: {
        kind: 'string',
        required: false,
        refersTo: 'storeCategory',
        description: 'File name of a category in content/data/store; all of them where it is left out.',
      },
    },
    children: 'none',
  },
  StoreHero: { description: 'The top of a store page: the # heading and a sentence.', props: {}, children: 'markdown' },
} as const satisfies WidgetDescriptions
