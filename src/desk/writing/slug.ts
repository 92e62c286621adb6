import { Refusal } from './refusal.ts'

/** Small Latin letters and digits, with single hyphens between. */
export const slugForm = /^[a-z0-9]+(-[a-z0-9]+)*$/

/** Addresses that are the server's, the build's or the start page's own. */
export const reservedSlugs: readonly string[] = [
  'home',
  'index',
  'he',
  'en',
  'api',
  'assets',
  'logos',
  'social',
  'gallery',
  '404',
  'healthz',
  'unsubscribe',
]

/**
 * A name that can be a page's address: `acme-mail` for `/acme-mail` and `/he/acme-mail`.
 * @throws {Refusal} with the name that was probably meant
 */
export function checkSlug(slug: string): string {
  if (!slugForm.test(slug)) {
    const close = slugOf(slug)
    throw new Refusal(
      `the name "${slug}"`,
      `lower-case Latin letters, digits and single hyphens, such as acme-mail${close ? `; did you mean "${close}"?` : ''}`,
    )
  }
  if (reservedSlugs.includes(slug)) {
    throw new Refusal(`the name "${slug}"`, 'another name; this address is reserved for the site itself')
  }
  return slug
}

/** `Acme Mail.en.mdx` → `acme-mail`; empty where no Latin letter or digit is in it. */
export function slugOf(text: string): string {
  return text
    .replace(/\.(en|he)\.mdx$/, '')
    .replace(/^.*\//, '')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
}

/** What a slug says as a name: `acme-mail` → `Acme Mail`. */
export function nameOf(slug: string): string {
  return slug.replace(/(^|-)([a-z0-9])/g, (_, hyphen: string, letter: string) => (hyphen && ' ') + letter.toUpperCase())
}
