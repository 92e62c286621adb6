import { msg } from '../../../content/messages/msg.ts'
import type { WidgetDescriptions } from '../../../content/widgets.ts'
import { text } from '../props.ts'

export const relatedDescriptions = {
  Related: {
    description: msg('Cards of two or three other pages.').id,
    props: {
      pages: { ...text(msg('File names of pages, without language, separated by commas.').id), refersTo: 'pages' },
    },
    children: 'none',
  },
} as const satisfies WidgetDescriptions
