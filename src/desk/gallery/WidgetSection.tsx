import { usePage } from '../../site/layout/PageContext.tsx'
import { ExampleFigure } from './ExampleFigure.tsx'
import type { GalleryWords, ShownWidget } from './model.ts'
import { PropertyTable } from './PropertyTable.tsx'

/** Links to pages that show a widget: enough to see it in context. */
const maxLinks = 4

export const widgetId = (name: string) => `widget-${name.toLowerCase()}`

/** A widget with its properties, the pages that show it, and its examples. */
export function WidgetSection({ widget, words }: { widget: ShownWidget; words: GalleryWords }) {
  const { localize } = usePage()
  const { name, documents, examples, pages } = widget
  return (
    <section id={widgetId(name)} className="gallery-widget">
      <h2>
        <bdi>{name}</bdi>
      </h2>
      {documents.map(inner => (
        <PropertyTable key={inner} widget={inner} alone={documents.length === 1} words={words} />
      ))}
      {pages.length > 0 && (
        <p className="gallery-uses">
          {words.uses}
          {pages.slice(0, maxLinks).map(page => (
            <a key={page} href={localize(page)}>
              <bdi dir="ltr">{page}</bdi>
            </a>
          ))}
          {pages.length > maxLinks && <bdi dir="ltr">+{pages.length - maxLinks}</bdi>}
        </p>
      )}
      {examples.map(example => (
        <ExampleFigure key={example.name} example={example} words={words} />
      ))}
    </section>
  )
}
