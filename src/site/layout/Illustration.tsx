import type { IllustrationName } from '../../content/names.ts'
import { drawings } from './drawings.ts'

/** Drawings with a direction, mirrored on right-to-left pages. */
const directed: ReadonlySet<IllustrationName> = new Set(['office', 'mail'])

/** The drawing of a page, in the colours of the theme; decorative. */
export function Illustration({ name }: { name: IllustrationName }) {
  const { tint, line, solid } = drawings[name]
  return (
    <svg
      viewBox="0 0 240 180"
      // Where there is less height for it, it is cut above and below.
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      className={`block h-auto w-full text-accent ${directed.has(name) ? 'rtl:-scale-x-100' : ''}`}
    >
      <path
        d="M0 12A12 12 0 0 1 12 0H228A12 12 0 0 1 240 12V168A12 12 0 0 1 228 180H12A12 12 0 0 1 0 168z"
        className="fill-tint"
      />
      <path d={tint} className="fill-card" />
      <path d={line} fill="none" stroke="currentColor" strokeWidth="2" strokeLinecap="round" strokeLinejoin="round" />
      {solid && <path d={solid} fill="currentColor" />}
    </svg>
  )
}
