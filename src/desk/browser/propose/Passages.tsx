import { type Locale, locales } from '../../../content/locales/locales.ts'
import type { Passage } from '../../server/propose/protocol.ts'
import { piecesOf } from '../editor/lineDirection.ts'

/** Changed words between those that stayed, below the headings of their sections, in their own direction. */
export function Passages({ passages, locale }: { passages: readonly Passage[]; locale: Locale }) {
  return (
    <div className="passages" lang={locale} dir={locales[locale].dir}>
      {passages.map(({ heading, segments }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: passages have no names and keep their order
        <div key={index}>
          {heading && <h4>{heading}</h4>}
          <p>
            {segments.map(({ kind, text }, part) => {
              const Tag = kind === 'same' ? 'span' : kind
              // biome-ignore lint/suspicious/noArrayIndexKey: as above
              return <Tag key={part}>{piecesOf(text).map(isolated)}</Tag>
            })}
          </p>
        </div>
      ))}
    </div>
  )
}

const isolated = (piece: string, index: number) =>
  index % 2 === 1 ? (
    <bdi key={index} dir="ltr">
      {piece}
    </bdi>
  ) : (
    piece
  )
