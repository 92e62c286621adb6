import type { IllustrationName } from '../../content/names.ts'
import { drawings } from './drawings.ts'

/** Drawings with a direction, mirrored on right-to-left pages. */
const directed: ReadonlySet<IllustrationName> = new Set(['office', 'mail', 'lost'])

const mirrored = 'origin-center mirrored'

/**
 * The drawing of a page, an enlarged room of the home page's plan: the line of the connection comes in, passes behind what the
 * page is about and ends at a person. On the screen of a page that is not there it stops, cut through. Decorative.
 */
export function Illustration({ name }: { name: IllustrationName }) {
  const { area, line, solid } = drawings[name]
  const isCut = name === 'lost'
  return (
    <svg
      viewBox="0 0 240 180"
      // Where there is less height for it, the field is cut above and below; hero.css draws smaller what stands on it.
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      className="illustration"
    >
      {!isCut && (
        <g className={mirrored}>
          <path d="M0 90H216" className="stroke-accent" />
          <circle cx="224" cy="90" r="7" className="fill-accent" />
        </g>
      )}
      <g className={directed.has(name) ? mirrored : undefined}>
        {/* From beyond the field, so that it comes from the edge at any size. */}
        {isCut && <path d="M-60 90H86" className="stroke-accent" />}
        <path d={area} className="fill-card" />
        <path d={line} className="stroke-ink" />
        {solid && <path d={solid} className="fill-accent" />}
      </g>
    </svg>
  )
}
