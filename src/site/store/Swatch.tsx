import type { OptionValue } from './storeItems.ts'

/** The colour of a value, where it has one; its name is next to it. */
export function Swatch({ value }: { value: OptionValue }) {
  const colour = typeof value === 'string' ? undefined : value.swatch
  return (
    colour && (
      <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true" className="inline shrink-0">
        <circle cx="8" cy="8" r="7.5" fill={colour} stroke="var(--color-line-strong)" />
      </svg>
    )
  )
}
