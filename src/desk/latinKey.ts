/** A letter of the Latin alphabet, as a keyboard for it writes one. */
const latin = /^[a-z]$/

/**
 * The letter that a shortcut names, in small letters. Where the keyboard writes Hebrew, Ctrl and its key for S are Ctrl and ד:
 * what counts is the place of the key.
 */
export function latinKey({ key, code }: Pick<KeyboardEvent, 'key' | 'code'>): string {
  const written = key.toLowerCase()
  const place = /^Key([A-Z])$/.exec(code)?.[1]?.toLowerCase()
  return place && !latin.test(written) && /^\p{L}$/u.test(written) ? place : written
}
