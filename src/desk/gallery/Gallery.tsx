import type { ReactNode } from 'react'
import { iconNames, illustrationNames } from '../../content/names.ts'
import { Icon } from '../../site/layout/Icon.tsx'
import { Illustration } from '../../site/layout/Illustration.tsx'
import styles from './gallery.css?inline'
import script from './galleryScript.ts?inline-script'
import type { GalleryWords, ShownWidget } from './model.ts'
import { WidgetSection, widgetId } from './WidgetSection.tsx'

export interface GalleryProps extends GalleryWords {
  /** Heading and introduction. */
  children: ReactNode
}

const entry = ({ name }: ShownWidget) => (
  <li key={name}>
    <a href={`#${widgetId(name)}`}>
      <bdi>{name}</bdi>
    </a>
  </li>
)

/** Every widget with its properties and examples, and every drawing and icon by its name. */
export function Gallery({ widgets, children, ...words }: GalleryProps & { widgets: readonly ShownWidget[] }) {
  const common = widgets.filter(widget => !widget.particular)
  const particular = widgets.filter(widget => widget.particular)
  const section = (widget: ShownWidget) => <WidgetSection key={widget.name} widget={widget} words={words} />
  return (
    <div className="band">
      <div className="gallery-top">{children}</div>
      <div className="gallery">
        <style href="gallery" precedence="default">
          {styles}
        </style>
        <nav className="gallery-list" aria-label={words.list}>
          <ul>
            <li className="gallery-group">{words.common}</li>
            {common.map(entry)}
            <li>
              <a href="#drawings">{words.drawings}</a>
            </li>
            <li>
              <a href="#icons">{words.icons}</a>
            </li>
            <li className="gallery-group">{words.particular}</li>
            {particular.map(entry)}
          </ul>
        </nav>
        <div className="gallery-widgets">
          {common.map(section)}
          <section id="drawings" className="gallery-widget">
            <h2>{words.drawings}</h2>
            <ul className="gallery-names gallery-drawings">
              {illustrationNames.map(name => (
                <li key={name}>
                  <Illustration name={name} />
                  <code>{name}</code>
                </li>
              ))}
            </ul>
          </section>
          <section id="icons" className="gallery-widget">
            <h2>{words.icons}</h2>
            <ul className="gallery-names">
              {iconNames.map(name => (
                <li key={name}>
                  <Icon name={name} size={28} />
                  <code>{name}</code>
                </li>
              ))}
            </ul>
          </section>
          {particular.map(section)}
        </div>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own bundled module */}
        <script dangerouslySetInnerHTML={{ __html: script }} />
      </div>
    </div>
  )
}
