import hebrew from '@fontsource-variable/heebo/files/heebo-hebrew-wght-normal.woff2?url'
import latin from '@fontsource-variable/heebo/files/heebo-latin-wght-normal.woff2?url'
import type { Locale } from '../../content/locales/locales.ts'

/** The font files that the first lines of a page need, to be preloaded: Hebrew pages are full of Latin names and digits. */
export const fontFiles: Record<Locale, readonly string[]> = { en: [latin], he: [hebrew, latin] }
