/** The closest element around what an event happened to that a selector matches; a document or window has none. */
export const within = <E extends HTMLElement>({ target }: Event, selector: string): E | null | undefined =>
  (target as Element).closest?.<E>(selector)
