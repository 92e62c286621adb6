/** The mark: four modules of a pattern, one turned. */
export function Logo() {
  return (
    <svg viewBox="0 0 32 32" width="32" height="32" aria-hidden="true" className="shrink-0 text-accent">
      <rect x="1" y="1" width="13" height="13" rx="2" fill="currentColor" />
      <rect x="18" y="1" width="13" height="13" rx="6.5" fill="none" stroke="currentColor" strokeWidth="2.5" />
      <rect x="1" y="18" width="13" height="13" rx="6.5" fill="none" stroke="currentColor" strokeWidth="2.5" />
      <rect x="18" y="18" width="13" height="13" rx="2" fill="currentColor" />
    </svg>
  )
}
