import type { MDXContent } from 'mdx/types.js'
import type { ReactNode } from 'react'
import { iconNames, illustrationNames } from '../content/names.ts'
import type { Locale } from '../i18n/locales.ts'
import { Icon } from '../layout/Icon.tsx'
import { Illustration } from '../layout/Illustration.tsx'
import { ExampleFigure } from './ExampleFigure.tsx'
import styles from './gallery.css?inline'
import script from './galleryScript.ts?inline-script'
import { PropertyTable } from './PropertyTable.tsx'

export interface ShownExample {
  name: string
  source: string
  Content: MDXContent
}

export interface ShownWidget {
  name: string
  /** It, and the widgets that only stand inside it. */
  documents: string[]
  examples: ShownExample[]
}

/** The gallery's own words, which its page gives in its language. */
export interface GalleryWords {
  list: string
  drawings: string
  icons: string
  copy: string
  copied: string
  property: string
  values: string
  meaning: string
  required: string
  /** Of these words, for where they stand inside English. */
  language: { lang: Locale; dir: 'ltr' | 'rtl' }
}

export interface GalleryProps extends GalleryWords {
  /** Heading and introduction. */
  children: ReactNode
}

const idOf = (name: string) => `widget-${name.toLowerCase()}`

/** Every widget with its properties and examples, and every drawing and icon by its name. */
export function Gallery({ widgets, children, ...words }: GalleryProps & { widgets: readonly ShownWidget[] }) {
  return (
    <div className="wide max-w-none">
      <div className="gallery-top">{children}</div>
      <div className="gallery">
        <style href="gallery" precedence="default">
          {styles}
        </style>
        <nav className="gallery-list" aria-label={words.list}>
          <ul>
            {widgets.map(({ name }) => (
              <li key={name}>
                <a href={`#${idOf(name)}`}>
                  <bdi>{name}</bdi>
                </a>
              </li>
            ))}
            <li>
              <a href="#drawings">{words.drawings}</a>
            </li>
            <li>
              <a href="#icons">{words.icons}</a>
            </li>
          </ul>
        </nav>
        <div className="gallery-widgets">
          {widgets.map(({ name, documents, examples }) => (
            <section key={name} id={idOf(name)} className="gallery-widget">
              <h2>
                <bdi>{name}</bdi>
              </h2>
              {documents.map(widget => (
                <PropertyTable key={widget} widget={widget} alone={documents.length === 1} words={words} />
              ))}
              {examples.map(example => (
                <ExampleFigure key={example.name} example={example} words={words} />
              ))}
            </section>
          ))}
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
        </div>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own bundled module */}
        <script dangerouslySetInnerHTML={{ __html: script }} />
      </div>
    </div>
  )
}
