/**
 * The id of a cart line: an item, and what was chosen of its options, `macbook-air-13.16gb.midnight`. Lines of one item that
 * differ in a choice are lines of their own.
 */
export const lineId = (item: string, slugs: readonly string[]): string => [item, ...slugs].join('.')

export const itemOf = (id: string): string => id.split('.')[0] ?? ''

export const slugsOf = (id: string): string[] => id.split('.').slice(1)

/**
 * What the fragment of an address with a list begins with, however the signs after it arrive. A fragment never leaves the
 * browser: no log keeps the list.
 */
export const listMark = '#list'
