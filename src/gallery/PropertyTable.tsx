import { describeWidget } from '../widgets/props.ts'
import type { GalleryWords } from './Gallery.tsx'
import { valuesOf } from './valuesOf.ts'

const shown = (values: ReturnType<typeof valuesOf>) =>
  typeof values === 'string' ? values : values.map(({ code }) => <code key={code}>{code}</code>)

/** What a widget is for and which properties it takes. The descriptions are English, like the names that writers type. */
export function PropertyTable({ widget, alone, words }: { widget: string; alone: boolean; words: GalleryWords }) {
  const description = describeWidget(widget)
  if (!description) throw new Error(`No description of the widget "${widget}": expected one in src/widgets/props.ts.`)
  const properties = Object.entries(description.props)
  return (
    <div lang="en" dir="ltr" className="gallery-about">
      <p>
        {!alone && <code className="gallery-name">{widget}</code>} {description.description}
      </p>
      {properties.length > 0 && (
        <table>
          <thead>
            <tr>
              <th scope="col">
                <span {...words.language}>{words.property}</span>
              </th>
              <th scope="col">
                <span {...words.language}>{words.values}</span>
              </th>
              <th scope="col">
                <span {...words.language}>{words.meaning}</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {properties.map(([name, property]) => (
              <tr key={name}>
                <th scope="row">
                  <code>{name}</code>
                  {property.required && (
                    <span className="gallery-required" {...words.language}>
                      {words.required}
                    </span>
                  )}
                </th>
                <td className="gallery-values">{shown(valuesOf(property))}</td>
                <td>{property.description}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </div>
  )
}
