import type { ClientMarkName } from '../../../content/names.ts'

/** Marks of the sample clients. */
const clientMarks: Record<ClientMarkName, string> = {
  circle: 'M16 4a12 12 0 1 0 0 24 12 12 0 0 0 0-24z',
  square: 'M5 5h22v22H5z',
  triangle: 'M16 4l13 24H3z',
  wave: 'M2 12c5-8 9-8 14 0s9 8 14 0v8c-5 8-9 8-14 0s-9-8-14 0z',
  grid: 'M4 4h10v10H4zM18 4h10v10H18zM4 18h10v10H4zM18 18h10v10H18z',
  ring: 'M16 3a13 13 0 1 0 0 26 13 13 0 0 0 0-26zm0 7a6 6 0 1 1 0 12 6 6 0 0 1 0-12z',
  bars: 'M4 18h6v10H4zM13 10h6v18h-6zM22 4h6v24h-6z',
  leaf: 'M4 28C4 12 12 4 28 4c0 16-8 24-24 24z',
}

export function ClientMark({ name }: { name: ClientMarkName }) {
  return (
    <svg viewBox="0 0 32 32" width="32" height="32" aria-hidden="true" className="shrink-0 text-accent">
      <path d={clientMarks[name]} fill="currentColor" fillRule="evenodd" />
    </svg>
  )
}
