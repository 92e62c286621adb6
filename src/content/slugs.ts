import { localeCodes } from './locales/locales.ts'

/** Lower-case Latin letters and digits, with single hyphens between. */
export const slugForm = /^[a-z0-9]+(-[a-z0-9]+)*$/

/** Addresses reserved for the server, the build and the home page. */
export const reservedSlugs: readonly string[] = [
  'home',
  'index',
  ...localeCodes,
  'api',
  'assets',
  'logos',
  'social',
  'gallery',
  '404',
  'healthz',
  'readyz',
  'unsubscribe',
  'confirm-subscription',
]

/** `Acme Mail.en.mdx` → `acme-mail`; empty if it has no Latin letter or digit. */
export function slugOf(text: string): string {
  return text
    .replace(new RegExp(`\\.(${localeCodes.join('|')})\\.mdx$`), '')
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
