import { type Locale, locales } from '../../../content/locales/locales.ts'
import type { Passage } from '../../server/propose/protocol.ts'
import { type LinePart, linesOf } from './linesOf.ts'

interface PassagesProps {
  passages: readonly Passage[]
  locale: Locale
  /** Whether they are of a data file, whose keys are Latin. */
  isData?: boolean
}

/** Changed words between those that stayed, below the headings of their sections, each line in its own direction. */
export function Passages({ passages, locale, isData = false }: PassagesProps) {
  const { dir } = locales[locale]
  return (
    <div className="passages" lang={locale} dir={dir}>
      {passages.map(({ heading, segments }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: passages have no names and keep their order
        <div key={index}>
          {heading && <h4>{heading}</h4>}
          <p>
            {linesOf(segments, dir, isData).map((line, number) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: as above
              <span key={number} className="line" dir={line.dir}>
                {line.parts.map(shown)}
              </span>
            ))}
          </p>
        </div>
      ))}
    </div>
  )
}

function shown(part: LinePart, index: number) {
  if ('parts' in part) {
    return (
      <bdi key={index} dir={part.dir} className={part.isWhole ? 'whole' : undefined}>
        {part.parts.map(shown)}
      </bdi>
    )
  }
  const Tag = part.kind === 'same' ? 'span' : part.kind
  return <Tag key={index}>{part.text}</Tag>
}
