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
} as const satisfies WidgetDescriptions
