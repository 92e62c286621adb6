import hebrew from '@fontsource-variable/heebo/files/heebo-hebrew-wght-normal.woff2?url'
import latin from '@fontsource-variable/heebo/files/heebo-latin-wght-normal.woff2?url'
import type { Locale } from '../../content/locales/locales.ts'

/** The font files to preload: Hebrew pages begin with Latin names and digits too. */
export const fontFiles: Record<Locale, readonly string[]> = { en: [latin], he: [hebrew, latin] }
