import { msg } from '../../../content/messages/msg.ts'
import type { WidgetDescriptions } from '../../../content/widgets.ts'

export const storeCatalogueDescriptions = {
  StoreCatalogue: {
    description: msg('The store, or one category of it.').id,
    props: {
      category: {
        kind: 'string',
        required: false,
        refersTo: 'storeCategory',
        description: msg('File name of a category in content/data/store; all of them if left out.').id,
      },
    },
    children: 'none',
  },
} as const satisfies WidgetDescriptions
