import { Fragment } from 'react'
import { describeWidget } from '../../content/widgets.ts'
import { Bidi } from '../../site/layout/Bidi.tsx'
import { widgetDescriptions } from '../../site/widgets/descriptions.ts'
import type { GalleryWords } from './model.ts'
import { valuesOf } from './valuesOf.ts'

const shown = (values: ReturnType<typeof valuesOf>, words: GalleryWords) =>
  typeof values === 'string'
    ? words.say(values)
    : values.map(({ code }, index) => (
        <Fragment key={code}>
          {index > 0 && ' · '}
          <code>{code}</code>
        </Fragment>
      ))

/** A widget's purpose and its properties. */
export function PropertyTable({ widget, alone, words }: { widget: string; alone: boolean; words: GalleryWords }) {
  const description = describeWidget(widgetDescriptions, widget)
  if (!description)
    throw new Error(`No description of the widget "${widget}": expected one in its folder below src/site/widgets.`)
  const properties = Object.entries(description.props)
  return (
    <div className="gallery-about">
      <p>
        {!alone && <code className="gallery-name">{widget}</code>} <Bidi>{words.say(description.description)}</Bidi>
      </p>
      {properties.length > 0 && (
        <table>
          <thead>
            <tr>
              <th scope="col">{words.property}</th>
              <th scope="col">{words.values}</th>
              <th scope="col">{words.meaning}</th>
            </tr>
          </thead>
          <tbody>
            {properties.map(([name, property]) => (
              <tr key={name}>
                <th scope="row">
                  <code>{name}</code>
                  {property.required && <span className="gallery-required">{words.required}</span>}
                </th>
                <td className="gallery-values">{shown(valuesOf(property), words)}</td>
                <td>
                  <Bidi>{words.say(property.description)}</Bidi>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </div>
  )
}
