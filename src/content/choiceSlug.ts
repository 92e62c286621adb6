/**
 * A value of an option as links and carts name it: `512gb`, `space-black`. It comes from the English text, so that a list made
 * in one language reads in the other.
 */
export function choiceSlug(value: string | { readonly en: string }): string {
  const text = typeof value === 'string' ? value : value.en
  return text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
}
