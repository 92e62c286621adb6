import type { WidgetDescriptions } from '../../../content/widgets.ts'
import { text } from '../props.ts'

export const relatedDescriptions = {
  Related: {
    description: 'Cards of two or three other pages.',
    props: { pages: { ...text('File names of pages, without language, separated by commas.'), refersTo: 'pages' } },
    children: 'none',
  },
} as const satisfies WidgetDescriptions
